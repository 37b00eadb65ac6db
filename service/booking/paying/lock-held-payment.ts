import { conflict, notFound } from '../../core/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { lockBooking } from '../booking.sql.ts';
import type { Booking, Payment } from '../booking-row.ts';
import { findBookingIdByPayment } from './payments.sql.ts';

/**
 * Returns the held payment and its locked booking. Throws NotFoundError for an unknown payment, ConflictError for one
 * that is not held.
 */
export async function lockHeldPayment(
  ctx: Context,
  reference: string,
): Promise<{ booking: Booking; payment: Payment }> {
  const id = await findBookingIdByPayment(ctx.db, { reference });
  const booking = id === undefined ? undefined : await lockBooking(ctx.db, { id });
  const payment = booking?.payments.find((one) => one.reference === reference);
  if (!booking || !payment) throw notFound('There is no such payment');
  if (payment.status !== 'held') throw conflict('This payment is not held');
  return { booking, payment };
}
