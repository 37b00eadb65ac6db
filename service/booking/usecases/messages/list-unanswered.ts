import { today } from '../../../core/day.ts';
import { requireRight } from '../../../core/may.ts';
import type { Context } from '../../../platform/context.ts';
import { findUnanswered } from '../../store/messages.sql.ts';

const pageSize = 50;

/**
 * Lists bookings with unanswered messages for staff, longest waiting first. `after`: `next` of the previous page.
 * `awake`: without those that are snoozed.
 *
 * @may support, admin, operator
 */
export async function listUnanswered(
  ctx: Context,
  { after = 0, awake = false }: { after?: number | undefined; awake?: boolean },
) {
  requireRight(ctx.viewer, 'answer travellers');
  const rows = await findUnanswered(ctx.db, { after, most: pageSize + 1, awake: awake ? today(ctx.now) : undefined });
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
