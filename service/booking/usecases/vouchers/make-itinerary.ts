import { notFound } from '../../../core/app-error.ts';
import { requireRight } from '../../../core/may.ts';
import { inOrder } from '../../../documents/trip.ts';
import type { Context } from '../../../platform/context.ts';
import { readIssuer } from '../../lifecycle/bill.ts';
import { textOfBooking } from '../../model/booking-language.ts';
import { tripOf } from '../../model/trip-of-booking.ts';
import { type DocumentAccess, documentsBooking, type FileDownload, makePdf } from './document-access.ts';
import { itineraryLook } from './paper-look.ts';

/**
 * Returns the itinerary of the whole trip as a PDF. Throws NotFoundError without access to the booking or if it is
 * cancelled.
 *
 * @may everyone
 */
export async function makeItinerary(ctx: Context, request: DocumentAccess): Promise<FileDownload> {
  requireRight(ctx.viewer, 'use the link of a booking');
  const booking = await documentsBooking(ctx, request);
  const t = textOfBooking(booking);
  const trip = tripOf(t, booking, await readIssuer(ctx), ctx.now);
  if (trip.status === 'cancelled') throw notFound();
  const firstId = inOrder(trip.lines)[0]?.lineId;
  const first = booking.lines.find(({ id }) => id === firstId);
  return makePdf(ctx, `itinerary-${booking.bookingId}.pdf`, {
    kind: 'itinerary',
    language: t.language,
    trip,
    look: await itineraryLook(ctx, first?.imageUrl ?? '', trip),
  });
}
