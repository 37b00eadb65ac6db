import { writeFileSync } from 'node:fs';
import { openEmbedded } from '../../service/platform/database/embedded.ts';
import { migrate } from '../../service/platform/database/migrate.ts';
import { embeddedDatabase } from '../../service/platform/database/open-database.ts';
import { makeLog } from '../../service/platform/log.ts';

const log = makeLog({ logLevel: 'error' });

const types: Record<string, string> = {
  int4: 'number',
  int8: 'number',
  xid8: 'string',
  float8: 'number',
  text: 'string',
  uuid: 'string',
  bool: 'boolean',
  date: 'Day',
  timestamptz: 'Date',
  jsonb: 'Json',
  _text: 'string[]',
  _int4: 'number[]',
  _int8: 'string[]',
  bytea: 'Buffer',
};

/** The row types of the schema, as the text of database/tables.ts. */
export async function describeTables(): Promise<string> {
  const embedded = await openEmbedded({});
  const { pool, close } = embedded;
  try {
    await migrate(embeddedDatabase(embedded, log));
    const { rows } = await pool.query<{
      table_name: string;
      column_name: string;
      udt_name: string;
      is_nullable: 'YES' | 'NO';
      column_default: string | null;
      is_identity: 'YES' | 'NO';
      is_generated: 'ALWAYS' | 'NEVER';
    }>(
      `select table_name, column_name, udt_name, is_nullable, column_default, is_identity, is_generated
       from information_schema.columns join information_schema.tables using (table_schema, table_name)
         join pg_class on oid = format('%I.%I', table_schema, table_name)::regclass
       where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name <> 'migrations' and not relispartition
       order by table_name, ordinal_position`,
    );
    const tables = Map.groupBy(rows, (row) => row.table_name);
    const name = (table: string) => table.replace(/(^|_)(\w)/g, (_, __, initial: string) => initial.toUpperCase());
    const body = [...tables].map(([table, columns]) => {
      const lines = columns.map((column) => {
        const type = types[column.udt_name];
        if (!type) throw new Error(`${table}.${column.column_name}: no type for ${column.udt_name}`);
        const whole = column.is_nullable === 'YES' ? `${type} | null` : type;
        const made = column.is_identity === 'YES' || column.is_generated === 'ALWAYS';
        if (made) return `  ${column.column_name}: GeneratedAlways<${whole}>;`;
        return `  ${column.column_name}: ${column.column_default === null ? whole : `Generated<${whole}>`};`;
      });
      return `export interface ${name(table)} {\n${lines.join('\n')}\n}\n`;
    });
    const all = [...tables.keys()].map((table) => `  ${table}: ${name(table)};`).join('\n');
    return `// Generated from the schema: npm run fix
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Day } from '../service/core/day.ts';

/** Written as JSON text, read as whatever was written: parse it at the mapper. */
export type Json = ColumnType<unknown, string, string>;

${body.join('\n')}
export interface Tables {
${all}
}
`;
  } finally {
    await close();
  }
}

if (import.meta.main) {
  writeFileSync(new URL('../../database/tables.ts', import.meta.url), await describeTables());
}
