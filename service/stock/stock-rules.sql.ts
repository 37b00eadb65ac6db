import { type RawBuilder, sql } from 'kysely';
import type { Day } from '../core/day.ts';
import { rupee } from '../core/money.ts';
import type { Database } from '../platform/context.ts';
import {
  conflictsOf,
  type DayPriceChange,
  factorOf,
  highestPrice,
  type RuleEffects,
  type RuleSize,
  type RuleValues,
  type StockRule,
} from './stock-rule.ts';

/** SQL: the price after the change, in paise. `changedPrice` follows the same rule. */
function priceAfter(change: DayPriceChange | null): RawBuilder<unknown> {
  if (change === null) return sql`t.price`;
  if ('to' in change) return sql`case when t.price is not null then ${change.to}::bigint end`;
  const changed =
    'percent' in change
      ? sql`(t.price * ${factorOf(change.percent)}::bigint + 500000) / 1000000 * 100`
      : sql`t.price + ${change.by}::bigint`;
  return sql`case when t.price > 0 then ${changed} else t.price end`;
}

/** SQL conditions: the days of each conflict, among those that would change. */
function conflictConditions({ closed }: RuleValues) {
  return {
    own: sql`(sets_price and own_price is not null or sets_min_stay and own_min_stay is not null
      or sets_closed and own_closed is not null)`,
    closed: closed === false ? sql`(own_closed is null)` : sql`closed`,
    held: sql`held`,
    booked: sql`booked`,
  } as const;
}

/**
 * CTEs: `target`, all days of a rule as they are; `judged`, those that would change, with what would be offered; and
 * `written`, those of them that are not left.
 */
function plan({ sellables, products, days, values, leave }: StockRule, now: Date): RawBuilder<unknown> {
  const [first, last] = [days.at(0), days.at(-1)];
  const conditions = conflictConditions(values);
  const left = conflictsOf(values).filter((one) => leave.includes(one));
  return sql`
    target as materialized (
      select t.product, s.id, d.day, x.slot, coalesce(a.capacity, r.capacity, s.units) as capacity,
        a.price_paise as own_price, a.closed as own_closed, a.min_stay as own_min_stay,
        coalesce(a.price_paise, r.price_paise, s.price_paise) as price,
        coalesce(a.closed, case when s.slot_seasons is not null and out_of_season(s.slot_seasons, x.slot, d.day) then true
          else r.closed end, false) as closed,
        coalesce(a.min_stay, r.min_stay, 1) as min_stay,
        coalesce(h.held, false) as held, coalesce(h.booked, false) as booked
      from unnest(${[...sellables]}::int[], ${[...products]}::int[]) as t(id, product) join sellables s on s.id = t.id
        cross join unnest(s.slots) as x(slot) cross join unnest(${[...days]}::date[]) as d(day)
        left join seasons_of(${[...sellables]}::int[], ${first}::date, ${last}::date + 1) r
          on r.sellable_id = s.id and r.day = d.day
        left join allotments a on a.sellable_id = s.id and a.day = d.day and a.slot = x.slot
          and a.day >= ${first}::date and a.day <= ${last}::date
        left join lateral (
          select bool_or(o.ends_at > ${now}) as held, bool_or(o.ends_at is null) as booked from holds o
          where a.taken > 0 and o.sellable_id = a.sellable_id and o.day = a.day and o.slot = a.slot
        ) h on a.taken > 0
    ), judged as materialized (
      select * from (
        select t.*, n.price as price_after, n.min_stay as min_stay_after, n.closed as closed_after,
          coalesce(n.price <> t.price, false) as sets_price, n.min_stay <> t.min_stay as sets_min_stay,
          n.closed <> t.closed as sets_closed
        from target t cross join lateral (
          select ${priceAfter(values.price)} as price,
            ${values.minStay === null ? sql`t.min_stay` : sql`${values.minStay}::int`} as min_stay,
            ${values.closed === null ? sql`t.closed` : sql`${values.closed}::boolean`} as closed
        ) n
      ) j where sets_price or sets_min_stay or sets_closed
    ), written as materialized (
      select * from judged
      where ${
        left.length === 0
          ? sql`true`
          : sql`not (${sql.join(
              left.map((one) => conditions[one]),
              sql` or `,
            )})`
      }
    )`;
}

/** SQL: a day of the plan as `RuledDay`. */
const ruledDay = sql`json_build_object('sellableId', id, 'day', day, 'slot', slot,
  'before', json_build_object('price', price, 'closed', closed, 'minStay', min_stay),
  'after', json_build_object('price', price_after, 'closed', closed_after, 'minStay', min_stay_after))`;

/** SQL: the first of those days of the plan, one after another. */
const firstDays = (from: RawBuilder<unknown>, most: number) => sql`(
  select coalesce(json_agg(${ruledDay}), '[]') from (select * ${from} order by product, day, id, slot limit ${most}) f)`;

const isImpossible = sql`sets_price and (price_after < ${rupee}::bigint or price_after > ${highestPrice}::bigint)`;

/** SQL: the size of a plan and its fingerprint, selected from `written`. */
const sizeAndMark = (values: RuleValues) => sql`count(distinct product)::int as products,
  count(distinct (id, slot))::int as rows, count(*)::int as days,
  md5(${JSON.stringify(values)} || coalesce(string_agg(concat_ws(' ', id, day, slot, price, closed, min_stay, price_after), ';'
    order by id, day, slot), '')) as mark`;

/** What a rule would do. */
export async function selectRuleEffects(db: Database, rule: StockRule, now: Date): Promise<RuleEffects> {
  const conditions = conflictConditions(rule.values);
  const conflicts = conflictsOf(rule.values).map(
    (
      kind,
    ) => sql`json_build_object('kind', ${kind}::text, 'days', (select count(*) from judged where ${conditions[kind]}),
      'examples', ${firstDays(sql`from judged where ${conditions[kind]}`, 3)})`,
  );
  const { rows } = await sql<RuleEffects>`
    with ${plan(rule, now)}, nth as (
      select *, row_number() over (partition by product order by day, id, slot) as place from written
    )
    select ${sizeAndMark(rule.values)},
      (select coalesce(json_agg(${ruledDay}), '[]') from (
        select * from nth order by place, product limit 10) e) as examples,
      json_build_array(${sql.join(conflicts)}) as conflicts,
      json_build_object('days', (select count(*) from written where ${isImpossible}),
        'examples', ${firstDays(sql`from written where ${isImpossible}`, 3)}) as impossible
    from written`.execute(db);
  const [effects] = rows;
  if (!effects) throw new Error('A total gives one row');
  return effects;
}

/**
 * Stores, under a claimed id, the days that a rule changes, and returns how many they are with their fingerprint;
 * `impossible` of them would have a price that no day can have. They can be undone until `last` is over, and for 30 days
 * at least.
 */
export async function storeRule(
  db: Database,
  id: string,
  rule: StockRule,
  now: Date,
): Promise<RuleSize & { mark: string; impossible: number }> {
  const last = rule.days.at(-1);
  const { rows } = await sql<RuleSize & { mark: string; impossible: number }>`
    with ${plan(rule, now)}
    update stock_changes c set is_rule = true, after = w.after,
      keep_until = greatest(c.keep_until, (${last}::date + 1) at time zone 'Asia/Kolkata')
    from (
      select ${sizeAndMark(rule.values)}, (count(*) filter (where ${isImpossible}))::int as impossible,
        jsonb_build_object('days', coalesce(jsonb_agg(jsonb_build_object('sellableId', id, 'day', day, 'slot', slot,
          'capacity', capacity, 'priceBefore', own_price, 'closedBefore', own_closed, 'minStayBefore', own_min_stay,
          'price', case when sets_price then price_after else own_price end,
          'closed', case when sets_closed then closed_after else own_closed end,
          'minStay', case when sets_min_stay then min_stay_after else own_min_stay end) order by id, day, slot), '[]')) as after
      from written
    ) w
    where c.id = ${id}::uuid
    returning w.products, w.rows, w.days, w.mark, w.impossible`.execute(db);
  const [stored] = rows;
  if (!stored) throw new Error('The id of a rule is claimed first');
  return stored;
}

/** SQL source: the days `d` of the stored rule with that id. */
const storedDays = (id: string) => sql`stock_changes c cross join lateral jsonb_to_recordset(c.after -> 'days') as d(
    "sellableId" int, day date, slot text, capacity int, "priceBefore" bigint, "closedBefore" boolean, "minStayBefore" int,
    price bigint, closed boolean, "minStay" int)
  where c.id = ${id}::uuid and c.is_rule`;

/** Writes the days of a stored rule, locked in the same order as a sale. Their sellables have been locked before. */
export async function writeRule(db: Database, id: string): Promise<void> {
  await sql`
    insert into allotments as a (sellable_id, day, slot, capacity, price_paise, closed, min_stay)
    select d."sellableId", d.day, d.slot, d.capacity, d.price, d.closed, d."minStay" from ${storedDays(id)}
    order by d."sellableId", d.day, d.slot
    on conflict (sellable_id, day, slot) do update set price_paise = excluded.price_paise, closed = excluded.closed,
      min_stay = excluded.min_stay`.execute(db);
}

/** Whether a rule with that id is stored, and was undone; undefined: not stored. Locks it and its sellables. */
export async function lockRule(db: Database, id: string): Promise<{ undone: boolean } | undefined> {
  const { rows } = await sql<{ undone: boolean }>`
    select undone_at is not null as undone from stock_changes where id = ${id}::uuid and is_rule for update`.execute(
    db,
  );
  if (rows[0] && !rows[0].undone)
    await sql`
      select 1 from sellables where id in (select d."sellableId" from ${storedDays(id)}) order by id
      for no key update`.execute(db);
  return rows[0];
}

/**
 * Gives the days of a stored rule from `today` on what they had before it, except those that no longer have what it set.
 * Returns the number of restored days, and of those that stay.
 */
export async function restoreDays(
  db: Database,
  id: string,
  today: Day,
): Promise<{ restored: number; changed: number }> {
  const { rows } = await sql<{ restored: number; changed: number }>`
    with stored as materialized (
      select d.* from ${storedDays(id)}
    ), same as materialized (
      select a.sellable_id, a.day, a.slot, d."priceBefore" as price, d."closedBefore" as closed, d."minStayBefore" as min_stay
      from allotments a join stored d on d."sellableId" = a.sellable_id and d.day = a.day and d.slot = a.slot
      where a.day >= ${today}::date and a.price_paise is not distinct from d.price and a.closed is not distinct from d.closed
        and a.min_stay is not distinct from d."minStay"
      order by a.sellable_id, a.day, a.slot for no key update of a
    ), written as (
      update allotments a set price_paise = s.price, closed = s.closed, min_stay = s.min_stay from same s
      where (a.sellable_id, a.day, a.slot) = (s.sellable_id, s.day, s.slot) returning 1
    )
    select (select count(*) from written)::int as restored,
      ((select count(*) from stored) - (select count(*) from written))::int as changed`.execute(db);
  const [result] = rows;
  if (!result) throw new Error('A count gives one row');
  return result;
}

/** When each of those rules was undone; null: it can be undone. Those that are no longer stored are left out. */
export async function selectRuleStates(
  db: Database,
  ids: readonly string[],
): Promise<{ id: string; undoneAt: Date | null }[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('stock_changes')
    .select(['id', 'undone_at as undoneAt'])
    .where('is_rule', '=', true)
    .where('id', 'in', [...ids])
    .execute();
}
