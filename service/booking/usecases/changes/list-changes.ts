import { notFound } from '../../../core/app-error.ts';
import { requireRight } from '../../../core/may.ts';
import type { Context } from '../../../platform/context.ts';
import { type BookingAccess, requireChangeAccess } from '../../lifecycle/booking-access.ts';
import type { ChangeView } from '../../model/wire/wire.ts';
import { findChanges } from '../../store/changes.sql.ts';

/**
 * Lists the changes of a booking, oldest first, for everyone who may change it. Throws NotFoundError for everyone else.
 *
 * @may everyone
 */
export async function listChanges(ctx: Context, access: BookingAccess): Promise<ChangeView[]> {
  requireRight(ctx.viewer, 'use the link of a booking');
  await requireChangeAccess(ctx, access);
  const rows = await findChanges(ctx.db, access.bookingId);
  if (rows.length === 0) throw notFound();
  return rows.map(({ at, actor, total, money, token: _promise, refused, ...change }) => ({
    ...change,
    ...(refused && { refused }),
    at: at.toISOString(),
    by: actor,
    total,
    money,
  }));
}
