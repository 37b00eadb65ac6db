import { type Insertable, type Selectable, sql } from 'kysely';
import type { Reviews } from '../../../database/tables.ts';
import type { Database } from '../../platform/context.ts';
import type { AspectScores } from './review.ts';
import { enoughVerified, type Reviewed, reviewedNames, reviewedProduct } from './review.ts';
import type { ProductReference } from './review-draft.ts';

const largestId = 2 ** 31 - 1;

/** Id of the published product, locked until the transaction ends; undefined if there is none. */
export async function lockProduct(db: Database, of: Reviewed, product: ProductReference): Promise<number | undefined> {
  if ('id' in product && product.id > largestId) return undefined;
  const row = await db
    .selectFrom(reviewedProduct(of).table)
    .select('id')
    .where('published_at', 'is not', null)
    .where((is) => ('id' in product ? is('id', '=', product.id) : is('document_id', '=', product.documentId)))
    .forUpdate()
    .executeTakeFirst();
  return row?.id;
}

/** True if a completed booking of that user contains the product. */
export async function hasBooked(db: Database, userId: number, of: Reviewed, productId: number): Promise<boolean> {
  const { rows } = await sql<{ had: boolean }>`
    select has_completed(${userId}, ${reviewedProduct(of).type}, ${productId}) as had`.execute(db);
  return rows[0]?.had === true;
}

/** The ids of the reviewed products, by field. */
export async function reviewedBy(
  db: Database,
  reviewIds: readonly number[],
): Promise<ReadonlyMap<Reviewed, readonly number[]>> {
  const products = new Map<Reviewed, readonly number[]>();
  for (const of of reviewedNames) {
    const column = sql.ref(reviewedProduct(of).column);
    const { rows } = await sql<{ id: number }>`
      select distinct ${column} as id from reviews
      where id = any(${[...reviewIds]}::int[]) and ${column} is not null`.execute(db);
    if (rows.length > 0)
      products.set(
        of,
        rows.map(({ id }) => id),
      );
  }
  return products;
}

/** The identity of an author, which prevents two reviews of one product. */
export interface ReviewAuthor {
  /** Null for a visitor without an account. */
  readonly userId: number | null;
  /** Hash of product and network; null for verified guests, whose network does not matter. */
  readonly networkHash: string | null;
  /** The same for the surrounding IPv6 networks, each with the most reviews of the product from it. */
  readonly wider: readonly { readonly hash: string; readonly most: number }[];
}

/** Whether the account or the network has reviewed the product before, visible or hidden; undefined: neither. */
export async function reviewedBefore(
  db: Database,
  of: Reviewed,
  productId: number,
  { userId, networkHash, wider }: ReviewAuthor,
): Promise<'account' | 'network' | undefined> {
  const rows = await db
    .selectFrom('reviews')
    .select(['user_id', 'network_hash', 'wider_hashes'])
    .where(reviewedProduct(of).column, '=', productId)
    .where((is) =>
      is.or([
        is('user_id', '=', userId),
        is('network_hash', '=', networkHash),
        is('wider_hashes', '&&', sql<string[]>`${wider.map(({ hash }) => hash)}::text[]`),
      ]),
    )
    .execute();
  if (rows.some(({ user_id }) => user_id !== null && user_id === userId)) return 'account';
  const same = rows.some(({ network_hash }) => network_hash !== null && network_hash === networkHash);
  const full = wider.some(
    ({ hash, most }) => rows.filter(({ wider_hashes }) => wider_hashes.includes(hash)).length >= most,
  );
  return same || full ? 'network' : undefined;
}

export interface NewReview extends ReviewAuthor {
  readonly of: Reviewed;
  readonly productId: number;
  readonly name: string;
  readonly rating: number;
  readonly comment: string;
  readonly travellerType: string | null;
  readonly scores: AspectScores;
  readonly verified: boolean;
  /** Imported by a program of the operator. */
  readonly recorded: boolean;
  readonly at: Date;
}

export function insertReview(db: Database, review: NewReview): Promise<Selectable<Reviews>> {
  const values: Insertable<Reviews> = {
    name: review.name,
    rating: review.rating,
    comment: review.comment,
    traveller_type: review.travellerType,
    ...review.scores,
    verified: review.verified,
    recorded: review.recorded,
    user_id: review.userId,
    network_hash: review.networkHash,
    wider_hashes: review.wider.map(({ hash }) => hash),
    created_at: review.at,
    updated_at: review.at,
    published_at: review.at,
  };
  return db
    .insertInto('reviews')
    .values({ ...values, [reviewedProduct(review.of).column]: review.productId })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Writes rating and number of the visible reviews to each of the products (decision 21): with three or more verified
 * reviews only those count, else the recorded and the verified ones. The rating is on the product's scale with one
 * decimal. Without a review that counts it is 0, and the number is that of all. The caller has locked the products.
 */
export async function recountReviews(db: Database, of: Reviewed, productIds: readonly number[]): Promise<void> {
  const { table, column, scale } = reviewedProduct(of);
  await sql`
    update ${sql.table(table)} p set
      reviews = case
        when seen.verified >= ${enoughVerified}::int then seen.verified
        when seen.base > 0 then seen.base
        else seen.all_of_them end,
      rating = coalesce(round(
        ${scale}::int * case when seen.verified >= ${enoughVerified}::int then seen.of_verified else seen.of_base end, 1), 0)::float8
    from unnest(${[...productIds]}::int[]) as product(id) cross join lateral (
      select count(*)::int as all_of_them, count(*) filter (where verified)::int as verified,
        count(*) filter (where verified or recorded)::int as base,
        avg(rating) filter (where verified) as of_verified, avg(rating) filter (where verified or recorded) as of_base
      from reviews where ${sql.ref(column)} = product.id and not hidden and published_at is not null
    ) seen
    where p.id = product.id`.execute(db);
}

/** Locks the products and updates their ratings. */
export async function recountReviewed(db: Database, products: ReadonlyMap<Reviewed, readonly number[]>): Promise<void> {
  for (const [of, ids] of products) {
    await sql`
      select id from ${sql.table(reviewedProduct(of).table)} where id = any(${[...ids]}::int[])
      order by id for update`.execute(db);
    await recountReviews(db, of, ids);
  }
}

/** The fields of a review that moderation changes. */
export type Moderation = Pick<Selectable<Reviews>, 'hidden' | 'hidden_because' | 'answer'>;

/** The review of that documentId, locked; undefined if there is none. */
export function lockReview(db: Database, documentId: string): Promise<Selectable<Reviews> | undefined> {
  return db.selectFrom('reviews').selectAll().where('document_id', '=', documentId).forUpdate().executeTakeFirst();
}

export function moderateReview(
  db: Database,
  id: number,
  change: Partial<Moderation>,
  now: Date,
): Promise<Selectable<Reviews>> {
  return db
    .updateTable('reviews')
    .set({
      ...change,
      ...(change.answer === undefined ? {} : { answered_at: change.answer === null ? null : now }),
      updated_at: now,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The reviews by that user, oldest first. */
export function reviewsBy(db: Database, userId: number) {
  return db
    .selectFrom('reviews')
    .select(['name', 'rating', 'comment', 'created_at as at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

/** Removes the user from their reviews. */
export async function makeAnonymous(db: Database, userId: number): Promise<void> {
  await db
    .updateTable('reviews')
    .set({ user_id: null, network_hash: null, wider_hashes: [], name: 'A traveller' })
    .where('user_id', '=', userId)
    .execute();
}

export interface LatestReview {
  readonly id: number;
  readonly documentId: string;
  readonly name: string;
  readonly rating: number;
  readonly comment: string;
  readonly verified: boolean;
  readonly at: Date;
  /** True if readers have reported it and no one has settled it since. */
  readonly reported: boolean;
}

/** Visible reviews: the last reported first, then the newest without a reply. */
export async function newestReviews(db: Database, most: number): Promise<LatestReview[]> {
  const shown = db
    .selectFrom('reviews as r')
    .select([
      'r.id',
      'r.document_id as documentId',
      'r.name',
      'r.rating',
      'r.comment',
      'r.verified',
      'r.created_at as at',
    ])
    .where('r.published_at', 'is not', null)
    .where('r.hidden', '=', false)
    .limit(most);
  const reported = await shown
    .innerJoin('reported_reviews as o', 'o.review_id', 'r.id')
    .orderBy('o.last_at', 'desc')
    .execute();
  const unanswered = await shown.where('r.answer', 'is', null).orderBy('r.created_at', 'desc').execute();
  const known = new Set(reported.map(({ documentId }) => documentId));
  return [
    ...reported.map((review) => ({ ...review, reported: true })),
    ...unanswered.filter(({ documentId }) => !known.has(documentId)).map((review) => ({ ...review, reported: false })),
  ].slice(0, most);
}
