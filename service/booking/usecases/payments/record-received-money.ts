import { errorsBookingTexts } from '../../../../messages/en/errors/booking.ts';
import { sentence } from '../../../../messages/message.ts';
import { conflict, notFound } from '../../../core/app-error.ts';
import type { Paise } from '../../../core/money.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { dueAt, standingOf } from '../../model/balance.ts';
import { statusAt } from '../../model/booking-status.ts';
import { lockBooking } from '../../store/bookings.sql.ts';
import { insertPayment, updatePayment } from '../../store/payments.sql.ts';
import { settle } from './settle.ts';
import { inSettlement } from './settlement.ts';

/** Money that staff have received; `reference` counts once. */
export interface ReceivedMoney {
  readonly bookingId: string;
  readonly way: 'upi' | 'cash';
  readonly reference: string;
  /** The amount due if undefined. */
  readonly amount: Paise | undefined;
}

/**
 * Records money that staff have received. It pays the amount due; a different amount is held, as for a gateway.
 * Recording it again changes nothing. After the hold has expired, `settle` decides: a transfer that cannot pay the
 * booking is refunded, and cash is not accepted.
 * Throws NotFoundError for an unknown booking. Throws ConflictError for a booking free of charge, for cash if nothing
 * is due or it can no longer pay the booking, and for a reference recorded for another booking.
 */
export async function recordReceivedMoney(ctx: Context, money: ReceivedMoney): Promise<{ status: string }> {
  const { way, reference } = money;
  return inSettlement(ctx, async (ctx) => {
    const before = await lockBooking(ctx.db, { bookingId: money.bookingId });
    if (!before) throw notFound(sentence(errorsBookingTexts.bookingNotFound));
    const recorded = before.payments.find((payment) => payment.reference === reference);
    if (recorded) return { status: standingOf(recorded) };
    const amountDue = dueAt(before, ctx.now)?.amount;
    // a transfer has arrived and must be recorded, cash can be declined
    const isLate = statusAt(before, ctx.now) === 'cancelled' && (before.cancelledBecause ?? 'unpaid') === 'unpaid';
    if (before.total === 0 || (way === 'cash' && amountDue === undefined && !isLate))
      throw conflict(sentence(errorsBookingTexts.nothingToPay));
    const due = amountDue ?? before.total;
    const amount = money.amount ?? due;
    await insertPayment(ctx.db, {
      bookingId: before.id,
      gateway: way,
      mode: 'live',
      reference,
      method: way,
      amount,
      now: ctx.now,
    });
    const booking = await lockBooking(ctx.db, { id: before.id });
    const payment = booking?.payments.find((one) => one.reference === reference);
    if (!booking || !payment) throw conflict(sentence(errorsBookingTexts.paymentOfAnother));
    const held = amount !== due;
    if (held) await updatePayment(ctx.db, payment, { status: 'held', at: ctx.now, paidAs: reference });
    const status = held ? 'held' : await settle(ctx, booking, payment, reference, 'operator');
    if (way === 'cash' && status === 'refund_due') throw conflict(sentence(errorsBookingTexts.holdExpiredUnpayable));
    const after = await lockBooking(ctx.db, { id: before.id });
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
