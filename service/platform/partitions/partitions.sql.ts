import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { lockTimeout } from '../database/database-error.ts';

/** A month for which a table has no partition yet. */
export interface MissingPartition {
  readonly table: string;
  /** Name of the default partition. */
  readonly defaultPartition: string;
  readonly part: string;
  /** Its first instant, and the first after it. */
  readonly from: string;
  readonly until: string;
}

/** Range-partitioned tables of our schema: all are partitioned by month and have a default partition. */
const tables = sql`
  select p.partrelid as oid, c.relname as name, o.relname as other
  from pg_partitioned_table p join pg_class c on c.oid = p.partrelid join pg_class o on o.oid = p.partdefid
  where p.partstrat = 'r' and c.relnamespace = current_schema()::regnamespace`;

/** Their partitions and where each ends; the default partition has no end. */
const parts = sql`
  select i.inhparent as whole, c.relname as part,
    substring(pg_get_expr(c.relpartbound, c.oid) from $$ TO \\('(.+)'\\)$$)::timestamptz as until
  from pg_inherits i join pg_class c on c.oid = i.inhrelid`;

/**
 * Months (UTC) without a partition, from the month of `now` (or of the database's clock) to `ahead` months later, that
 * follow the last partition of their table; earliest first.
 */
export async function findMissingPartitions(
  db: Database,
  now: Date | undefined,
  ahead: number,
): Promise<MissingPartition[]> {
  const { rows } = await sql<MissingPartition>`
    select t.name as table, t.other as "defaultPartition", t.name || to_char(month, '_YYYY_MM') as part,
      to_char(month, 'YYYY-MM-DD 00:00:00+00') as from,
      to_char(month + interval '1 month', 'YYYY-MM-DD 00:00:00+00') as until
    from (${tables}) t
      cross join lateral (select date_trunc('month', coalesce(${now ?? null}::timestamptz, now()) at time zone 'UTC') as this) n
      cross join generate_series(n.this, n.this + make_interval(months => ${ahead}), interval '1 month') as month
    where not exists (select from (${parts}) p where p.whole = t.oid and p.until > month at time zone 'UTC')
    order by month, t.name`.execute(db);
  return rows;
}

/** Partitions of a table that end before then, oldest first. */
export async function findEndedPartitions(db: Database, table: string, before: Date): Promise<string[]> {
  const { rows } = await sql<{ part: string }>`
    select p.part from (${tables}) t join (${parts}) p on p.whole = t.oid
    where t.name = ${table} and p.until <= ${before} order by p.until`.execute(db);
  return rows.map(({ part }) => part);
}

/**
 * Waits until no other process changes partitions: a process that is refused cannot know whether the other one will
 * succeed. Throws an `isLockConflict` error after `lockTimeout`, here and when it waits for tables later: sales go first.
 */
async function takeTurn(db: Database): Promise<void> {
  await sql`select set_config('lock_timeout', ${lockTimeout}, true)`.execute(db);
  await sql`select pg_advisory_xact_lock(hashtext('padharo months of ' || current_schema()))`.execute(db);
}

/**
 * Locks the referenced tables before the table itself: then no writer of both is inside either, and no two wait for
 * each other. The lock is as strong as will be needed later: upgrading a lock could deadlock with a transaction that
 * holds a row and writes it next.
 */
async function lockReferred(
  db: Database,
  table: string,
  mode: 'share row exclusive' | 'access exclusive',
): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select distinct c.relname as name from pg_constraint f join pg_class c on c.oid = f.confrelid
    where f.conrelid = ${table}::regclass and f.contype = 'f' order by 1`.execute(db);
  for (const { name } of rows) await sql`lock table ${sql.id(name)} in ${sql.raw(mode)} mode`.execute(db);
}

async function exists(db: Database, table: string): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass(${table}) is not null as there`.execute(db);
  return rows[0]?.there ?? false;
}

/** Attaches a month, with the constraints of the default partition. Does nothing if another process has done so. */
export async function attachPartition(
  db: Database,
  { table, defaultPartition, part, from, until }: MissingPartition,
): Promise<void> {
  await takeTurn(db);
  if (await exists(db, part)) return;
  // before the locks: creating its indexes takes longest
  await sql`create table ${sql.id(part)} (like ${sql.id(defaultPartition)} including all excluding identity)`.execute(
    db,
  );
  await lockReferred(db, table, 'share row exclusive');
  await sql`alter table ${sql.id(table)} attach partition ${sql.id(part)}
    for values from (${sql.lit(from)}) to (${sql.lit(until)})`.execute(db);
}

/** Detaches and drops a month with all its rows. */
export async function dropPartition(db: Database, table: string, part: string): Promise<void> {
  await takeTurn(db);
  if (!(await exists(db, part))) return;
  await lockReferred(db, table, 'access exclusive');
  await sql`alter table ${sql.id(table)} detach partition ${sql.id(part)}`.execute(db);
  await sql`drop table ${sql.id(part)}`.execute(db);
}
