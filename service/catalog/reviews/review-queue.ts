import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import type { ProductType } from '../kinds.ts';
import type { QueueState } from './review.ts';
import { findQueue } from './review-queue.sql.ts';

const pageSize = 50;

/**
 * Matching reviews, newest first, fifty per page (`after`: `next` of the previous page). `product`: part of its name;
 * only the first 300 matching products count. For moderators; rejects everyone else (401, 403).
 *
 * @may editor, support, admin, operator
 */
export async function listReviews(
  ctx: Context,
  {
    after,
    ...search
  }: {
    readonly state?: QueueState | undefined;
    readonly rating?: number | undefined;
    readonly type?: ProductType | undefined;
    readonly product?: string | undefined;
    readonly after?: string | undefined;
  },
) {
  requireRight(ctx.viewer, 'moderate reviews');
  const before = /^\d{1,9}$/.test(after ?? '') ? Number(after) : undefined;
  const found = await findQueue(ctx.db, { ...search, before, limit: pageSize + 1 });
  const rows = found.slice(0, pageSize);
  return { rows, next: found.length > pageSize ? String(rows.at(-1)?.id) : null };
}
