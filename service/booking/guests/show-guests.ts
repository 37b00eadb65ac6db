import { notFound } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { findBooking } from '../booking.sql.ts';
import { type OwnBooking, requireOwnBooking } from '../changing/own-booking.ts';
import type { GuestDetailsWire } from './guest-answers.ts';
import { presentGuests } from './present-guests.ts';

/** Who travels by a booking, for who may change it. Throws NotFoundError for everybody else. */
export async function showGuests(ctx: Context, asked: OwnBooking): Promise<GuestDetailsWire> {
  requireRight(ctx.viewer, 'use the link of a booking');
  await requireOwnBooking(ctx, asked);
  const booking = await findBooking(ctx.db, asked.bookingId);
  if (!booking) throw notFound();
  return presentGuests(booking, ctx.now);
}
