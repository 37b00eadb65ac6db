import { notFound } from '../../core/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { findBooking, isBookedBy } from '../booking.sql.ts';
import type { Booking } from '../booking-row.ts';
import { opensPayment } from './payment-link.ts';

/**
 * The booking for whoever may see and pay it: who holds the link's key, and its owner (PAY-1). Throws
 * NotFoundError for everybody else, before it looks whether there is such a booking: neither answer nor time tells.
 */
export async function payableBooking(
  ctx: Context,
  { bookingId, key }: { bookingId: string; key: string | undefined },
): Promise<Booking> {
  const { config, db, viewer } = ctx;
  const may =
    (key !== undefined && opensPayment(config, bookingId, key)) ||
    (viewer.kind === 'user' && (await isBookedBy(db, bookingId, viewer.userId)));
  const booking = may ? await findBooking(db, bookingId) : undefined;
  if (!booking) throw notFound();
  return booking;
}
