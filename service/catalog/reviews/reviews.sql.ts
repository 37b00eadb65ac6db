import { type Insertable, type Selectable, sql } from 'kysely';
import type { Reviews } from '../../../database/tables.ts';
import type { Database } from '../../platform/context.ts';
import type { ProductReference } from './review-draft.ts';
import { type Reviewed, reviewedNames, reviewedProducts } from './reviewed.ts';

const largestId = 2 ** 31 - 1;

/**
 * Id of the product, its row locked until the transaction ends; undefined when there is none, or when it is not published
 * and only published ones are wanted.
 */
export async function lockProduct(
  db: Database,
  of: Reviewed,
  product: ProductReference,
  wanted: 'published' | 'any' = 'published',
): Promise<number | undefined> {
  if ('id' in product && product.id > largestId) return undefined;
  const row = await db
    .selectFrom(reviewedProducts[of].table)
    .select('id')
    .$if(wanted === 'published', (query) => query.where('published_at', 'is not', null))
    .where((is) => ('id' in product ? is('id', '=', product.id) : is('document_id', '=', product.documentId)))
    .forUpdate()
    .executeTakeFirst();
  return row?.id;
}

/** True when that user has had it: a line of a completed booking says so. */
export async function hasBooked(db: Database, userId: number, of: Reviewed, productId: number): Promise<boolean> {
  const row = await db
    .selectFrom('booking_lines')
    .innerJoin('bookings', 'bookings.id', 'booking_lines.booking_id')
    .select('booking_lines.id')
    .where('bookings.user_id', '=', userId)
    .where('bookings.status', '=', 'completed')
    .where('booking_lines.product_type', '=', reviewedProducts[of].type)
    .where('booking_lines.product_id', '=', productId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** What a review is of. */
export async function reviewedBy(db: Database, reviewId: number): Promise<{ of: Reviewed; id: number } | undefined> {
  const row = await db
    .selectFrom('reviews')
    .select(['stay_id', 'attraction_id', 'tour_package_id', 'car_rental_id'])
    .where('id', '=', reviewId)
    .executeTakeFirst();
  for (const of of reviewedNames) {
    const id = row?.[reviewedProducts[of].column];
    if (typeof id === 'number') return { of, id };
  }
  return undefined;
}

export interface NewReview {
  readonly of: Reviewed;
  readonly productId: number;
  readonly name: string;
  readonly rating: number;
  readonly comment: string;
  readonly verified: boolean;
  readonly at: Date;
}

export function insertReview(db: Database, review: NewReview): Promise<Selectable<Reviews>> {
  const values: Insertable<Reviews> = {
    name: review.name,
    rating: review.rating,
    comment: review.comment,
    verified: review.verified,
    created_at: review.at,
    updated_at: review.at,
    published_at: review.at,
  };
  return db
    .insertInto('reviews')
    .values({ ...values, [reviewedProducts[review.of].column]: review.productId })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Writes what the visible reviews say onto the product: their number, and their average on its scale with one decimal
 * (0 while there are none). The caller holds the lock of the product's row.
 */
export async function recountReviews(db: Database, of: Reviewed, productId: number): Promise<void> {
  const { table, column, scale } = reviewedProducts[of];
  await sql`
    update ${sql.table(table)} set reviews = seen.count, rating = seen.rating
    from (
      select count(*)::int as count, coalesce(round(avg(rating) * ${scale}::int, 1), 0)::float8 as rating
      from reviews where ${sql.ref(column)} = ${productId} and not hidden and published_at is not null
    ) seen
    where id = ${productId}`.execute(db);
}
