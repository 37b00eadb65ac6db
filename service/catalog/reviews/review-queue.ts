import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import type { ProductType } from '../kinds.ts';
import type { QueueState } from './queue-state.ts';
import { findQueue } from './review-queue.sql.ts';

const pageSize = 50;

/**
 * Reviews that fit, the latest first, fifty at a time (`after`: the `next` of the page before). `product`: part of its name;
 * of more than 300 products that fit, the first. For whoever moderates them.
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
