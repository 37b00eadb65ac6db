import { expect, test } from 'vitest';
import { checkTree } from './checked-tree.ts';

test('a module may name its own tables, and what others offer to it', () => {
  const files = {
    'service/media/pictures.sql.ts':
      "// of all stays\nsql`-- for bookings\nselect 'users', m.stays from media m join free_stock() f on true`;\ndb.selectFrom('media');",
    'service/media/kind.ts': "export const kind = 'stays';",
    'database/sample/load.ts': 'sql`insert into stays select 1 from media`;',
    'tests/a.test.ts': 'sql`select 1 from stays, bookings`;',
  };
  expect(checkTree(files)).toEqual([]);
});

const broken: readonly [rule: string, files: Record<string, string>, finding: string][] = [
  [
    'the SQL of a room does not join the table of another',
    { 'service/catalog/a.sql.ts': 'sql`\nselect 1 from stays s\njoin bookings b on true`;' },
    'service/catalog/a.sql.ts:3 the table bookings is service/booking’s: only its own SQL names it',
  ],
  [
    'nor behind a comma',
    { 'service/accounts/a.sql.ts': 'sql`select 1 from users u, holds h`;' },
    'service/accounts/a.sql.ts:1 the table holds is service/stock’s: only its own SQL names it',
  ],
  [
    'nor in a piece of a statement',
    { 'service/content/a.sql.ts': 'const a = `left join emails l on true`;' },
    'service/content/a.sql.ts:1 the table emails is service/emails’s: only its own SQL names it',
  ],
  [
    'nor with a builder, under another name',
    { 'service/emails/a.sql.ts': "db.selectFrom('emails as l')\n.innerJoin('users as u', 'u.id', 'l.user_id');" },
    'service/emails/a.sql.ts:2 the table users is service/accounts’s: only its own SQL names it',
  ],
  [
    'nor by a constant',
    {
      'service/media/a.sql.ts': "const tables = { of: 'stays' } as const;\nsql.table(tables.of);",
    },
    'service/media/a.sql.ts:1 the table stays is service/catalog’s: only its own SQL names it',
  ],
  [
    'nor by the words of a type',
    { 'service/enquiries/a.sql.ts': "export type Asked = 'payments';" },
    'service/enquiries/a.sql.ts:1 the table payments is service/booking’s: only its own SQL names it',
  ],
  [
    'platform names its own tables only',
    { 'service/platform/a.ts': "await pool.query('select 1 from stays limit 1');" },
    'service/platform/a.ts:1 the table stays is service/catalog’s: only its own SQL names it',
  ],
  [
    'every table has an owner',
    { 'database/tables.ts': 'export interface Tables {\n  stays: Stays;\n  ghosts: Ghosts;\n}' },
    'database/tables.ts:3 ghosts belongs to 0 rooms, not to one',
  ],
];

test.each(broken)('%s', (_rule, files, finding) => {
  expect(checkTree(files)).toEqual([finding]);
});
