import { type Insertable, type Selectable, sql } from 'kysely';
import type { Reviews } from '../../../database/tables.ts';
import type { Database } from '../../platform/context.ts';
import type { AspectScores } from './review-aspects.ts';
import type { ProductReference } from './review-draft.ts';
import { enoughVerified, type Reviewed, reviewedNames, reviewedProduct } from './reviewed.ts';

const largestId = 2 ** 31 - 1;

/** Id of the published product, its row locked until the transaction ends; undefined when there is none. */
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

/** True when that user has had it: a line of a completed booking says so. */
export async function hasBooked(db: Database, userId: number, of: Reviewed, productId: number): Promise<boolean> {
  const { rows } = await sql<{ had: boolean }>`
    select has_completed(${userId}, ${reviewedProduct(of).type}, ${productId}) as had`.execute(db);
  return rows[0]?.had === true;
}

/** What the reviews are of: the ids of the products, by what they are. */
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

/** Whom a review is counted for, so that nobody writes two of one product. */
export interface Author {
  /** Null for a visitor. */
  readonly userId: number | null;
  /** Hash of product and network; null for one who has been there, whom nobody else's network shuts out. */
  readonly networkHash: string | null;
  /** The same of the IPv6 networks around it, each with how many reviews of the product may come from it. */
  readonly wider: readonly { readonly hash: string; readonly most: number }[];
}

/** Which of the two has reviewed the product before, seen or hidden; undefined for none. */
export async function reviewedBefore(
  db: Database,
  of: Reviewed,
  productId: number,
  { userId, networkHash, wider }: Author,
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

export interface NewReview extends Author {
  readonly of: Reviewed;
  readonly productId: number;
  readonly name: string;
  readonly rating: number;
  readonly comment: string;
  readonly travellerType: string | null;
  readonly scores: AspectScores;
  readonly verified: boolean;
  /** Brought by a program of the operator. */
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
 * Writes what the visible reviews say onto each of the products (decision 21): once three of them are verified, the
 * number and the average of those; before, of the recorded and the verified ones. The score is on the product's scale with
 * one decimal. While no review makes a score it is 0, and the number is that of all. The caller holds the locks of the rows.
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

/** Locks the products and recounts them. */
export async function recountReviewed(db: Database, products: ReadonlyMap<Reviewed, readonly number[]>): Promise<void> {
  for (const [of, ids] of products) {
    await sql`
      select id from ${sql.table(reviewedProduct(of).table)} where id = any(${[...ids]}::int[])
      order by id for update`.execute(db);
    await recountReviews(db, of, ids);
  }
}

/** What the operator says of a review, as it is before and after. */
export type Moderation = Pick<Selectable<Reviews>, 'hidden' | 'hidden_because' | 'answer'>;

/** The review of that documentId, locked. */
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

/** What that user wrote, oldest first. */
export function reviewsBy(db: Database, userId: number) {
  return db
    .selectFrom('reviews')
    .select(['name', 'rating', 'comment', 'created_at as at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

/** Takes that user's name out of what the user wrote. */
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
  /** Readers say that something is wrong with it, and nobody has looked since. */
  readonly reported: boolean;
}

/** Of those that are shown: what was reported last, then the newest that nobody has answered. */
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
