import { notFound } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { type DocumentsAsked, documentsBooking, type MadeFile, makePdf } from './documents-of.ts';
import { issuerOf } from './issuer.ts';
import { tripOf } from './trip-of-booking.ts';

/** The whole trip as a PDF. Throws NotFoundError without the right to it, or when the booking was cancelled. */
export async function makeItinerary(ctx: Context, asked: DocumentsAsked): Promise<MadeFile> {
  requireRight(ctx.viewer, 'use the link of a booking');
  const booking = await documentsBooking(ctx, asked);
  const trip = tripOf(booking, await issuerOf(ctx), ctx.now);
  if (trip.status === 'cancelled') throw notFound();
  return makePdf(ctx, `itinerary-${booking.bookingId}.pdf`, { kind: 'itinerary', trip });
}
