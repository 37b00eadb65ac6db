import { sql } from 'kysely';
import type { Database } from '../../platform/context.ts';
import { mostTurnaroundDays } from '../../stock/stock.ts';
import { minuteOf } from './indexed.sql.ts';
import { type IndexedNight, nobodyArrives } from './indexed-product.ts';

/** Many nights of sellables without special rules, as number arrays: reading a row for each takes ten times as long. */
export interface PlainNights {
  readonly whose: readonly number[];
  /**
   * For each its night, minimum stay, whether it has a price of its own, and units left, packed into one number: see
   * `unpackNight`.
   */
  readonly packed: readonly number[];
  /** Prices of those that have their own. */
  readonly prices: readonly number[];
}

/** Number of bits of each part. */
const bits = { left: 12, priced: 1, leastStay: 8 } as const;
/** Higher numbers are stored as this. */
export const mostUnits = 2 ** bits.left - 1;

export const unpackNight = (packed: number) => ({
  left: packed & mostUnits,
  isPriced: ((packed >> bits.left) & 1) === 1,
  leastStay: (packed >> (bits.left + bits.priced)) & 255,
  night: packed >> (bits.left + bits.priced + bits.leastStay),
});

/** Ids of the sellables whose nights depend only on their allotments. */
export async function readPlain(db: Database, at: Date, of: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ plain: string }>`
    select plainly_sold(${at}, ${sql.val([...of])}::int[])::text as plain`.execute(db);
  return numbersOf(rows[0]?.plain ?? null);
}

/** All nights [0, to) of these sellables, grouped by sellable. */
export async function readPlainNights(
  db: Database,
  { base, to, of }: { base: string; to: number; of: readonly number[] },
): Promise<PlainNights> {
  const { rows } = await sql<Record<keyof PlainNights, string | null>>`
    select array_agg(f.sellable_id)::text as whose,
      array_agg((((f.day - ${base}::date) * ${sql.lit(2 ** bits.leastStay)}
        + case when f.no_arrival then ${sql.lit(nobodyArrives)} else least(f.min_stay, ${sql.lit(nobodyArrives)}) end
        ) * 2 + (f.price_paise is not null)::int) * ${sql.lit(2 ** bits.left)} + least(f.free, ${sql.lit(mostUnits)}))::text as packed,
      (array_agg(f.price_paise) filter (where f.price_paise is not null))::text as prices
    from plain_stock f
    where f.sellable_id = any(${sql.val([...of])}::int[]) and f.day >= ${base}::date and f.day < ${base}::date + ${to}::int`.execute(
    db,
  );
  const [row] = rows;
  return {
    whose: numbersOf(row?.whose ?? null),
    packed: numbersOf(row?.packed ?? null),
    prices: numbersOf(row?.prices ?? null),
  };
}

/** Parses a PostgreSQL array of numbers. */
const numbersOf = (list: string | null): number[] => (list ? JSON.parse(`[${list.slice(1, -1)}]`) : []);

interface NightRow extends IndexedNight {
  readonly slotText: string;
  readonly units: number;
  /** Units not taken, whether or not it is closed, before turnaround is considered. */
  readonly unsold: number;
  readonly closed: boolean;
  /** Turnaround days. */
  readonly rests: number;
}

/**
 * The differences from the ordinary on the nights [from, to) after `base`, at that instant, of these sellables; same
 * result as `free_stock`.
 */
export async function readNights(
  db: Database,
  { base, from, to, at, of }: { base: string; from: number; to: number; at: Date; of: readonly number[] },
): Promise<IndexedNight[]> {
  const until = to + mostTurnaroundDays;
  const { rows } = await sql<Omit<NightRow, 'slot'>>`
    select f.sellable_id as sellable, f.slot as "slotText", f.day - ${base}::date as night, case when f.free <> u.units then f.free end as left,
      f.price_paise as price, case when f.no_arrival then ${sql.lit(nobodyArrives)} else f.min_stay end as "leastStay",
      u.units, f.capacity - f.taken as unsold, f.closed, u.turnaround_days as rests
    from stock_but_for_rest(${base}::date + ${from}::int, ${base}::date + ${until}::int, ${at}, ${sql.val([...of])}::int[]) f
      join ordinary_units u on u.sellable_id = f.sellable_id and u.sellable_id = any(${sql.val([...of])}::int[])
    where (u.turnaround_days > 0 or f.day < ${base}::date + ${to}::int)
      and (f.free <> u.units or f.capacity - f.taken <> u.units or f.price_paise is not null or f.min_stay > 1 or f.no_arrival)`.execute(
    db,
  );
  return withRest(rows.map((row) => ({ ...row, slot: minuteOf(row.slotText) }))).filter(
    ({ night }) => night >= from && night < to,
  );
}

/** A sellable with turnaround has as few units free on a day as on each of its turnaround days. */
function withRest(rows: readonly NightRow[]): IndexedNight[] {
  const resting = new Map<string, NightRow>();
  const key = (sellable: number, slot: number, night: number) => `${sellable} ${slot} ${night}`;
  for (const row of rows) if (row.rests > 0) resting.set(key(row.sellable, row.slot, row.night), row);
  for (const row of [...resting.values()])
    for (let before = 1; before <= row.rests && row.unsold !== row.units; before++) {
      const { sellable, slot, slotText, units, rests } = row;
      const night = row.night - before;
      const ordinary = {
        sellable,
        slot,
        slotText,
        night,
        units,
        rests,
        left: null,
        price: null,
        leastStay: 1,
        unsold: units,
      };
      if (!resting.has(key(sellable, slot, night)))
        resting.set(key(sellable, slot, night), { ...ordinary, closed: false });
    }
  const rested = [...resting.values()].map((row) => {
    const { sellable, slot, night, units, rests } = row;
    const days = Array.from(
      { length: rests + 1 },
      (_, after) => resting.get(key(sellable, slot, night + after))?.unsold ?? units,
    );
    const left = row.closed ? 0 : Math.max(0, Math.min(...days));
    return { ...row, left: left === units ? null : left };
  });
  return [...rows.filter(({ rests }) => rests === 0), ...rested];
}

/** Time of the next expiring hold, by sellable, in milliseconds. */
export async function readEnds(db: Database, at: Date, of: readonly number[] | null): Promise<Map<number, number>> {
  const { rows } = await sql<{ sellable_id: number; ends_at: Date }>`
    select sellable_id, ends_at from ending_stock(${at}, ${of && sql.val([...of])}::int[])`.execute(db);
  return new Map(rows.map(({ sellable_id, ends_at }) => [sellable_id, ends_at.getTime()]));
}
