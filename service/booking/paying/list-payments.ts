import { requireRight } from '../../core/may.ts';
import { type Paise, sum, zero } from '../../core/money.ts';
import type { Context } from '../../platform/context.ts';
import type { Payment } from '../booking-row.ts';
import { ledgerPayments } from './payments.sql.ts';
import { type Standing, standingOf } from './refund.ts';
import { sentByHand } from './sent-by-hand.ts';

export interface LedgerEntry extends Pick<Payment, 'reference' | 'gateway' | 'mode' | 'amount' | 'openedAt'> {
  readonly bookingId: string;
  readonly status: Standing;
  /** What the operator has to send back: nothing of a test payment, whatever its status. */
  readonly toSend: Paise;
  /** What its gateway is sending back by itself. */
  readonly underWay: Paise;
  /** Why some of it has not gone back yet. */
  readonly problem: string | null;
}

/**
 * The ledger for the operator, the support and admins: every payment of one booking, or without one those whose money is
 * to go back or is held, of the thousand oldest bookings that have any. Refuses everybody else (401, 403).
 */
export async function listPayments(ctx: Context, bookingId?: string): Promise<LedgerEntry[]> {
  requireRight(ctx.viewer, 'see payments');
  const payments = await ledgerPayments(ctx.db, bookingId, 1_000);
  return payments
    .map((one) => entryOf(ctx, one.bookingId, one.payment))
    .filter(({ status }) => bookingId !== undefined || status === 'refund_due' || status === 'held');
}

function entryOf({ config }: Context, bookingId: string, payment: Payment): LedgerEntry {
  const { reference, gateway, mode, amount, openedAt, refunds } = payment;
  const open = refunds.filter(({ state }) => state !== 'done');
  const byHand = sentByHand(config, payment);
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
