import { type RawBuilder, sql } from 'kysely';
import { chosenOf, type Facet, isPrice, type ValueFacet, valueFacets } from '../../catalog/lists/facet.ts';
import type { ListQuery, ListSearch, Sort } from '../../catalog/lists/list-search.ts';
import type { FacetSql, ListSql, Source } from '../../catalog/lists/list-sql.ts';
import type { Database } from '../../platform/context.ts';
import type { SearchAnswer } from '../question/question.ts';
import { type CostRow, firstByCost, firstByTotal } from './order-by-total.sql.ts';

/** What the statement needs of a list. */
interface Listed<Search> {
  readonly facets: readonly Facet[];
  readonly sql: ListSql<Search>;
}

type Sql = RawBuilder<unknown>;

const all = (conditions: readonly Sql[]): Sql =>
  conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`;

const column = (...parts: string[]): Sql => sql.id(parts.join(' '));
const passed = (facet: string) => column('in', facet);

function readOf<Search>(list: Listed<Search>, { name }: ValueFacet): FacetSql {
  const read = list.sql.facets[name];
  if (!read) throw new Error(`No SQL says what ${name} is`);
  return read;
}

/** SQL expressions that read the facets of a product `s`, by column. */
function columnsOf<Search extends ListSearch>(
  list: Listed<Search>,
  { area }: Search,
): { alike: Map<Sql, Sql>; others: Map<Sql, Sql> } {
  const alike = new Map<Sql, Sql>();
  const others = new Map<Sql, Sql>(list.sql.held ? [[column('held'), list.sql.held.ids]] : []);
  for (const facet of valueFacets(list.facets)) {
    const read = readOf(list, facet);
    if ('value' in read) alike.set(column(facet.name), read.value);
    if ('values' in read) others.set(column(facet.name), read.values);
    if ('has' in read) for (const [value, has] of Object.entries(read.has)) alike.set(column(facet.name, value), has);
  }
  if (area) {
    others.set(column('latitude'), sql`s.latitude`);
    others.set(column('longitude'), sql`s.longitude`);
  }
  return { alike, others };
}

/** SQL condition: a candidate `c` passes the facet. */
function passes(facet: ValueFacet, read: FacetSql, chosen: readonly string[]): Sql {
  const own = sql`c.${column(facet.name)}`;
  const condition = sql`${sql.val([...chosen])}::text[]`;
  const every = facet.choose === 'all';
  if ('value' in read) return sql`${own}::text = any(${condition})`;
  if ('values' in read) return every ? sql`${own} @> ${condition}` : sql`${own} && ${condition}`;
  if ('has' in read) {
    const each = chosen.map((value) => sql`c.${column(facet.name, value)}`);
    return sql`(${sql.join(each, every ? sql` and ` : sql` or `)})`;
  }
  return sql`c.held @> (
    select array_agg(id) from named where facet = ${facet.name} and value = any(${condition})
    having count(*) = ${chosen.length}::int)`;
}

/** SQL conditions on a candidate `c` for each active facet; inactive ones are left out. */
function facetsInUse<Search extends ListSearch>(list: Listed<Search>, search: Search): Map<string, Sql> {
  const { min, max, area } = search;
  const inUse = new Map<string, Sql>();
  for (const facet of valueFacets(list.facets)) {
    const chosen = chosenOf(search, facet.name);
    if (chosen.length > 0) inUse.set(facet.name, passes(facet, readOf(list, facet), chosen));
  }
  const ends = [
    ...(min === null ? [] : [sql`c.price >= ${min}::bigint`]),
    ...(max === null ? [] : [sql`c.price <= ${max}::bigint`]),
  ];
  if (ends.length > 0) inUse.set('price', all(ends));
  if (area) {
    const { west, south, east, north } = area;
    inUse.set(
      'area',
      sql`(c.latitude between ${south}::float8 and ${north}::float8
      and c.longitude between ${west}::float8 and ${east}::float8)`,
    );
  }
  return new Map([...inUse].map(([name, condition]) => [name, sql`coalesce(${condition}, false)`]));
}

/** The products of the source with the columns for sorting and filtering. */
function products({ from, price }: Source, columns: ReadonlyMap<Sql, Sql>, totals?: Source['totals']): Sql {
  const named = [...columns].map(([name, read]) => sql`, ${read} as ${name}`);
  const ordered = totals ? sql`, ${totals.cost} as cost, ${totals.group} as "group"` : sql``;
  // `offset 0` keeps PostgreSQL from inlining this query, which would compute each column wherever it is used
  return sql`select s.id, s.rating, s.reviews, ${price} as price ${ordered} ${sql.join(named, sql``)} from ${from} offset 0`;
}

/**
 * SQL: how many results that pass the other facets have each value of the facet. Its own choice is ignored if more
 * values widen the result.
 */
function counted(facet: ValueFacet, read: FacetSql, but: (name?: string) => Sql): Sql {
  const rest = facet.choose === 'all' ? but() : but(facet.name);
  const own = column(facet.name);
  if ('value' in read) {
    return sql`(select json_object_agg(value, n) from (
      select ${own} as value, sum(n)::int as n from alike where ${rest} and ${own} is not null group by 1) v)`;
  }
  if ('values' in read) {
    return sql`(select json_object_agg(value, n) from (
      select value, count(*)::int as n from candidates, unnest(${own}) as value where ${rest} group by 1) v)`;
  }
  if ('has' in read) {
    const each = Object.keys(read.has).flatMap((value) => [
      sql.lit(value),
      sql`coalesce(sum(n) filter (where ${column(facet.name, value)}), 0)`,
    ]);
    return sql`(select json_build_object(${sql.join(each)}) from alike where ${rest})`;
  }
  return sql`(select json_object_agg(value, n) from holding where facet = ${facet.name})`;
}

function orderBy(sort: Sort, usualRating: number): Sql {
  if (sort === 'price-low') return sql`c.price nulls last, c.id`;
  if (sort === 'price-high') return sql`c.price desc nulls last, c.id`;
  if (sort === 'rating') return sql`c.rating desc, c.reviews desc, c.id`;
  return sql`(c.rating * c.reviews + ${sql.lit(usualRating * 4)}) / (c.reviews + 4) desc, c.id`;
}

/** The results, how many each value would leave with all other filters, and the ids to show. One statement. */
export async function askDatabase<Search extends ListSearch>(
  db: Database,
  list: Listed<Search>,
  question: ListQuery<Search>,
): Promise<SearchAnswer> {
  const { search } = question;
  const { held, usualRating, source, anyDay } = list.sql;
  const facets = valueFacets(list.facets).map((facet) => ({ facet, read: readOf(list, facet) }));
  const columns = columnsOf(list, search);
  const inUse = facetsInUse(list, search);
  const but = (left?: string) => all([...inUse.keys()].filter((name) => name !== left).map(passed));
  const found = source(question);
  const price = list.facets.find(isPrice);
  const whole = new Map([...columns.alike, ...columns.others]);
  const alike = sql.join([...columns.alike.keys(), ...[...inUse.keys()].map(passed)]);
  const most = search.pageSize * search.pages;
  const shown = sql`${most}::int`;
  const counts = facets.flatMap(({ facet, read }) => [
    sql.lit(facet.name),
    sql`coalesce(${counted(facet, read, but)}, '{}')`,
  ]);
  const names = facets.flatMap(({ facet, read }) =>
    'values' in read && read.names
      ? [sql.lit(facet.name), sql`(select json_object_agg(value, name) from (${read.names}) v)`]
      : [],
  );
  const otherDays = anyDay(question);
  const { sort } = search;
  const totals = sort === 'price-low' || sort === 'price-high' ? found.totals : undefined;
  const first = totals
    ? sql`'{}'::int[] as ids, ${firstByCost(sort, totals, but(), shown)} as costs`
    : sql`array(select c.id from candidates c where ${but()} order by ${orderBy(sort, usualRating)} limit ${shown}) as ids,
        null as costs`;
  // `alike` groups equal candidates: everything but value lists, prices and the order is read from its few rows
  const { rows } = await sql<SearchAnswer & { costs: CostRow[] | null }>`
    with ${found.tables ? sql`${found.tables},` : sql``}
    ${held ? sql`named(id, facet, value) as materialized (${held.named}),` : sql``}
    candidates as materialized (
      select c.* ${sql.join(
        [...inUse].map(([name, condition]) => sql`, ${condition} as ${passed(name)}`),
        sql``,
      )}
      from (${products(found, whole, totals)}) c
    ),
    alike as materialized (
      select ${alike}, count(*)::int as n, min(price) as cheapest, max(price) as dearest from candidates group by ${alike}
    ),
    ${
      held
        ? sql`holding as materialized (
            select n.facet, n.value, h.n from named n join (
              select id, count(*)::int as n from (select unnest(held) as id from candidates where ${but()}) x group by id
            ) h on h.id = n.id),`
        : sql``
    }
    chosen as (select coalesce(sum(n), 0)::int as total from alike where ${but()})
    select
      (select total from chosen) as total,
      ${otherDays ? soldOut(otherDays) : sql`0`} as "soldOut",
      json_build_object(${sql.join(counts)}) as counts,
      json_build_object(${sql.join(names)}) as names,
      ${price ? sql`(select min(cheapest) from alike where ${but('price')})` : sql`null::bigint`} as cheapest,
      ${price ? sql`(select max(dearest) from alike where ${but('price')})` : sql`null::bigint`} as dearest,
      ${price ? histogram(price) : sql`null::json`} as prices,
      ${first}
    `.execute(db);
  const row = rows[0];
  if (!row) throw new Error('Counting gives one row');
  const { costs, ...answer } = row;
  return totals ? { ...answer, ids: firstByTotal(costs ?? [], sort, totals, most) } : answer;

  function histogram({ top, step }: { readonly top: number; readonly step: number }): Sql {
    return sql`(select json_object_agg(bar, n) from (
      select least(price / ${step}::bigint, ${top / step}::bigint) as bar, count(*)::int as n
      from candidates where ${but('price')} and price is not null group by 1) p)`;
  }

  /**
   * At the end of the list: how many more match on other days, at any price on those days, and are not available now.
   */
  function soldOut(otherDays: Source): Sql {
    return sql`case when (select total from chosen) <= ${shown} then (
      ${otherDays.tables ? sql`with ${otherDays.tables}` : sql``}
      select count(*)::int from (${products(otherDays, whole)}) c
      where ${all([...inUse.values()])} and c.id not in (select id from candidates where ${but('price')})
    ) else 0 end`;
  }
}

/** The positions of those products; without those that have no coordinates. */
export async function positionsOf(
  db: Database,
  table: string,
  ids: readonly number[],
): Promise<{ slug: string; latitude: number; longitude: number }[]> {
  const { rows } = await sql<{ slug: string; latitude: number; longitude: number }>`
    select s.slug, s.latitude, s.longitude from ${sql.table(table)} s
    where s.id = any(${sql.val([...ids])}::int[]) and s.latitude is not null and s.longitude is not null`.execute(db);
  return rows;
}
