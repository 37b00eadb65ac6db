import { type AppError, conflict, invalid, notFound } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import { formatMoney, isWholeRupees, type Paise, paiseOf } from '../../core/money.ts';
import { recordAudit } from '../../platform/audit.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { lockBooking } from '../booking.sql.ts';
import { isConfirmed } from '../changes.sql.ts';
import { creditRefund } from '../documents/bill.ts';
import { writeRefundDue } from '../keeping/booking-emails.ts';
import { tellOfBooking } from '../keeping/tell-of-booking.ts';
import { oweRefund } from '../paying/owe-refund.ts';
import { keptOf, paidFor } from '../paying/refund.ts';
import { recordChange } from '../record-change.ts';

interface GivenBack {
  readonly bookingId: string;
  readonly amount: Paise;
  /** Read by the site alone: it stands in the audit log. */
  readonly why: string;
  /** What its form calls it: sent again, it is the same. */
  readonly form: string;
}

/**
 * Somebody of the support, an admin or the operator gives back more than the terms of a booking say, with a reason: never
 * more than is left of what was paid for it. It goes the way it came, is credited, and an email tells the traveller.
 * Refuses everybody else (401, 403), an unknown booking (404), one that is still to be paid (409), and no reason or too
 * much (400).
 */
export async function giveBack(ctx: Context, { bookingId, amount, why, form }: GivenBack): Promise<void> {
  requireRight(ctx.viewer, 'change bookings');
  const reason = why.trim();
  if (reason === '' || reason.length > 500) throw wrong('why', 'Please give a reason of at most 500 characters.');
  await inTransaction(ctx, async (ctx) => {
    const booking = await lockBooking(ctx.db, { bookingId });
    if (!booking || booking.forgottenAt !== null) throw notFound('There is no such booking');
    const token = `give-back ${form}`;
    if (await isConfirmed(ctx.db, booking.row, token)) return;
    if (booking.status === 'pending')
      throw conflict('It is not paid yet: what was paid of it comes back when it is cancelled');
    const left = paidFor(booking);
    // what was paid with paise can be given back whole
    if (amount <= 0 || amount > left || (!isWholeRupees(amount) && amount !== left))
      throw wrong(
        'amount',
        left > 0
          ? `Whole rupees, at most ${formatMoney(left)}: so much is left of what was paid.`
          : 'Nothing is left of what was paid.',
      );
    const paid = booking.payments.find((payment) => keptOf(payment) > 0);
    await recordChange(ctx, booking, { kind: 'given-back', money: paiseOf(-amount), token });
    await oweRefund(ctx, booking, amount);
    if (paid) await writeRefundDue(ctx, booking, { mode: paid.mode, amount }, 'goodwill');
    await tellOfBooking(ctx, 'booking.changed', booking.row);
    await recordAudit(ctx, {
      action: 'give-back',
      subjectType: 'booking',
      subjectId: bookingId,
      before: { left },
      after: { left: left - amount, why: reason },
    });
    await creditRefund(ctx, booking, amount, `${token} of ${bookingId}`);
  });
}

function wrong(field: string, message: string): AppError {
  return invalid(message, { errors: [{ path: [field], message, name: 'ValidationError' }] });
}
