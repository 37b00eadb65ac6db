import pg from 'pg';
import { jobsSchemaOf, pathOf } from '../../service/platform/database/database.ts';

/** Tables from which nothing is ever deleted: a copy with equal counts is complete. */
const neverDeletedTables = ['bookings', 'booking_changes', 'payments', 'invoices'] as const;
type NeverDeletedTable = (typeof neverDeletedTables)[number];

export type RowCounts = Readonly<Record<NeverDeletedTable, number>>;

/** A site in a database. */
export interface BackedUpSite {
  readonly url: string;
  readonly schema: string;
}

async function query<Row extends pg.QueryResultRow>({ url, schema }: BackedUpSite, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(pathOf(schema));
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Schemas of other sites in the database. */
export async function otherSchemas(site: BackedUpSite): Promise<string[]> {
  const own = [site.schema, jobsSchemaOf(site.schema)].map((one) => `'${one}'`).join(', ');
  const rows = await query<{ name: string }>(
    site,
    `select nspname as name from pg_namespace where nspname !~ '^pg_' and nspname not in ('information_schema', ${own})`,
  );
  return rows.map(({ name }) => name);
}

/** The row counts of the tables from which nothing is ever deleted. */
export async function countBooks(site: BackedUpSite): Promise<RowCounts> {
  const counts = neverDeletedTables.map((table) => `(select count(*)::int from ${table}) as ${table}`).join(', ');
  const [books] = await query<RowCounts>(site, `select ${counts}`);
  if (!books) throw new Error('No answer');
  return books;
}

/** Days of stock whose taken number differs from what bookings hold. */
export async function countStockMismatches(site: BackedUpSite): Promise<number> {
  const rows = await query(
    site,
    `select 1 from allotments a left join holds h using (sellable_id, day, slot)
      group by a.sellable_id, a.day, a.slot having a.taken <> coalesce(sum(h.units), 0)`,
  );
  return rows.length;
}

/** Databases of restore drills that were killed. Their names contain the time when they began. */
export async function findOldDrills(site: BackedUpSite, before: number): Promise<string[]> {
  const rows = await query<{ name: string }>(
    site,
    String.raw`select datname as name from pg_database where datname ~ '^padharo_drill_\d{13}$'`,
  );
  return rows.map(({ name }) => name).filter((name) => Number(name.slice('padharo_drill_'.length)) < before);
}

/** `name` is generated: nothing in it needs quotes. */
export const createDatabase = (site: BackedUpSite, name: string) =>
  query(site, `create database ${name} template template0`);
export const dropDatabase = (site: BackedUpSite, name: string) =>
  query(site, `drop database if exists ${name} with (force)`);
