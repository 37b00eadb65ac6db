import { conflict, notFound } from '../../core/app-error.ts';
import type { Paise } from '../../core/money.ts';
import { recordAudit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { lockBooking } from '../booking.sql.ts';
import { statusAt } from '../booking.ts';
import { dueAt } from './due.ts';
import { inSettlement } from './in-settlement.ts';
import { insertPayment, setPayment } from './payments.sql.ts';
import { standingOf } from './refund.ts';
import { settle } from './settle.ts';

/** Real money that a member of staff saw arrive; `reference` counts once. */
export interface SeenMoney {
  readonly bookingId: string;
  readonly way: 'upi' | 'cash';
  readonly reference: string;
  /** What is to be paid, unless told. */
  readonly amount: Paise | undefined;
}

/**
 * Takes money that somebody saw arrive: for what is to be paid, else it is held, as of a gateway. The same again changes
 * nothing. After the hold it buys what `settle` says; a transfer that buys nothing is refunded, and cash is not taken.
 * Throws NotFoundError for an unknown booking, ConflictError for one that costs nothing, cash for one of which nothing is
 * to be paid or that it no longer buys, and a reference that was recorded for another.
 */
export async function takeSeenMoney(ctx: Context, seen: SeenMoney): Promise<{ status: string }> {
  const { way, reference } = seen;
  return inSettlement(ctx, async (ctx) => {
    const before = await lockBooking(ctx.db, { bookingId: seen.bookingId });
    if (!before) throw notFound('There is no such booking');
    const known = before.payments.find((payment) => payment.reference === reference);
    if (known) return { status: standingOf(known) };
    const asked = dueAt(before, ctx.now)?.amount;
    // a transfer is there already, cash need not be taken
    const isLate = statusAt(before, ctx.now) === 'cancelled' && (before.cancelledBecause ?? 'unpaid') === 'unpaid';
    if (before.total === 0 || (way === 'cash' && asked === undefined && !isLate))
      throw conflict('There is nothing to pay for this booking');
    const due = asked ?? before.total;
    const amount = seen.amount ?? due;
    await insertPayment(ctx.db, {
      bookingRow: before.row,
      gateway: way,
      mode: 'live',
      reference,
      method: way,
      amount,
      now: ctx.now,
    });
    const booking = await lockBooking(ctx.db, { row: before.row });
    const payment = booking?.payments.find((one) => one.reference === reference);
    if (!booking || !payment) throw conflict('This was recorded for another booking');
    const held = amount !== due;
    if (held) await setPayment(ctx.db, payment, { status: 'held', at: ctx.now, paidAs: reference });
    const status = held ? 'held' : await settle(ctx, booking, payment, reference, 'operator');
    if (way === 'cash' && status === 'refund_due')
      throw conflict('The hold has expired and the booking can no longer be paid. Please make a new booking.');
    const after = await lockBooking(ctx.db, { row: before.row });
    await recordAudit(ctx, {
      action: way === 'upi' ? 'record-upi-transfer' : 'record-cash',
      subjectType: 'booking',
      subjectId: booking.bookingId,
      before: { status: booking.status },
      after: { status: after?.status, payment: { reference, amount: payment.amount, status } },
    });
    return { status };
  });
}
