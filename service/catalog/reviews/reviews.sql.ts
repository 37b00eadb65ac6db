import { type Selectable, sql } from 'kysely';
import type { Reviews } from '../../../database/tables.ts';
import type { Database } from '../../platform/context.ts';
import type { StayReference } from './review-draft.ts';

const largestId = 2 ** 31 - 1;

/** Id of the published stay, its row locked until the transaction ends; undefined when there is none. */
export async function lockStay(db: Database, stay: StayReference): Promise<number | undefined> {
  if ('id' in stay && stay.id > largestId) return undefined;
  const row = await db
    .selectFrom('stays')
    .select('id')
    .where('published_at', 'is not', null)
    .where((is) => ('id' in stay ? is('id', '=', stay.id) : is('document_id', '=', stay.documentId)))
    .forUpdate()
    .executeTakeFirst();
  return row?.id;
}

/** True when that user has stayed there: a line of a completed booking says so. */
export async function hasStayed(db: Database, userId: number, stayId: number): Promise<boolean> {
  const row = await db
    .selectFrom('booking_lines')
    .innerJoin('bookings', 'bookings.id', 'booking_lines.booking_id')
    .select('booking_lines.id')
    .where('bookings.user_id', '=', userId)
    .where('bookings.status', '=', 'completed')
    .where('booking_lines.product_type', '=', 'stay')
    .where('booking_lines.product_id', '=', stayId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export interface NewReview {
  readonly stayId: number;
  readonly name: string;
  readonly rating: number;
  readonly comment: string;
  readonly verified: boolean;
  readonly at: Date;
}

export function insertReview(db: Database, review: NewReview): Promise<Selectable<Reviews>> {
  return db
    .insertInto('reviews')
    .values({
      stay_id: review.stayId,
      name: review.name,
      rating: review.rating,
      comment: review.comment,
      verified: review.verified,
      created_at: review.at,
      updated_at: review.at,
      published_at: review.at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Writes what the visible reviews say onto the stay: their number, and twice their average with one decimal
 * (0 while there are none). The caller holds the lock of the stay's row.
 */
export async function recountReviews(db: Database, stayId: number): Promise<void> {
  await sql`
    update stays set reviews = seen.count, rating = seen.rating
    from (
      select count(*)::int as count, coalesce(round(avg(rating) * 2, 1), 0)::float8 as rating
      from reviews where stay_id = ${stayId} and not hidden and published_at is not null
    ) seen
    where id = ${stayId}`.execute(db);
}
