import { conflict, notFound } from '../../core/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { lockBooking } from '../booking.sql.ts';
import type { Booking, Payment } from '../booking-row.ts';
import { bookingRowOfPayment } from './payments.sql.ts';

/** The held payment and its locked booking. Throws 404 for an unknown payment, 409 for one that is not held. */
export async function lockHeld(ctx: Context, reference: string): Promise<{ booking: Booking; payment: Payment }> {
  const row = await bookingRowOfPayment(ctx.db, { reference });
  const booking = row === undefined ? undefined : await lockBooking(ctx.db, { row });
  const payment = booking?.payments.find((one) => one.reference === reference);
  if (!booking || !payment) throw notFound('There is no such payment');
  if (payment.status !== 'held') throw conflict('This payment is not held');
  return { booking, payment };
}
