import { type RawBuilder, sql } from 'kysely';
import { areaFacet, type Facet, type ValueFacet, valueFacets } from '../../catalog/lists/facet.ts';
import type { FacetSql, ListSql, OptionsSql } from '../../catalog/lists/list-sql.ts';
import type { Database } from '../../platform/context.ts';
import type { IndexedProduct, PlaceSize } from './indexed-product.ts';

/** What is needed to read a kind of product. */
export interface IndexedKind {
  readonly table: string;
  readonly facets: readonly Facet[];
  readonly sql: Pick<ListSql<never>, 'facets' | 'held'>;
  readonly options: OptionsSql;
}

type Sql = RawBuilder<unknown>;
type Named = ReadonlyMap<number, { readonly facet: string; readonly value: string }>;

const published = (table: string): Sql => sql`${sql.table(table)} s where s.published_at is not null`;

/** Products counted in one statement; very many would exceed the statement timeout. */
const countedAtOnce = 50_000;

/** Number of products and options of each place. */
export async function readSizes(db: Database, { table, options }: IndexedKind): Promise<PlaceSize[]> {
  const sizes = new Map<number, PlaceSize>();
  for (let after: number | null = 0; after !== null; ) {
    const counted: { rows: (PlaceSize & { last: number; all: number })[] } = await sql<
      PlaceSize & { last: number; all: number }
    >`
      select place, count(*)::int as products, coalesce(sum(options), 0)::int as options, max(max(id)) over () as last,
        (sum(count(*)) over ())::int as all
      from (
        select s.id, coalesce(s.destination_id, 0) as place, (select count(*) from ${options.from}) as options
        from ${published(table)} and s.id > ${after}::int order by s.id limit ${countedAtOnce}::int
      ) x group by place`.execute(db);
    for (const { place, products, options } of counted.rows) {
      const before = sizes.get(place);
      const sum = { products: products + (before?.products ?? 0), options: options + (before?.options ?? 0) };
      sizes.set(place, { place, ...sum });
    }
    const [first] = counted.rows;
    after = first && first.all === countedAtOnce ? first.last : null;
  }
  return [...sizes.values()];
}

/** The meaning of the ids that products hold. */
export async function readNamed(db: Database, kind: IndexedKind): Promise<Named> {
  const { held } = kind.sql;
  if (!held) return new Map();
  const { rows } = await sql<{ id: number; facet: string; value: string }>`
    select id, facet, value from (${held.named}) as n(id, facet, value)`.execute(db);
  return new Map(rows.map(({ id, ...named }) => [id, named]));
}

function readOf({ sql: of }: IndexedKind, { name }: ValueFacet): FacetSql {
  const read = of.facets[name];
  if (!read) throw new Error(`No SQL says what ${name} is`);
  return read;
}

/** Labels of values that have none of their own, by facet and value. */
export async function readNames(db: Database, kind: IndexedKind): Promise<Record<string, Record<string, string>>> {
  const facets = valueFacets(kind.facets).flatMap((facet) => {
    const read = readOf(kind, facet);
    return 'values' in read && read.names
      ? [sql`select ${facet.name}::text as facet, value, name from (${read.names}) v`]
      : [];
  });
  if (facets.length === 0) return {};
  const { rows } = await sql<{ names: Record<string, Record<string, string>> }>`
    select coalesce(json_object_agg(facet, names), '{}') as names from (
      select facet, json_object_agg(value, name) as names from (${sql.join(facets, sql` union all `)}) v group by facet
    ) f`.execute(db);
  return rows[0]?.names ?? {};
}

/** The values of a facet as an array of texts. */
function valuesSql(read: FacetSql): Sql {
  if ('value' in read) return sql`array_remove(array[(${read.value})::text], null)`;
  if ('values' in read) return sql`(${read.values})::text[]`;
  if ('held' in read) return sql`'{}'::text[]`;
  const each = Object.entries(read.has).map(([value, has]) => sql`case when ${has} then ${value}::text end`);
  return sql`array_remove(array[${sql.join(each)}], null)`;
}

type OptionTuple = [
  ...[sellable: number, guests: number, inAll: number | null, units: number, price: number, cutOff: number | null],
  ...[slot: string, values: string[]],
];

type ProductTuple = [
  ...[id: number, place: number, price: number | null, rating: number, reviews: number],
  ...[latitude: number | null, longitude: number | null, held: number[], values: string[][], options: OptionTuple[]],
];

/** For each facet, in the order of `valueFacets`, the values that are counted even if no product has them. */
export const countedAnyway = (kind: IndexedKind): string[][] =>
  valueFacets(kind.facets).map((facet) => {
    const read = readOf(kind, facet);
    return 'has' in read ? Object.keys(read.has) : [];
  });

/** Published products with these ids, or the next `most` after an id, by id. */
export async function readProducts(
  db: Database,
  kind: IndexedKind,
  named: Named,
  selection: { readonly ids: readonly number[] } | { readonly after: number; readonly most: number },
): Promise<IndexedProduct[]> {
  const { table, options } = kind;
  const facets = valueFacets(kind.facets);
  const ofOptions = facets.findIndex(({ name }) => name === options.facet);
  const values = facets.map((facet, at) =>
    at === ofOptions ? sql`'[]'::json` : sql`to_json(${valuesSql(readOf(kind, facet))})`,
  );
  const onMap = kind.facets.some(({ name }) => name === areaFacet.name);
  const these =
    'ids' in selection
      ? sql`s.id = any(${sql.val([...selection.ids])}::int[])`
      : sql`s.id > ${selection.after}::int order by s.id limit ${selection.most}::int`;
  // one text per product: drivers read many columns slowly, and number arrays character by character
  const { rows } = await sql<{ product: string }>`
    select json_build_array(s.id, coalesce(s.destination_id, 0), s.price_paise, s.rating, s.reviews,
      ${onMap ? sql`s.latitude, s.longitude` : sql`null, null`},
      to_json(${kind.sql.held?.ids ?? sql`'{}'::int[]`}), json_build_array(${sql.join(values)}),
      coalesce((
        select json_agg(json_build_array(u.sellable_id, o.guests, o.in_all, u.units, o.price, u.cut_off_hours, o.slot, o.values)
          order by o.sellable, o.slot)
        from (select ${options.sellable} as sellable, ${options.guests} as guests, ${options.inAll ?? sql`null::int`} as in_all, ${options.price} as price,
            ${options.slot ?? sql`''`} as slot, ${options.values ?? sql`'{}'::text[]`} as values
          from ${options.from}) o join ordinary_units u on u.sellable_id = o.sellable
      ), '[]'))::text as product
    from ${published(table)} and ${these}`.execute(db);
  const heldFacets = new Map(facets.map(({ name }, at) => [name, at]));
  return rows.map((row) => {
    const tuple: ProductTuple = JSON.parse(row.product);
    const [id, place, price, rating, reviews, latitude, longitude, held, read, own] = tuple;
    for (const id of held) {
      const name = named.get(id);
      const at = name && heldFacets.get(name.facet);
      if (name && at !== undefined) read[at]?.push(name.value);
    }
    const indexed = own.map(([sellable, guests, inAll, units, price, cutOff, slot, values]) => ({
      sellable,
      guests,
      inAll,
      units,
      price,
      cutOff,
      slot: minuteOf(slot),
      values,
    }));
    if (ofOptions >= 0) read[ofOptions] = [...new Set(indexed.flatMap(({ values }) => values))];
    return { id, place, price, rating, reviews, latitude, longitude, values: read, options: indexed };
  });
}

/** Minute of the day of 'HH:MM'; -1: the whole day. */
export const minuteOf = (slot: string): number =>
  slot === '' ? -1 : Number(slot.slice(0, 2)) * 60 + Number(slot.slice(3));

/** Ids of the products `s` for which the condition holds, at most `most`. */
export async function idsOf(db: Database, table: string, there: Sql, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select s.id from ${published(table)} and ${there} limit ${most}::int`.execute(db);
  return rows.map(({ id }) => id);
}
