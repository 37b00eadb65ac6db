import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/context.ts';
import { mostTurnaroundDays } from '../../stock/stock.ts';
import { areaFacet, type Facet, type ValueFacet, valueFacets } from '../lists/facet.ts';
import type { FacetSql, ListSql, OptionsSql } from '../lists/list-sql.ts';
import { type IndexedNight, type IndexedProduct, nobodyArrives, type PlaceSize } from './indexed-product.ts';

/** A kind as far as what is read of it goes. */
export interface IndexedKind {
  readonly table: string;
  readonly facets: readonly Facet[];
  readonly sql: Pick<ListSql<never>, 'facets' | 'held'>;
  readonly options: OptionsSql;
}

type Sql = RawBuilder<unknown>;
type Named = ReadonlyMap<number, { readonly facet: string; readonly value: string }>;

const published = (table: string): Sql => sql`${sql.table(table)} s where s.published_at is not null`;

/** How many products and options each place has. */
export async function readSizes(db: Database, { table, options }: IndexedKind): Promise<PlaceSize[]> {
  const { rows } = await sql<PlaceSize>`
    select place, count(*)::int as products, coalesce(sum(options), 0)::int as options from (
      select coalesce(s.destination_id, 0) as place, (select count(*) from ${options.from}) as options
      from ${published(table)}
    ) x group by place`.execute(db);
  return rows;
}

/** What the ids mean that products hold. */
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

/** What the values are called that facets do not name, by the facet and the value. */
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

/** The values of a facet as a list of texts. */
function valuesSql(read: FacetSql): Sql {
  if ('value' in read) return sql`array_remove(array[(${read.value})::text], null)`;
  if ('values' in read) return sql`(${read.values})::text[]`;
  if ('held' in read) return sql`'{}'::text[]`;
  const each = Object.entries(read.has).map(([value, has]) => sql`case when ${has} then ${value}::text end`);
  return sql`array_remove(array[${sql.join(each)}], null)`;
}

type SaidOption = [sellable: number, guests: number, units: number, price: number, cutOff: number | null];

interface ProductRow extends Omit<IndexedProduct, 'values' | 'options'> {
  held: number[];
  options: [...SaidOption, slot: string, values: string[]][];
  values: string[][];
}

/** The values that are counted where nothing has them, of each facet in the order of `valueFacets`. */
export const countedAnyway = (kind: IndexedKind): string[][] =>
  valueFacets(kind.facets).map((facet) => {
    const read = readOf(kind, facet);
    return 'has' in read ? Object.keys(read.has) : [];
  });

/** Published products: those with these ids, or so many behind an id, by id. */
export async function readProducts(
  db: Database,
  kind: IndexedKind,
  named: Named,
  which: { readonly ids: readonly number[] } | { readonly after: number; readonly most: number },
): Promise<IndexedProduct[]> {
  const { table, options } = kind;
  const facets = valueFacets(kind.facets);
  const ofOptions = facets.findIndex(({ name }) => name === options.facet);
  const values = facets.map((facet, at) =>
    at === ofOptions ? sql`'[]'::json` : sql`to_json(${valuesSql(readOf(kind, facet))})`,
  );
  const onMap = kind.facets.some(({ name }) => name === areaFacet.name);
  const these =
    'ids' in which
      ? sql`s.id = any(${sql.val([...which.ids])}::int[])`
      : sql`s.id > ${which.after}::int order by s.id limit ${which.most}::int`;
  const { rows } = await sql<ProductRow>`
    select s.id, coalesce(s.destination_id, 0) as place, s.price_paise as price, s.rating, s.reviews,
      ${onMap ? sql`s.latitude, s.longitude` : sql`null::float8 as latitude, null::float8 as longitude`},
      ${kind.sql.held?.ids ?? sql`'{}'::int[]`} as held, json_build_array(${sql.join(values)}) as values,
      coalesce((
        select json_agg(json_build_array(u.sellable_id, o.guests, u.units, o.price, u.cut_off_hours, o.slot, o.values)
          order by o.sellable, o.slot)
        from (select ${options.sellable} as sellable, ${options.guests} as guests, ${options.price} as price,
            ${options.slot ?? sql`''`} as slot, ${options.values ?? sql`'{}'::text[]`} as values
          from ${options.from}) o join ordinary_units() u on u.sellable_id = o.sellable
      ), '[]') as options
    from ${published(table)} and ${these}`.execute(db);
  const heldFacets = new Map(facets.map(({ name }, at) => [name, at]));
  return rows.map(({ held, options: own, values: read, ...row }) => {
    for (const id of held) {
      const name = named.get(id);
      const at = name && heldFacets.get(name.facet);
      if (name && at !== undefined) read[at]?.push(name.value);
    }
    const indexed = own.map(([sellable, guests, units, price, cutOff, slot, values]) => ({
      ...{ sellable, guests, units, price, cutOff, slot: minuteOf(slot), values },
    }));
    if (ofOptions >= 0) read[ofOptions] = [...new Set(indexed.flatMap(({ values }) => values))];
    return { ...row, values: read, options: indexed };
  });
}

/** The minute of the day that 'HH:MM' says; -1: the whole day. */
const minuteOf = (slot: string): number => (slot === '' ? -1 : Number(slot.slice(0, 2)) * 60 + Number(slot.slice(3)));

/** The ids of the products `s` of which that is true, at most so many. */
export async function idsOf(db: Database, table: string, there: Sql, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select s.id from ${published(table)} and ${there} limit ${most}::int`.execute(db);
  return rows.map(({ id }) => id);
}

interface NightRow extends IndexedNight {
  readonly said: string;
  readonly units: number;
  /** What is left of it whether or not it is closed, before what needs days after it to be ready again. */
  readonly unsold: number;
  readonly closed: boolean;
  /** Days after its last one on which it is made ready. */
  readonly rests: number;
}

/**
 * What differs from the ordinary on the nights [from, to) after the first day, at that instant, of these sellables: as
 * `free_stock` says it.
 */
export async function readNights(
  db: Database,
  { base, from, to, at, of }: { base: string; from: number; to: number; at: Date; of: readonly number[] },
): Promise<IndexedNight[]> {
  const until = to + mostTurnaroundDays;
  const { rows } = await sql<Omit<NightRow, 'slot'>>`
    select f.sellable_id as sellable, f.slot as said, f.day - ${base}::date as night, case when f.free <> u.units then f.free end as left,
      f.price_paise as price, case when f.no_arrival then ${sql.lit(nobodyArrives)} else f.min_stay end as "leastStay",
      u.units, f.capacity - f.taken as unsold, f.closed, u.turnaround_days as rests
    from stock_but_for_rest(${base}::date + ${from}::int, ${base}::date + ${until}::int, ${at}, ${sql.val([...of])}::int[]) f
      join ordinary_units() u on u.sellable_id = f.sellable_id
    where (u.turnaround_days > 0 or f.day < ${base}::date + ${to}::int)
      and (f.free <> u.units or f.capacity - f.taken <> u.units or f.price_paise is not null or f.min_stay > 1 or f.no_arrival)`.execute(
    db,
  );
  return withRest(rows.map((row) => ({ ...row, slot: minuteOf(row.said) }))).filter(
    ({ night }) => night >= from && night < to,
  );
}

/** What has to be made ready is as little free on a day as on each of the days after it. */
function withRest(rows: readonly NightRow[]): IndexedNight[] {
  const resting = new Map<string, NightRow>();
  const key = (sellable: number, slot: number, night: number) => `${sellable} ${slot} ${night}`;
  for (const row of rows) if (row.rests > 0) resting.set(key(row.sellable, row.slot, row.night), row);
  for (const row of [...resting.values()])
    for (let before = 1; before <= row.rests && row.unsold !== row.units; before++) {
      const { sellable, slot, said, units, rests } = row;
      const night = row.night - before;
      const ordinary = {
        sellable,
        slot,
        said,
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

/** When what is held unpaid comes free by itself next, by sellable, in milliseconds. */
export async function readEnds(db: Database, at: Date, of: readonly number[] | null): Promise<Map<number, number>> {
  const { rows } = await sql<{ sellable_id: number; ends_at: Date }>`
    select sellable_id, ends_at from ending_stock(${at}, ${of && sql.val([...of])}::int[])`.execute(db);
  return new Map(rows.map(({ sellable_id, ends_at }) => [sellable_id, ends_at.getTime()]));
}
