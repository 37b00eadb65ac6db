import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { unansweredAfter } from './messages.sql.ts';

const pageSize = 50;

/**
 * The bookings of which the operator, an admin or the support owes an answer, who waits longest first; `after`: the
 * `next` of the page before.
 */
export async function listUnanswered(ctx: Context, { after = 0 }: { after?: number | undefined }) {
  requireRight(ctx.viewer, 'answer travellers');
  const rows = await unansweredAfter(ctx.db, after, pageSize + 1);
  const page = rows.slice(0, pageSize);
  const data = page.map(({ bookingId, name, since, text, messages }) => ({
    bookingId,
    name,
    since: since.toISOString(),
    messages,
    text,
  }));
  return { data, meta: { next: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null } };
}
