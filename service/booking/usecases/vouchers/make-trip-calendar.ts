import { requireRight } from '../../../core/may.ts';
import type { Context } from '../../../platform/context.ts';
import { readIssuer } from '../../lifecycle/bill.ts';
import { textOfBooking } from '../../model/booking-language.ts';
import { tripOf } from '../../model/trip-of-booking.ts';
import { type DocumentAccess, documentsBooking, type FileDownload } from './document-access.ts';

/**
 * Returns the whole trip as an iCalendar file. Throws NotFoundError without access to the booking.
 *
 * @may everyone
 */
export async function makeTripCalendar(ctx: Context, request: DocumentAccess): Promise<FileDownload> {
  requireRight(ctx.viewer, 'use the link of a booking');
  const booking = await documentsBooking(ctx, request);
  const t = textOfBooking(booking);
  const trip = tripOf(t, booking, await readIssuer(ctx), ctx.now);
  // loaded on demand: the calendar library is megabytes, and few people use it
  const { tripCalendar } = await import('../../../documents/trip-calendar.ts');
  return { name: `trip-${booking.bookingId}.ics`, bytes: Buffer.from(tripCalendar(t, trip)) };
}
