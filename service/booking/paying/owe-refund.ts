import { randomUUID } from 'node:crypto';
import { type Paise, paiseOf } from '../../core/money.ts';
import { gatewayNamed } from '../../payments/gateways.ts';
import type { Context } from '../../platform/context.ts';
import type { Booking, Payment } from '../booking-row.ts';
import { keptOf } from './refund.ts';
import { insertRefund } from './refunds.sql.ts';

/**
 * Owes that much of what was paid for a locked booking back to whoever paid it, of the oldest money first. Part of the
 * caller's transaction: after its commit the gateway that took the money sends it back by itself; where it cannot, the
 * operator does. Throws when less is left of what was captured: the caller calculated wrong.
 */
export async function oweRefund(ctx: Context, { payments }: Pick<Booking, 'payments'>, amount: Paise): Promise<void> {
  let left: number = amount;
  for (const payment of payments) {
    const part = paiseOf(Math.min(left, keptOf(payment)));
    if (part === 0) continue;
    await owe(ctx, payment, part);
    left -= part;
  }
  if (left > 0) throw new Error(`${left} paise more are to go back than were captured`);
}

/** Owes that much of one payment back. The database refuses more than is left of it. */
export async function owe(ctx: Context, payment: Payment, amount: Paise): Promise<void> {
  const refund = { payment: payment.id, amount, key: `rf_${randomUUID()}`, now: ctx.now };
  const refundId = await insertRefund(ctx.db, refund);
  if (gatewayNamed(ctx.config, payment.gateway)?.refund) await ctx.enqueue(ctx.db, 'send-refund', { refundId });
}
