import { notFound } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { findBooking } from '../booking.sql.ts';
import { type OwnBooking, requireOwnBooking } from '../changing/own-booking.ts';
import type { BookedForWire, BookingWire } from '../wire.ts';
import { bookedFor, presentBooking } from './present-booking.ts';

/**
 * A booking for who may change it: its owner, and who reads the emails of one without an account. Throws NotFoundError
 * for everybody else, as `requireOwnBooking` does.
 */
export async function openBooking(
  ctx: Context,
  asked: OwnBooking,
): Promise<{ booking: BookingWire; bookedFor: BookedForWire }> {
  requireRight(ctx.viewer, 'use the link of a booking');
  await requireOwnBooking(ctx, asked);
  const booking = await findBooking(ctx.db, asked.bookingId);
  if (!booking) throw notFound();
  return { booking: presentBooking(booking, ctx.config, ctx.now), bookedFor: bookedFor(booking) };
}
