import pg from 'pg';
import { jobsSchemaOf, pathOf } from '../../service/platform/database/own-schema.ts';

/** What nobody ever deletes: a copy that has as many of them is whole. */
const kept = ['bookings', 'booking_changes', 'payments', 'invoices'] as const;
type Kept = (typeof kept)[number];

export type Books = Readonly<Record<Kept, number>>;

/** A house in a database. */
export interface Site {
  readonly url: string;
  readonly schema: string;
}

async function asked<Row extends pg.QueryResultRow>({ url, schema }: Site, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(pathOf(schema));
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Schemas of the database in which others live. */
export async function otherSchemas(site: Site): Promise<string[]> {
  const own = [site.schema, jobsSchemaOf(site.schema)].map((one) => `'${one}'`).join(', ');
  const rows = await asked<{ name: string }>(
    site,
    `select nspname as name from pg_namespace where nspname !~ '^pg_' and nspname not in ('information_schema', ${own})`,
  );
  return rows.map(({ name }) => name);
}

/** How many there are of what nobody ever deletes. */
export async function booksOf(site: Site): Promise<Books> {
  const counts = kept.map((table) => `(select count(*)::int from ${table}) as ${table}`).join(', ');
  const [books] = await asked<Books>(site, `select ${counts}`);
  if (!books) throw new Error('No answer');
  return books;
}

/** Days of stock of which another number is taken than bookings hold. */
export async function contradictingStock(site: Site): Promise<number> {
  const rows = await asked(
    site,
    `select 1 from allotments a left join holds h using (sellable_id, day, slot)
      group by a.sellable_id, a.day, a.slot having a.taken <> coalesce(sum(h.units), 0)`,
  );
  return rows.length;
}

/** The databases of drills that nobody ended: whoever restored there was killed. Their names say when they began. */
export async function leftDrills(site: Site, before: number): Promise<string[]> {
  const rows = await asked<{ name: string }>(
    site,
    String.raw`select datname as name from pg_database where datname ~ '^padharo_drill_\d{13}$'`,
  );
  return rows.map(({ name }) => name).filter((name) => Number(name.slice('padharo_drill_'.length)) < before);
}

/** `name` is ours: nothing in it needs quotes. */
export const createDatabase = (site: Site, name: string) => asked(site, `create database ${name} template template0`);
export const dropDatabase = (site: Site, name: string) => asked(site, `drop database if exists ${name} with (force)`);
