import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { type DocumentsAsked, documentsBooking, type MadeFile } from './documents-of.ts';
import { issuerOf } from './issuer.ts';
import { tripOf } from './trip-of-booking.ts';

/** The whole trip for a calendar. Throws NotFoundError without the right to it. */
export async function makeTripCalendar(ctx: Context, asked: DocumentsAsked): Promise<MadeFile> {
  requireRight(ctx.viewer, 'use the link of a booking');
  const booking = await documentsBooking(ctx, asked);
  const trip = tripOf(booking, await issuerOf(ctx), ctx.now);
  // what writes calendars weighs megabytes, and few ask for one
  const { tripCalendar } = await import('../../documents/trip-calendar.ts');
  return { name: `trip-${booking.bookingId}.ics`, bytes: Buffer.from(tripCalendar(trip)) };
}
