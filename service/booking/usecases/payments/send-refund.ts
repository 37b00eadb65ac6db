import { requireRight } from '../../../core/may.ts';
import { paiseOf } from '../../../core/money.ts';
import { RefundRefused, type ReportedRefund } from '../../../payments/gateway.ts';
import { gatewayNamed } from '../../../payments/gateways.ts';
import { type Context, inTransaction } from '../../../platform/context.ts';
import { lockBooking } from '../../store/bookings.sql.ts';
import { countRefundAttempt, isRefundOpen, recordRefundError } from '../../store/refunds.sql.ts';
import { recordReportedRefund } from './record-reported-refund.ts';

/** Refusals of a refund, with doubling delays over a day, before staff have to act. */
const maxRefusals = 24;

/**
 * Sends a refund through the gateway of its payment (job 'send-refund') and records the result. Can be repeated at any
 * time, and is repeated while the refund is on its way: the gateway recognises its key. Refunds made outside this
 * system are recorded first, because they may cover it. Throws if it must be tried again. A refund that the gateway
 * finally refuses becomes `failed`: it is still owed, by hand.
 *
 * @may clock
 */
export async function sendRefund(ctx: Context, { refundId }: { refundId: number }): Promise<void> {
  requireRight(ctx.viewer, 'run scheduled jobs');
  const due = await countRefundAttempt(ctx.db, refundId);
  if (!due) return;
  const gateway = gatewayNamed(ctx.config, due.gateway);
  const { money, key } = due;
  const amount = paiseOf(due.amount);
  try {
    if (!gateway?.refund || money === null) throw new Error(`Nothing can be sent back through ${due.gateway} now`);
    const known = (await gateway.listRefunds?.(money)) ?? [];
    const own = known.find((one) => one.key === key);
    await record(ctx, due, known);
    if (!own && !(await isRefundOpen(ctx.db, refundId))) return;
    const sent = own ?? (await gateway.refund({ money, amount, key }));
    if (!own) await record(ctx, due, [{ ...sent, key, amount }]);
    if (sent.state === 'sent') throw new Error(`The refund ${sent.refund} has not arrived yet`);
  } catch (error) {
    const isFinal = error instanceof RefundRefused && due.attempts >= maxRefusals;
    await recordRefundError(ctx.db, refundId, { error: String(error), ...(isFinal && { state: 'failed' }) });
    if (!isFinal) throw error;
    ctx.log.error({ refundId, err: error }, 'a refund was refused for a day: it has to be sent by hand');
  }
}

async function record(
  ctx: Context,
  due: { booking: number; payment: number },
  made: readonly ReportedRefund[],
): Promise<void> {
  if (made.length === 0) return;
  await inTransaction(ctx, async (ctx) => {
    for (const one of made) {
      // reloaded each time: the refund before changed the booking
      const booking = await lockBooking(ctx.db, { id: due.booking });
      const payment = booking?.payments.find(({ id }) => id === due.payment);
      if (booking && payment) await recordReportedRefund(ctx, booking, payment, one);
    }
  });
}
