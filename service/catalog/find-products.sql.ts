import { sql } from 'kysely';
import { entryWordsOf, queryOfWords } from '../core/search-words.ts';
import type { Database } from '../platform/context.ts';
import { kindOf, type ProductType, productTypes } from './kinds.ts';

/** Filters of products; absent: all. */
export interface ProductFilter {
  readonly type?: ProductType | undefined;
  /** Part of a location or name. */
  readonly place?: string | undefined;
  readonly product?: string | undefined;
  readonly slug?: string | undefined;
  /** Email address of a partner: only their products. */
  readonly owner?: string | undefined;
  /** Only products after this one, in the order of the list. */
  readonly after?: ProductMark | undefined;
}

/** The position of a product in the list. */
export interface ProductMark {
  readonly type: ProductType;
  readonly name: string;
  readonly id: number;
}

interface ProductRow extends ProductMark {
  readonly slug: string;
  readonly published: boolean;
}

const like = (part: string) => `%${part.replace(/[\\%_]/g, '\\$&')}%`;

/** Products sorted by type and name, in one statement. */
export async function findProducts(db: Database, filter: ProductFilter, limit: number): Promise<ProductRow[]> {
  const begins = filter.after ? productTypes.indexOf(filter.after.type) : 0;
  const parts = productTypes.flatMap((type, position) => {
    if (position < begins || (filter.type !== undefined && filter.type !== type)) return [];
    const { name, id } = (position === begins && filter.after) || { name: '', id: 0 };
    const owned =
      filter.owner === undefined
        ? sql``
        : sql`and p.id in (select o.product_id from owned_products(${filter.owner}) o where o.product_type = ${type})`;
    return [
      sql`(select ${position}::int as position, ${type}::text as type, p.id, p.name, p.slug,
          p.published_at is not null as published
        from ${sql.table(kindOf(type).table)} p
        where (p.name, p.id) > (${name}, ${id}::int)
          and (${filter.place ?? null}::text is null or p.location ilike ${like(filter.place ?? '')})
          and (${filter.slug ?? null}::text is null or p.slug = ${filter.slug ?? null})
          and (${filter.product ?? null}::text is null or p.name ilike ${like(filter.product ?? '')})
          ${owned}
        order by p.name, p.id limit ${limit})`,
    ];
  });
  if (parts.length === 0) return [];
  const { rows } = await sql<ProductRow>`
    select type, id, name, slug, published from (${sql.join(parts, sql` union all `)}) all_kinds
    order by position, name, id limit ${limit}`.execute(db);
  return rows;
}

/** A product that a text may mean. */
export interface LookedUpProduct {
  readonly type: ProductType;
  readonly documentId: string;
  readonly slug: string;
  readonly name: string;
  readonly location: string;
  readonly published: boolean;
}

interface LookUp {
  readonly text: string;
  /** Drafts, too. */
  readonly drafts: boolean;
  /** Email address of a partner: only their products. */
  readonly owner: string | undefined;
}

/** Matching products read of each type: a frequent word matches half of them. */
const looked = 200;

/**
 * Products with words of name or place that begin with those of the text, in one statement: names that begin with the
 * whole text first, then what is published, then those with the most reviews.
 */
export async function lookUpByWords(
  db: Database,
  { text, drafts, owner }: LookUp,
  limit: number,
): Promise<LookedUpProduct[]> {
  const words = entryWordsOf(text);
  if (words.length === 0) return [];
  const begins = like(text).slice(1);
  // a query from a subquery is always answered by the index; of a constant the planner may overrate how much it matches
  const parts = productTypes.map(
    (type) => sql`(select ${type}::text as type, p.document_id, p.slug, p.name, p.location,
        p.published_at is not null as published, p.reviews
      from ${sql.table(kindOf(type).table)} p
      where entry_words(p.name, p.location) @@ (select ${queryOfWords(words)}::text::tsquery)
        ${drafts ? sql`` : sql`and p.published_at is not null`}
        ${owner === undefined ? sql`` : sql`and p.id in (select o.product_id from owned_products(${owner}) o where o.product_type = ${type})`}
      limit ${looked})`,
  );
  const { rows } = await sql<LookedUpProduct>`
    select type, document_id as "documentId", slug, name, published,
      case when location = lower(location) then initcap(location) else location end as location
    from (${sql.join(parts, sql` union all `)}) found
    order by name ilike ${begins} desc, published desc, reviews desc, name limit ${limit}`.execute(db);
  return rows;
}
