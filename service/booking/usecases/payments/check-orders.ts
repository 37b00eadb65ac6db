import { requireRight } from '../../../core/may.ts';
import type { Gateway } from '../../../payments/gateway.ts';
import { gatewayNamed, gatewaysOf } from '../../../payments/gateways.ts';
import type { Context } from '../../../platform/context.ts';
import { standingOf } from '../../model/balance.ts';
import { opensPayment } from '../../model/payment-link.ts';
import { findBooking } from '../../store/bookings.sql.ts';
import { claimOrdersToCheck } from '../../store/payments.sql.ts';
import { recordGatewayEvent } from './record-gateway-event.ts';

/** The newest orders of a booking that are checked when the payer returns. */
const maxPerBooking = 3;
/** Orders checked in one run of the job. */
const maxPerRun = 40;

/** `unused`: the money was received and did not buy what it was for. */
type OrderOutcome = 'paid' | 'unused' | 'failed';

/**
 * Asks the gateway for the outcome of an order and records it. Returns undefined while the order is open or the gateway
 * cannot be reached.
 */
async function checkOrder(ctx: Context, gateway: Gateway, reference: string): Promise<OrderOutcome | undefined> {
  try {
    const event = await gateway.fetchOutcome?.(reference);
    if (!event) return undefined;
    const recorded = await recordGatewayEvent(ctx, gateway, event);
    if (event.what === 'failed') return 'failed';
    return recorded?.status === 'captured' ? 'paid' : 'unused';
  } catch (error) {
    ctx.log.warn({ err: error, reference }, 'a gateway could not be asked about an order');
    return undefined;
  }
}

/**
 * The payer returns from the page of the gateway. Nothing that the browser sends is trusted: the gateway is asked about
 * the open orders of the booking. Returns the outcome for the payment page: `paid` if this or a message of the gateway
 * before it brought the money, `declined`, `waiting` if the gateway does not know yet, or undefined if the state of the
 * booking shows it. Does nothing without a key of the booking.
 *
 * @may everyone
 */
export async function checkOrdersOnReturn(
  ctx: Context,
  { gateway, bookingId, key }: { gateway: Gateway; bookingId: string; key: string | undefined },
): Promise<'paid' | 'declined' | 'waiting' | undefined> {
  requireRight(ctx.viewer, 'report a payment');
  if (key === undefined || !opensPayment(ctx.config, bookingId, key)) return undefined;
  const booking = await findBooking(ctx.db, bookingId);
  const own = booking?.payments.filter((one) => one.gateway === gateway.name) ?? [];
  const open = own.filter(({ status }) => status === 'open');
  const outcomes: (OrderOutcome | undefined)[] = [];
  for (const { reference } of open.slice(-maxPerBooking)) outcomes.push(await checkOrder(ctx, gateway, reference));
  if (outcomes.includes('paid')) return 'paid';
  const newest = own.at(-1);
  if (outcomes.length === 0) return newest && standingOf(newest) === 'captured' ? 'paid' : undefined;
  if (outcomes.includes('unused')) return undefined;
  return outcomes.includes(undefined) ? 'waiting' : 'declined';
}

/**
 * Asks the gateways about orders that stay open (job 'ask-about-orders'), because a webhook can be lost and the payer
 * may not return. Checks an order on its first day, less and less often.
 *
 * @may clock
 */
export async function checkOpenOrders(ctx: Context): Promise<void> {
  requireRight(ctx.viewer, 'run scheduled jobs');
  const gateways = gatewaysOf(ctx.config).flatMap(({ name, fetchOutcome }) => (fetchOutcome ? [name] : []));
  if (gateways.length === 0) return;
  for (const order of await claimOrdersToCheck(ctx.db, { gateways, now: ctx.now, most: maxPerRun })) {
    const gateway = gatewayNamed(ctx.config, order.gateway);
    if (gateway) await checkOrder(ctx, gateway, order.reference);
  }
}
