import { conflict, invalid, notFound } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import type { Paise } from '../../core/money.ts';
import { recordAudit } from '../../platform/audit.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { lockBooking } from '../booking.sql.ts';
import { dueAt } from './due.ts';
import { insertPayment, setPayment } from './payments.sql.ts';
import { standingOf } from './refund.ts';
import { settle } from './settle.ts';

/**
 * The operator, an admin or the support has seen a UPI transfer arrive: real money, whatever mode the house is in. It is
 * for what is to be paid, unless `amount` says otherwise: then it is held, as of a gateway. `transferId` is the bank's reference (UTR), which counts once: recording it again changes nothing.
 * Refuses everybody else (401, 403), an unknown booking (404), one that costs nothing, and a transfer that was recorded
 * for another booking (409).
 */
export async function recordUpiTransfer(
  ctx: Context,
  seen: { bookingId: string; transferId: string; amount?: Paise },
): Promise<{ status: string }> {
  requireRight(ctx.viewer, 'record a transfer');
  if (!/^[A-Za-z0-9]{8,35}$/.test(seen.transferId)) throw invalid('A UPI reference has 8 to 35 letters and digits');
  const reference = `upi_${seen.transferId.toUpperCase()}`;
  return inTransaction(ctx, async (ctx) => {
    const before = await lockBooking(ctx.db, { bookingId: seen.bookingId });
    if (!before) throw notFound('There is no such booking');
    const known = before.payments.find((payment) => payment.reference === reference);
    if (known) return { status: standingOf(known) };
    if (before.total === 0) throw conflict('There is nothing to pay for this booking');
    const due = dueAt(before, ctx.now)?.amount ?? before.total;
    const amount = seen.amount ?? due;
    await insertPayment(ctx.db, {
      bookingRow: before.row,
      gateway: 'upi',
      mode: 'live',
      reference,
      method: 'upi',
      amount,
      now: ctx.now,
    });
    const booking = await lockBooking(ctx.db, { row: before.row });
    const payment = booking?.payments.find((one) => one.reference === reference);
    if (!booking || !payment) throw conflict('This transfer was recorded for another booking');
    const held = amount !== due;
    if (held) await setPayment(ctx.db, payment, { status: 'held', at: ctx.now, paidAs: reference });
    const status = held ? 'held' : await settle(ctx, booking, payment, reference);
    const after = await lockBooking(ctx.db, { row: before.row });
    await recordAudit(ctx, {
      action: 'record-upi-transfer',
      subjectType: 'booking',
      subjectId: booking.bookingId,
      before: { status: booking.status },
      after: { status: after?.status, payment: { reference, amount: payment.amount, status } },
    });
    return { status };
  });
}
