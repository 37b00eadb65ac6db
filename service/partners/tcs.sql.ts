import { sql } from 'kysely';
import type { Day } from '../core/day.ts';
import type { Database } from '../platform/context.ts';
import type { GstRegistration, TcsRate } from './tcs.ts';

/** Rates of tax collected at source, newest first. */
export async function tcsRates(db: Database): Promise<TcsRate[]> {
  const { rows } = await sql<{ from: Day; points: number; withheld: boolean }>`
    select from_day::text as from, basis_points as points, withheld from tcs_rates order by from_day desc`.execute(db);
  return rows.map(({ from, points, withheld }) => ({ from, percent: points / 100, withheld }));
}

/** Stores a rate; replaces one of the same day. */
export async function putTcsRate(db: Database, { from, percent, withheld }: TcsRate): Promise<void> {
  await sql`
    insert into tcs_rates (from_day, basis_points, withheld) values (${from}, (${percent}::numeric * 100)::int, ${withheld})
    on conflict (from_day) do update set basis_points = excluded.basis_points, withheld = excluded.withheld`.execute(
    db,
  );
}

/** Deletes the rate of that day; false if there is none. */
export async function deleteTcsRate(db: Database, from: Day): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('tcs_rates').where('from_day', '=', from).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Current and former registrations of these partners (of all if none is named), newest first. */
export async function registrationsOf(
  db: Database,
  partner?: number,
): Promise<ReadonlyMap<number, readonly GstRegistration[]>> {
  const { rows } = await sql<GstRegistration & { partner: number }>`
    select partner_id as partner, from_day::text as from, gstin from partner_registrations
    where ${partner === undefined ? sql`true` : sql`partner_id = ${partner}`} order by from_day desc`.execute(db);
  return Map.groupBy(rows, (row) => row.partner);
}

/** Stores a registration; removes those of that day and of later ones. */
export async function putRegistration(
  db: Database,
  { partner, from, gstin }: GstRegistration & { partner: number },
): Promise<void> {
  await sql`delete from partner_registrations where partner_id = ${partner} and from_day >= ${from}`.execute(db);
  await sql`insert into partner_registrations (partner_id, from_day, gstin) values (${partner}, ${from}, ${gstin})`.execute(
    db,
  );
}

/** First day of the last month that was paid out to a partner; undefined: none. */
export async function lastPaidMonth(db: Database, partner: number): Promise<Day | undefined> {
  const { rows } = await sql<{ month: Day | null }>`
    select max(month)::text as month from payouts where partner_id = ${partner}`.execute(db);
  return rows[0]?.month ?? undefined;
}
