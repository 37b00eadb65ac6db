import { sql } from 'kysely';
import type { Database } from '../platform/context.ts';
import { kindOf, type ProductType } from './kinds.ts';

/** The sellable of a row: of a product or of a part of one. */
export async function sellableOf(db: Database, table: string, id: number): Promise<number> {
  const { rows } = await sql<{ sellable_id: number }>`
    select sellable_id from ${sql.table(table)} where id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`Row ${id} of ${table} disappeared in its own transaction`);
  return row.sellable_id;
}

/**
 * Ids of published products of that table at a destination or in a state, by its exact name: those with the most
 * reviews, at most `most`.
 */
export async function offeredAt(db: Database, table: string, place: string, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select t.id from ${sql.table(table)} t
    where t.published_at is not null and t.destination_id in (
      select d.id from destinations d where d.published_at is not null and (d.name = ${place} or d.region = ${place}))
    order by t.reviews desc, t.id limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The slugs of those products with no price, or with one below `least` paise. */
export async function unpricedProducts(
  db: Database,
  table: string,
  { ids, least }: { readonly ids: readonly number[]; readonly least: number },
): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    select slug from ${sql.table(table)}
    where id = any(${[...ids]}::int[]) and (price_paise is null or price_paise < ${least}) order by id`.execute(db);
  return rows.map(({ slug }) => slug);
}

/** The products of a partner, by email address. */
export async function readOwnedProducts(db: Database, email: string): Promise<{ type: string; productId: number }[]> {
  const { rows } = await sql<{ type: string; productId: number }>`
    select product_type as type, product_id as "productId" from owned_products(${email})`.execute(db);
  return rows;
}

/** A product in a list. */
export interface NamedProduct {
  readonly type: ProductType;
  readonly id: number;
  readonly documentId: string;
  readonly name: string;
  readonly slug: string;
  readonly published: boolean;
}

/** Those of the given products that exist, sorted by type and name. */
export async function productRows(
  db: Database,
  of: readonly { readonly type: ProductType; readonly productId: number }[],
): Promise<NamedProduct[]> {
  const parts = [...Map.groupBy(of, ({ type }) => type)].map(
    ([type, some]) => sql`select ${type}::text as type, p.id, p.document_id as "documentId", p.name, p.slug,
        p.published_at is not null as published
      from ${sql.table(kindOf(type).table)} p where p.id = any(${some.map(({ productId }) => productId)}::int[])`,
  );
  if (parts.length === 0) return [];
  const { rows } = await sql<NamedProduct>`${sql.join(parts, sql` union all `)} order by type, name, id`.execute(db);
  return rows;
}

/**
 * The destinations of those products of a type, each with the ids of its products; products without one are left out.
 */
export async function placesOfType(
  db: Database,
  type: ProductType,
  ids: readonly number[],
): Promise<{ name: string; region: string; ids: number[] }[]> {
  const { rows } = await sql<{ name: string; region: string; ids: number[] }>`
    select d.name, d.region, p.ids from (
      select destination_id, json_agg(id) as ids from ${sql.table(kindOf(type).table)}
      where id = any(${[...ids]}::int[]) group by destination_id
    ) p join destinations d on d.id = p.destination_id`.execute(db);
  return rows;
}

export interface SocialCardRow {
  readonly name: string;
  readonly place: string;
  readonly image: string | null;
}

export async function findCardRow(db: Database, table: string, slug: string): Promise<SocialCardRow | undefined> {
  const { rows } =
    table === 'destinations'
      ? await sql<SocialCardRow>`
          select t.name, t.region as place, m.url as image
          from destinations t left join pictures m on m.id = t.image_id
          where t.slug = ${slug} and t.published_at is not null`.execute(db)
      : await sql<SocialCardRow>`
          select t.name, coalesce(d.name || ', ' || d.region, t.location) as place, m.url as image
          from ${sql.table(table)} t
          left join pictures m on m.id = t.image_id
          left join destinations d on d.id = t.destination_id and d.published_at is not null
          where t.slug = ${slug} and t.published_at is not null`.execute(db);
  return rows[0];
}

export interface SavedRow {
  readonly id: number;
  readonly slug: string;
  /** Its destination: 'Jaipur'; null without one. */
  readonly place: string | null;
}

/** Those of these products that are published. `table` is that of their type. */
export async function findBySlugs(db: Database, table: string, slugs: readonly string[]): Promise<SavedRow[]> {
  const { rows } = await sql<SavedRow>`
    select t.id, t.slug, d.name as place
    from ${sql.table(table)} t
      left join destinations d on d.id = t.destination_id and d.published_at is not null
    where t.published_at is not null and t.slug = any(${[...slugs]}::text[])`.execute(db);
  return rows;
}

/** The table and column of a product's own picture, and its gallery in order. */
export interface PicturesOf {
  readonly table: string;
  readonly column: string;
  readonly gallery: { readonly table: string; readonly from: string; readonly to: string; readonly order: string };
}

/** Gives each of those products without a picture of its own the first one of its gallery. */
export async function setFirstPictures(
  db: Database,
  { table, column, gallery }: PicturesOf,
  ids: readonly number[],
): Promise<void> {
  const [own, from] = [sql.ref(column), sql.ref(gallery.from)];
  await sql`
    update ${sql.table(table)} p set ${own} = f.picture
    from (select distinct on (${from}) ${from} as product, ${sql.ref(gallery.to)} as picture from ${sql.table(gallery.table)}
      where ${from} = any(${[...ids]}::int[]) order by ${from}, ${sql.ref(gallery.order)}) f
    where p.id = f.product and p.${own} is null`.execute(db);
}
