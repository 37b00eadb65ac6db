import { requireRight } from '../../core/may.ts';
import { type Paise, sum, zero } from '../../core/money.ts';
import type { Context } from '../../platform/context.ts';
import { type PaymentStanding, refundsToSendByHand, standingOf } from '../model/balance.ts';
import type { Payment } from '../model/payment.ts';
import { findLedgerPayments } from '../store/payments.sql.ts';

export interface LedgerEntry extends Pick<Payment, 'reference' | 'gateway' | 'mode' | 'amount' | 'openedAt'> {
  readonly bookingId: string;
  readonly status: PaymentStanding;
  /** The amount that the operator has to refund by hand; zero for test payments. */
  readonly toSend: Paise;
  /** The amount that its gateway is refunding. */
  readonly underWay: Paise;
  /** The error of a refund that has not been sent yet. */
  readonly problem: string | null;
}

/**
 * Lists payments for staff: all of one booking, or those that are held or whose refund is due, of up to a thousand of
 * the oldest bookings. Throws UnauthorizedError or ForbiddenError for everyone else.
 *
 * @may support, admin, operator
 */
export async function listPayments(ctx: Context, bookingId?: string): Promise<LedgerEntry[]> {
  requireRight(ctx.viewer, 'see payments');
  const payments = await findLedgerPayments(ctx.db, bookingId, 1_000);
  return payments
    .map((one) => entryOf(ctx, one.bookingId, one.payment))
    .filter(({ status }) => bookingId !== undefined || status === 'refund_due' || status === 'held');
}

function entryOf({ config }: Context, bookingId: string, payment: Payment): LedgerEntry {
  const { reference, gateway, mode, amount, openedAt, refunds } = payment;
  const open = refunds.filter(({ state }) => state !== 'done');
  const byHand = refundsToSendByHand(config, payment);
  const total = (of: typeof refunds) => sum(of.map((refund) => refund.amount));
  return {
    bookingId,
    reference,
    gateway,
    mode,
    amount,
    openedAt,
    status: standingOf(payment),
    toSend: total(byHand),
    underWay: mode === 'live' ? total(open.filter((refund) => !byHand.includes(refund))) : zero,
    problem: open.find(({ problem }) => problem !== null)?.problem ?? null,
  };
}
