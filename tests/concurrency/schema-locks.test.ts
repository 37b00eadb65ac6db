import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { migrate } from '../../service/platform/database/migrate.ts';
import { type OpenDatabase, openDatabase } from '../../service/platform/database/open-database.ts';
import { makeLog } from '../../service/platform/log.ts';
import { createPartitions, dropPartitions } from '../../service/platform/partitions/partitions.ts';

const where = inject('ground');
const cluster = where.kind === 'postgres' ? where.cluster : '';
const name = `schema_locks_${process.pid}`;
const log = makeLog({ logLevel: 'error' });

/** Records after each schema change which locks its transaction holds on tables that existed before. */
const noting = `
  create schema noted;
  create table noted.before (xid xid8, relation oid);
  create table noted.locks (step int generated always as identity, xid xid8, said text, name text, modes text[]);
  create function noted.note() returns event_trigger language plpgsql as $$ begin
    if not exists (select from noted.before where xid = pg_current_xact_id()) then
      insert into noted.before select pg_current_xact_id(), oid from pg_class
      where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace;
    end if;
    insert into noted.locks (xid, said, name, modes)
    select pg_current_xact_id(), tg_tag, c.relname, array_agg(l.mode)
    from pg_locks l join noted.before b on b.relation = l.relation and b.xid = pg_current_xact_id()
      join pg_class c on c.oid = l.relation
    where l.pid = pg_backend_pid() and l.mode in ('ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')
    group by c.relname;
  end $$;
  create event trigger note_before on ddl_command_start execute function noted.note();
  create event trigger note_after on ddl_command_end execute function noted.note()`;

// needs real PostgreSQL: one connection cannot race with itself
describe.skipIf(where.kind === 'embedded')('a change of the schema', () => {
  let admin: pg.Client;
  let client: pg.Client;
  let database: OpenDatabase;
  beforeAll(async () => {
    admin = new pg.Client({ connectionString: `${cluster}postgres` });
    await admin.connect();
    await admin.query(`create database ${name}`);
    client = new pg.Client({ connectionString: `${cluster}${name}` });
    await client.connect();
    await client.query(noting);
    database = await openDatabase({ databaseUrl: `${cluster}${name}`, databasePool: 2, dataDir: '' }, log);
    await migrate(database);
  });
  afterAll(async () => {
    await database.close();
    await client.end();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });

  /**
   * Which transactions locked a table against writers, and then, in a later step, against readers as well. PostgreSQL ends a
   * transaction that had locked a row there in the meantime and writes it: it waits for the first lock, and the second for it. The
   * baseline is left out: no one sells before it.
   */
  async function grown(): Promise<string[]> {
    const { rows } = await client.query<{ by: string; name: string; whole: boolean }>(
      `select coalesce(m.name, 'months ' || l.xid) as by, l.name, 'AccessExclusiveLock' = any(l.modes) as whole
       from noted.locks l left join migrations m on m.xmin::text = (l.xid::text::bigint % (2::bigint ^ 32)::bigint)::text
       where m.name not like 'schema/%' is not false
       order by step`,
    );
    const first = new Map<string, boolean>();
    const found = new Set<string>();
    for (const { by, name, whole } of rows) {
      const table = `${by} ${name}`;
      if (whole && first.get(table) === false) found.add(table);
      if (!first.has(table)) first.set(table, whole);
    }
    return [...found].sort();
  }

  test('takes its strongest lock on a table in use first', async () => {
    expect(await grown()).toEqual([]);
  });

  test('is reported when it takes a stronger lock later', async () => {
    await client.query(`begin;
      create trigger later before update on bookings for each row execute function refuse_change_of_history();
      alter table bookings add column later int;
      insert into migrations (name, hash) values ('0000-later.sql', 'x');
      commit;
      alter table bookings drop column later;
      drop trigger later on bookings`);
    expect(await grown()).toEqual(['0000-later.sql bookings']);
    await client.query("truncate noted.locks; delete from migrations where name = '0000-later.sql'");
  });

  test('creating and dropping a month take their strongest lock first too', async () => {
    expect(await createPartitions(database.db, new Date('2031-01-01'))).toEqual([]);
    await dropPartitions({ db: database.db, log }, 'webhook_deliveries', new Date('2032-01-01'));
    const { rows } = await client.query(
      `select count(*)::int as gone from noted.locks where said = 'DROP TABLE' and name = 'webhook_deliveries'`,
    );
    expect(rows[0].gone).toBeGreaterThan(0);
    expect(await grown()).toEqual([]);
  });
});
