import { sql } from 'kysely';
import type { Sentence } from '../../messages/message.ts';
import { conflict } from '../core/app-error.ts';
import { type Day, dayOf } from '../core/day.ts';
import { paiseOf } from '../core/money.ts';
import type { Database } from '../platform/context.ts';
import { violates } from '../platform/database/database-error.ts';
import { type Season, weekdays } from './season.ts';
import type { SaleTerms } from './stock.ts';

/** Locks a sellable: none of its stock is sold or changed until the end of the transaction. */
export async function lockSellable(db: Database, id: number): Promise<void> {
  await sql`select 1 from sellables where id = ${id} for update`.execute(db);
}

/** The seasons of those sellables, in the order in which they were set. */
export async function readSeasons(
  db: Database,
  sellableIds: readonly number[],
): Promise<(Season & { readonly sellableId: number })[]> {
  const rows = await db
    .selectFrom('seasons')
    .selectAll()
    .select(sql<string | null>`first_day::text`.as('first'))
    .select(sql<string | null>`last_day::text`.as('last'))
    .where('sellable_id', 'in', [...sellableIds])
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    sellableId: row.sellable_id,
    name: row.name,
    days: row.first && row.last ? { first: dayOf(row.first), last: dayOf(row.last), yearly: row.yearly } : null,
    weekdays: weekdays.filter((day) => row.weekdays & (1 << (day - 1))),
    price:
      row.price_paise !== null
        ? { amount: paiseOf(row.price_paise) }
        : row.percent !== null
          ? { percent: row.percent }
          : null,
    minStay: row.min_stay,
    noArrival: row.no_arrival,
    units: row.capacity,
    closed: row.closed,
  }));
}

export async function deleteSeasons(db: Database, sellableId: number, name: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('seasons')
    .where('sellable_id', '=', sellableId)
    .where('name', '=', name)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Inserts seasons in the given order. */
export async function insertSeasons(
  db: Database,
  seasons: readonly (Season & { readonly sellableId: number })[],
): Promise<void> {
  if (seasons.length === 0) return;
  await db
    .insertInto('seasons')
    .values(
      seasons.map(({ sellableId, name, days, weekdays, price, minStay, noArrival, units, closed }) => ({
        sellable_id: sellableId,
        name,
        first_day: days?.first ?? null,
        last_day: days?.last ?? null,
        yearly: days?.yearly ?? false,
        weekdays: weekdays.reduce((bits, day) => bits | (1 << (day - 1)), 0),
        price_paise: price && 'amount' in price ? price.amount : null,
        percent: price && 'percent' in price ? price.percent : null,
        min_stay: minStay,
        no_arrival: noArrival,
        capacity: units,
        closed,
      })),
    )
    .execute();
}

/**
 * Resets the capacity of all days from `today` on without an override to their season's or ordinary units, locked in
 * the same order as a sale. Throws the database's error `never_oversold` when more is taken.
 */
export async function settleCapacity(db: Database, sellableId: number, today: Day): Promise<void> {
  await sql`
    select 1 from allotments where sellable_id = ${sellableId} and day >= ${today}::date and own_capacity is null
    order by sellable_id, day, slot for update`.execute(db);
  await sql`
    update allotments a set capacity = w.units
    from (
      select o.day, o.slot, coalesce(r.capacity, s.units) as units
      from allotments o join sellables s on s.id = o.sellable_id
        left join lateral seasons_of(array[o.sellable_id], o.day, o.day + 1) r on true
      where o.sellable_id = ${sellableId} and o.day >= ${today}::date and o.own_capacity is null
    ) w
    where a.sellable_id = ${sellableId} and a.day = w.day and a.slot = w.slot and a.capacity <> w.units`.execute(db);
}

export async function writeTerms(db: Database, sellableId: number, terms: SaleTerms): Promise<void> {
  await db
    .updateTable('sellables')
    .set({ cut_off_hours: terms.cutOffHours, turnaround_days: terms.turnaroundDays })
    .where('id', '=', sellableId)
    .execute();
}

export async function readTerms(db: Database, sellableId: number): Promise<SaleTerms> {
  return db
    .selectFrom('sellables')
    .select(['cut_off_hours as cutOffHours', 'turnaround_days as turnaroundDays'])
    .where('id', '=', sellableId)
    .executeTakeFirstOrThrow();
}

/** The ordinary price in paise; null: not known. */
export async function readOrdinaryPrice(db: Database, sellableId: number): Promise<number | null> {
  const { price_paise } = await db
    .selectFrom('sellables')
    .select('price_paise')
    .where('id', '=', sellableId)
    .executeTakeFirstOrThrow();
  return price_paise;
}

/**
 * Runs a write of stock. Throws ConflictError with that message when it would leave fewer units than are already sold.
 */
export async function rejectOverselling(refusal: Sentence, write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (violates(error, 'never_oversold')) throw conflict(refusal);
    throw error;
  }
}
