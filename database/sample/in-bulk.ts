import { sql } from 'kysely';
import type { Database } from '../../service/platform/database/database.ts';

/** What stands beside the rows of a table: the statements that take it away and that put it back. */
interface Beside {
  readonly table: string;
  readonly name: string;
  readonly away: string;
  readonly back: string;
}

/**
 * Runs `fill` in this transaction without the triggers, references and indexes of these tables, primary keys apart: all that
 * is put back after it, and checked then. What the triggers do is for the caller.
 */
export async function inBulk(
  db: Database,
  tables: readonly string[],
  tell: (what: string) => void,
  fill: () => Promise<void>,
): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  // sorts and hashes of many millions of rows
  await run("set local maintenance_work_mem = '256MB'");
  await run("set local work_mem = '128MB'");
  const beside = await besideRows(db, tables);
  for (const { away } of beside) await run(away);
  for (const table of tables) await sql`alter table ${sql.table(table)} disable trigger user`.execute(db);
  await fill();
  for (const table of tables) await sql`alter table ${sql.table(table)} enable trigger user`.execute(db);
  for (const { table, name, back } of [...beside].reverse()) {
    tell(`${table}: ${name}`);
    await run(back);
  }
}

/** References first, then what is unique, then the other indexes; but for what others refer to. */
async function besideRows(db: Database, tables: readonly string[]): Promise<readonly Beside[]> {
  const { rows } = await sql<Beside>`
    with told as (select t::regclass as id from unnest(${sql.val([...tables])}::text[]) t)
    select c.conrelid::regclass::text as table, c.conname as name, (c.contype = 'f')::int * -2 - 1 as place,
      format('alter table %s drop constraint %I', c.conrelid::regclass, c.conname) as away,
      format('alter table %s add constraint %I %s', c.conrelid::regclass, c.conname, pg_get_constraintdef(c.oid)) as back
    from pg_constraint c
    where c.conrelid in (select id from told) and (c.contype = 'f' or c.contype = 'u' and not exists (
      select from pg_constraint r where r.contype = 'f' and r.conindid = c.conindid))
    union all
    select i.indrelid::regclass::text, i.indexrelid::regclass::text, 0,
      format('drop index %s', i.indexrelid::regclass), pg_get_indexdef(i.indexrelid)
    from pg_index i
    where i.indrelid in (select id from told) and not exists (
      select from pg_constraint c where c.conindid = i.indexrelid and c.contype in ('p', 'u', 'x'))
    order by place, 1, 2`.execute(db);
  return rows;
}
