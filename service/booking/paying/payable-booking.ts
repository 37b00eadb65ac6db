import { notFound } from '../../core/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { findBooking, isBookedBy } from '../booking.sql.ts';
import type { Booking } from '../booking-row.ts';
import { opensPayment } from './payment-link.ts';

/**
 * Returns the booking to holders of its link and its owner (PAY-1). Throws NotFoundError for everyone else, before the
 * database is read: neither answer nor response time shows whether the booking exists.
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
