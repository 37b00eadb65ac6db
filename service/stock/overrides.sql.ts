import { sql } from 'kysely';
import type { Day } from '../core/day.ts';
import type { Database } from '../platform/context.ts';
import type { DayOverride } from './season.ts';
import type { SlotSeasons } from './slot-season.ts';
import type { StockKey } from './stock.ts';
import type { StockDay } from './stock-change.ts';

/**
 * Locks sellables against other changes of their stock until the end of the transaction, in one global order. Sales
 * continue, unless all days are changed.
 */
export async function lockSellables(
  db: Database,
  ids: readonly number[],
  scope: 'some days' | 'all their days',
): Promise<void> {
  const strength = scope === 'all their days' ? sql`for update` : sql`for no key update`;
  await sql`select 1 from sellables where id = any(${[...ids]}::int[]) order by id ${strength}`.execute(db);
}

/** Ordinary units, price and times of those sellables, and the seasons of times. */
export async function readOrdinary(db: Database, ids: readonly number[]) {
  return db
    .selectFrom('sellables')
    .select(['id', 'units', 'price_paise as price', 'slots'])
    .select(sql<SlotSeasons | null>`slot_seasons`.as('slotSeasons'))
    .where('id', 'in', [...ids])
    .execute();
}

interface OverrideRow extends StockKey, DayOverride {
  taken: number;
}

/** The overrides of those days and what is taken, where a row exists. Locks the rows in the same order as a sale. */
export async function lockOverrides(db: Database, keys: readonly StockKey[]): Promise<OverrideRow[]> {
  const { rows } = await sql<OverrideRow>`
    select a.sellable_id as "sellableId", a.day, a.slot, a.own_capacity as units, a.price_paise::float8 as price, a.closed,
      a.min_stay as "minStay", a.no_arrival as "noArrival", a.taken
    from allotments a
    where (a.sellable_id, a.day, a.slot) in (
      select k."sellableId", k.day, k.slot
      from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as k("sellableId" int, day date, slot text))
    order by a.sellable_id, a.day, a.slot for update of a`.execute(db);
  return rows;
}

/** Replaces the overrides of those days. Throws the database's error `never_oversold` when more is taken. */
export async function writeOverrides(
  db: Database,
  days: readonly Pick<StockDay, 'sellableId' | 'day' | 'slot' | 'own'>[],
): Promise<void> {
  const [first] = days;
  if (!first) return;
  const ids = [...new Set(days.map(({ sellableId }) => sellableId))];
  const ordered = days.map(({ day }): Day => day).sort();
  const overrides = JSON.stringify(days.map(({ sellableId, day, slot, own }) => ({ sellableId, day, slot, ...own })));
  await sql`
    with given as materialized (
      select s.id, k.day, k.slot, coalesce(k.units, r.capacity, s.units) as capacity, k.units, k.price, k.closed,
        k."minStay", k."noArrival"
      from jsonb_to_recordset(${overrides}::jsonb) as k(
          "sellableId" int, day date, slot text, units int, price bigint, closed boolean, "minStay" int, "noArrival" boolean)
        join sellables s on s.id = k."sellableId"
        left join seasons_of(${ids}::int[], ${ordered.at(0)}::date, ${ordered.at(-1)}::date + 1) r
          on r.sellable_id = s.id and r.day = k.day
    )
    insert into allotments as a (sellable_id, day, slot, capacity, own_capacity, price_paise, closed, min_stay, no_arrival)
    select * from given order by id, day, slot
    on conflict (sellable_id, day, slot) do update set capacity = excluded.capacity,
      own_capacity = excluded.own_capacity, price_paise = excluded.price_paise, closed = excluded.closed,
      min_stay = excluded.min_stay, no_arrival = excluded.no_arrival`.execute(db);
}
