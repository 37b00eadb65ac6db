import { errorsBookingTexts } from '../../../../messages/en/errors/booking.ts';
import { sentence } from '../../../../messages/message.ts';
import { conflict, notFound } from '../../../core/app-error.ts';
import { type Context, inTransaction } from '../../../platform/context.ts';
import { expireHold } from '../../lifecycle/expire-hold.ts';
import type { Booking } from '../../model/booking.ts';
import type { Payment } from '../../model/payment.ts';
import { lockBooking } from '../../store/bookings.sql.ts';
import { findBookingIdByPayment } from '../../store/payments.sql.ts';

/** Thrown if expired holds of other bookings, by id, still have the stock that a payment needs. */
export class HoldsExpired extends Error {
  readonly bookings: readonly number[];
  constructor(bookings: readonly number[]) {
    super('Stock is in holds that have ended');
    this.bookings = bookings;
  }
}

const attempts = 3;

/**
 * Runs `work`, which settles a payment, in a transaction. If it throws `HoldsExpired`, those holds are expired, each in
 * its own transaction, and `work` runs again, at most three times in all.
 */
export async function inSettlement<Result>(ctx: Context, work: (ctx: Context) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTransaction(ctx, work);
    } catch (error) {
      if (!(error instanceof HoldsExpired) || attempt === attempts) throw error;
      for (const id of error.bookings) await expireHold(ctx, id);
    }
  }
}

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
  if (!booking || !payment) throw notFound(sentence(errorsBookingTexts.paymentNotFound));
  if (payment.status !== 'held') throw conflict(sentence(errorsBookingTexts.notOnHold));
  return { booking, payment };
}
