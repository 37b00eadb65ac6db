import { notFound } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { findBooking } from '../booking.sql.ts';
import type { GuestDetailsWire } from './guest-answers.ts';
import { presentGuests } from './present-guests.ts';

/** Who travels by any booking, for who prepares it. Refuses everybody but the support, admins and the operator. */
export async function seeGuests(ctx: Context, { bookingId }: { bookingId: string }): Promise<GuestDetailsWire> {
  requireRight(ctx.viewer, 'see who travels');
  const booking = await findBooking(ctx.db, bookingId);
  if (!booking) throw notFound();
  return presentGuests(booking, ctx.now);
}
