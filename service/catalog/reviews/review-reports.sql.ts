import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/context.ts';
import type { ReportReason } from './review.ts';

/** The most reports stored per review. */
const mostOfOne = 100;

/** A visible review; undefined for any other. */
export async function findVisibleReview(
  db: Database,
  id: number,
): Promise<{ id: number; name: string; comment: string } | undefined> {
  const { rows } = await sql<{ id: number; name: string; comment: string }>`
    select id, name, comment from reviews where id = ${id} and not hidden and published_at is not null`.execute(db);
  return rows[0];
}

/** Stores a report; false if the reporter has reported it before, or there are enough reports. */
export async function insertReport(
  db: Database,
  { reviewId, reason, by, now }: { reviewId: number; reason: ReportReason; by: string; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into review_reports (review_id, reason, by_hash, created_at)
    select ${reviewId}, ${reason}, ${by}, ${now}
    where (select count(*) from (select from review_reports where review_id = ${reviewId} limit ${mostOfOne}) r) < ${mostOfOne}
    on conflict (review_id, by_hash) do nothing returning id`.execute(db);
  if (rows.length === 0) return false;
  const one = (name: ReportReason): RawBuilder<unknown> => sql`${reason === name ? 1 : 0}::int`;
  await sql`
    insert into reported_reviews as r (review_id, wrong, offensive, no_guest, last_at)
    values (${reviewId}, ${one('wrong')}, ${one('offensive')}, ${one('no-guest')}, ${now})
    on conflict (review_id) do update set wrong = r.wrong + excluded.wrong, offensive = r.offensive + excluded.offensive,
      no_guest = r.no_guest + excluded.no_guest, last_at = excluded.last_at`.execute(db);
  return true;
}

/** Removes a review from the reported ones and returns its reports by reason; undefined if there were none. */
export async function dismissReports(
  db: Database,
  reviewId: number,
): Promise<Readonly<Record<ReportReason, number>> | undefined> {
  const { rows } = await sql<Record<ReportReason, number>>`
    delete from reported_reviews where review_id = ${reviewId}
    returning wrong, offensive, no_guest as "no-guest"`.execute(db);
  return rows[0];
}
