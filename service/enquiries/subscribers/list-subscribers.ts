import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import type { SubscriberState } from '../subscription.ts';
import { findSubscribers } from './subscriber-list.sql.ts';

const pageSize = 50;

/**
 * Addresses that requested the newsletter, newest first, fifty per page; `after`: the `next` of the previous page.
 *
 * @may support, admin, operator
 */
export async function listSubscribers(
  ctx: Context,
  {
    after,
    ...search
  }: {
    readonly text?: string | undefined;
    readonly state?: SubscriberState | undefined;
    readonly after?: string | undefined;
  },
) {
  requireRight(ctx.viewer, 'work with the newsletter');
  const before = /^\d{1,9}$/.test(after ?? '') ? Number(after) : undefined;
  const found = await findSubscribers(ctx.db, { ...search, before, limit: pageSize + 1 });
  const rows = found.slice(0, pageSize);
  return { rows, next: found.length > pageSize ? String(rows.at(-1)?.id) : null };
}
