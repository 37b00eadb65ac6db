import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/context.ts';
import { kindOf, type ProductType, productTypes } from '../kinds.ts';
import type { NamedPlace } from '../place-names.ts';
import { namedPlaces } from '../resolve-place.sql.ts';

/** The data from which suggestions are made. */
export interface Suggestible {
  readonly places: readonly NamedPlace[];
  /** Pictures of places, by the id of the destination. */
  readonly pictures: ReadonlyMap<number, string>;
  readonly offers: readonly { readonly type: ProductType; readonly destination: number; readonly count: number }[];
  /** `near`: number of stays that name it. */
  readonly landmarks: readonly { readonly name: string; readonly destination: number; readonly near: number }[];
  readonly products: readonly SuggestibleProduct[];
  /** True if these are all products. */
  readonly whole: boolean;
}

export interface SuggestibleProduct {
  readonly type: ProductType;
  readonly slug: string;
  readonly name: string;
  readonly destination: number | null;
  readonly reviews: number;
  /** The address of its picture, in the smallest size. */
  readonly image: string | null;
}

/** Products of each type in the index, those with the most reviews, and landmarks, the best known. */
const most = { products: 2_500, landmarks: 2_500 } as const;

/** The smallest size of the row `m` of `pictures`; a drawing has one size. */
const smallest = sql`coalesce(
  (select f->>'url' from jsonb_each(case when jsonb_typeof(m.formats) = 'object' then m.formats end) as each (name, f)
   where m.mime <> 'image/svg+xml' order by (f->>'width')::int limit 1),
  m.url)`;

const ofEach = (
  part: (type: ProductType, table: RawBuilder<unknown>) => RawBuilder<unknown>,
  types: readonly ProductType[] = productTypes,
) =>
  sql.join(
    types.map((type) => part(type, sql.table(kindOf(type).table))),
    sql` union all `,
  );

/** Everything published that can be suggested; 'Taj Mahal, east gate' counts as the Taj Mahal. Five statements. */
export async function loadSuggestible(db: Database): Promise<Suggestible> {
  const places = await namedPlaces(db);
  const { rows: pictures } = await sql<{ id: number; image: string }>`
    select d.id, ${smallest} as image from destinations d join pictures m on m.id = d.image_id
    where d.published_at is not null`.execute(db);
  const { rows: offers } = await sql<Suggestible['offers'][number]>`
    ${ofEach(
      (type, table) => sql`
        select ${sql.lit(type)} as type, destination_id as destination, count(*)::int as count
        from ${table} where published_at is not null and destination_id is not null group by destination_id`,
    )}`.execute(db);
  const { rows: landmarks } = await sql<Suggestible['landmarks'][number]>`
    select split_part(n.name, ',', 1) as name, s.destination_id as destination, count(*)::int as near
    from nearby_places n join stays s on s.id = n.stay_id
    where n.published_at is not null and s.published_at is not null and s.destination_id is not null
      and n.type <> 'restaurant'
    group by 1, 2 order by near desc, 1 limit ${most.landmarks}`.execute(db);
  const { rows: products } = await sql<SuggestibleProduct>`
    ${ofEach(
      (type, table) => sql`
        (select ${sql.lit(type)} as type, p.slug, p.name, p.destination_id as destination, p.reviews, ${smallest} as image
         from ${table} p left join pictures m on m.id = p.image_id
         where p.published_at is not null order by p.reviews desc, p.id limit ${sql.lit(most.products)})`,
    )}`.execute(db);
  const byType = Map.groupBy(products, ({ type }) => type);
  const whole = productTypes.every((type) => (byType.get(type)?.length ?? 0) < most.products);
  return {
    places,
    pictures: new Map(pictures.map(({ id, image }) => [id, image])),
    offers,
    landmarks,
    products,
    whole,
  };
}

/** The document ids of these products of a type by slug. */
export async function documentIdsOf(
  db: Database,
  type: ProductType,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ slug: string; id: string }>`
    select slug, document_id as id from ${sql.table(kindOf(type).table)} where slug = any(${[...slugs]}::text[])`.execute(
    db,
  );
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}

/** What products are called in a typed text, normalised. */
export interface Called {
  readonly text: string;
  /** Those of its words that name or place must have, or begin with. */
  readonly words: readonly string[];
}

/** Matching products of each type that are looked at, and those of them that are read. */
const looked = { matches: 2_000, read: 200 } as const;

/**
 * Published products with words of name or place that begin with these; only some if there are many. A name that is
 * exactly the text is read first: it is the shortest of those that begin with it.
 */
export async function findSuggestible(
  db: Database,
  { text, words }: Called,
  types: readonly ProductType[],
): Promise<SuggestibleProduct[]> {
  const tsQuery = words.map((word) => `${word}:*`).join(' & ');
  const { rows } = await sql<SuggestibleProduct>`
    ${ofEach(
      (type, table) => sql`
        (select ${sql.lit(type)} as type, p.slug, p.name, p.destination_id as destination, p.reviews, ${smallest} as image
         from (select slug, name, destination_id, reviews, search_text, image_id from ${table}
               where published_at is not null and to_tsvector('simple', search_text) @@ to_tsquery('simple', ${tsQuery})
               limit ${sql.lit(looked.matches)}) p
         left join pictures m on m.id = p.image_id
         order by starts_with(p.search_text, ${text}) desc, length(p.name), p.slug
         limit ${sql.lit(looked.read)})`,
      types,
    )}`.execute(db);
  return rows;
}
