import { type RawBuilder, sql } from 'kysely';
import type { Sort } from '../../catalog/lists/list-search.ts';
import type { Totals } from '../../catalog/lists/list-sql.ts';

type Sql = RawBuilder<unknown>;

/** A result with the cost and the group that its total is calculated from. */
export interface CostRow {
  readonly id: number;
  readonly cost: number;
  readonly group: string;
}

/**
 * SQL: as JSON the first `most` candidates `c` by cost, of each group and between any two steps. A higher cost is a
 * higher total there, so the first of all by total are among them.
 */
export function firstByCost(sort: Sort, { steps }: Totals, condition: Sql, most: Sql): Sql {
  const step = steps.length === 0 ? sql`0` : sql`width_bucket(c.cost, ${sql.val([...steps])}::bigint[])`;
  const order = sort === 'price-low' ? sql`c.cost` : sql`c.cost desc`;
  return sql`(
    select json_agg(json_build_object('id', id, 'cost', cost, 'group', "group")) from (
      select c.id, c.cost, c."group", row_number() over (partition by c."group", ${step} order by ${order}, c.id) as place
      from candidates c where ${condition}
    ) x where place <= ${most})`;
}

/** The ids of the first `most` of these rows by total. */
export function firstByTotal(rows: readonly CostRow[], sort: Sort, { of }: Totals, most: number): number[] {
  const sign = sort === 'price-low' ? 1 : -1;
  const totals = [...Map.groupBy(rows, ({ group }) => group)].flatMap(([group, own]) => {
    const totalOf = of(group);
    return own.map(({ id, cost }) => ({ id, total: totalOf(cost) }));
  });
  const sorted = totals.sort((a, b) => sign * (a.total - b.total) || a.id - b.id);
  return sorted.slice(0, most).map(({ id }) => id);
}
