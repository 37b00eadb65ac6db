import pg from 'pg';

/** What nobody ever deletes: a copy that has as many of them is whole. */
const kept = ['bookings', 'booking_changes', 'payments', 'invoices'] as const;
type Kept = (typeof kept)[number];

export type Books = Readonly<Record<Kept, number>>;

async function asked<Row extends pg.QueryResultRow>(connectionString: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

/** How many there are of what nobody ever deletes. */
export async function booksOf(url: string): Promise<Books> {
  const counts = kept.map((table) => `(select count(*)::int from ${table}) as ${table}`).join(', ');
  const [books] = await asked<Books>(url, `select ${counts}`);
  if (!books) throw new Error('No answer');
  return books;
}

/** Days of stock of which another number is taken than bookings hold. */
export async function contradictingStock(url: string): Promise<number> {
  const rows = await asked(
    url,
    `select 1 from allotments a left join holds h using (sellable_id, day, slot)
      group by a.sellable_id, a.day, a.slot having a.taken <> coalesce(sum(h.units), 0)`,
  );
  return rows.length;
}

/** The databases of drills that nobody ended: whoever restored there was killed. Their names say when they began. */
export async function leftDrills(url: string, before: number): Promise<string[]> {
  const rows = await asked<{ name: string }>(
    url,
    String.raw`select datname as name from pg_database where datname ~ '^padharo_drill_\d{13}$'`,
  );
  return rows.map(({ name }) => name).filter((name) => Number(name.slice('padharo_drill_'.length)) < before);
}

/** `name` is ours: nothing in it needs quotes. */
export const createDatabase = (url: string, name: string) => asked(url, `create database ${name} template template0`);
export const dropDatabase = (url: string, name: string) => asked(url, `drop database if exists ${name} with (force)`);
