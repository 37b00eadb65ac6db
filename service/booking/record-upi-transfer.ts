import { conflict, invalid, notFound } from '../core/app-error.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { lockBooking } from './booking.sql.ts';
import { insertPayment } from './payments.sql.ts';
import { settle } from './settle.ts';

/**
 * The operator has seen a UPI transfer for the whole amount arrive. `transferId` is the bank's reference (UTR), which
 * counts once: recording it again changes nothing.
 */
export async function recordUpiTransfer(
  ctx: Context,
  seen: { bookingId: string; transferId: string },
): Promise<{ status: string }> {
  if (!/^[A-Za-z0-9]{8,35}$/.test(seen.transferId)) throw invalid('A UPI reference has 8 to 35 letters and digits');
  const reference = `upi_${seen.transferId.toUpperCase()}`;
  return inTransaction(ctx, async (ctx) => {
    const before = await lockBooking(ctx.db, { bookingId: seen.bookingId });
    if (!before) throw notFound('There is no such booking');
    const known = before.payments.find((payment) => payment.reference === reference);
    if (known) return { status: known.status };
    await insertPayment(ctx.db, {
      bookingRow: before.row,
      gateway: 'upi',
      reference,
      method: 'upi',
      amount: before.total,
      now: ctx.now,
    });
    const booking = await lockBooking(ctx.db, { row: before.row });
    const payment = booking?.payments.find((one) => one.reference === reference);
    if (!booking || !payment) throw conflict('This transfer was recorded for another booking');
    return { status: await settle(ctx, booking, payment) };
  });
}
