import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/context.ts';
import { kinds, type ProductType, productTypes } from '../kinds.ts';
import type { QueueState, ReportReason } from './review.ts';

interface QueueQuery {
  readonly state?: QueueState | undefined;
  readonly rating?: number | undefined;
  readonly type?: ProductType | undefined;
  readonly product?: string | undefined;
  readonly before: number | undefined;
  readonly limit: number;
}

export interface QueuedReview {
  readonly id: number;
  readonly documentId: string;
  readonly name: string;
  readonly rating: number;
  readonly comment: string;
  readonly verified: boolean;
  readonly hidden: boolean;
  readonly hiddenBecause: string | null;
  readonly answer: string | null;
  readonly answeredAt: Date | null;
  readonly at: Date;
  readonly type: ProductType;
  readonly product: string;
  readonly slug: string;
  /** Number of reports by reason since the last settlement. */
  readonly reportsOf: Readonly<Record<ReportReason, number>> | null;
}

// written like the indexes that serve them
const states: Readonly<Record<QueueState, RawBuilder<unknown>>> = {
  unanswered: sql`r.answer is null and not r.hidden and r.published_at is not null`,
  answered: sql`r.answer is not null and not r.hidden`,
  hidden: sql`r.hidden`,
  reported: sql`not r.hidden`,
};

// read from the latest on: one product may have a million reviews, and a page of reported ones is found at once
const reported = sql`(select one.*, review_id from reported_reviews,
  lateral (select * from reviews where id = review_id offset 0) one)`;

const like = (part: string) => `%${part.replace(/[\\%_]/g, '\\$&')}%`;
const mostProducts = 300;
const column = (type: ProductType) => sql.ref(`r.${kinds[type].review.column}`);

/** Matching reviews, newest first, with ids below `before`. */
export async function findQueue(db: Database, query: QueueQuery): Promise<QueuedReview[]> {
  const types = query.type === undefined ? productTypes : [query.type];
  const of = query.product === undefined ? undefined : await reviewedAs(db, types, query.product);
  if (of?.length === 0) return [];
  const typed = query.type === undefined ? [] : [sql`${column(query.type)} is not null`];
  const conditions = [
    sql`true`,
    ...(query.state === undefined ? [] : [states[query.state]]),
    ...(query.rating === undefined ? [] : [sql`r.rating = ${query.rating}`]),
    ...(of === undefined ? typed : [sql`(${sql.join(of, sql` or `)})`]),
    ...(query.before === undefined ? [] : [sql`r.id < ${query.before}`]),
  ];
  const isReported = query.state === 'reported';
  // for a few products their reviews are read and sorted, instead of walking through all reviews
  const latest = isReported ? sql`r.review_id` : of === undefined ? sql`r.id` : sql`r.id + 0`;
  const products = types.map(
    (type) =>
      sql`select ${type}::text as type, p.name, p.slug from ${sql.table(kinds[type].table)} p where p.id = ${column(type)}`,
  );
  const { rows } = await sql<QueuedReview>`
    select r.id, r.document_id as "documentId", r.name, r.rating, r.comment, r.verified, r.hidden,
      r.hidden_because as "hiddenBecause", r.answer, r.answered_at as "answeredAt", r.created_at as at,
      p.type, p.name as product, p.slug,
      (select json_build_object('wrong', o.wrong, 'offensive', o.offensive, 'no-guest', o.no_guest)
        from reported_reviews o where o.review_id = r.id) as "reportsOf"
    from (select * from ${isReported ? reported : sql`reviews`} r where ${sql.join(conditions, sql` and `)} order by ${latest} desc limit ${query.limit}) r
      cross join lateral (${sql.join(products, sql` union all `)}) p
    order by r.id desc`.execute(db);
  return rows;
}

/** SQL conditions for reviews of products with that text in their name; empty if there are no such products. */
async function reviewedAs(db: Database, types: readonly ProductType[], part: string): Promise<RawBuilder<unknown>[]> {
  const found = await Promise.all(
    types.map(async (type) => {
      const { rows } = await sql<{ id: number }>`
        select id from ${sql.table(kinds[type].table)} where name ilike ${like(part)}
        order by name, id limit ${mostProducts}`.execute(db);
      return { type, ids: rows.map(({ id }) => id) };
    }),
  );
  return found.filter(({ ids }) => ids.length > 0).map(({ type, ids }) => sql`${column(type)} = any(${ids}::int[])`);
}
