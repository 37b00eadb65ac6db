import { requireRight } from '../../core/may.ts';
import type { Gateway } from '../../payments/gateway.ts';
import { gatewayNamed, gatewaysOf } from '../../payments/gateways.ts';
import type { Context } from '../../platform/context.ts';
import { findBooking } from '../booking.sql.ts';
import { opensPayment } from './payment-link.ts';
import { takeUnasked } from './payments.sql.ts';
import { takeHappening } from './take-happening.ts';

/** Orders of a booking that are asked about when the payer comes back: the latest. */
const mostOfBooking = 3;
/** Orders that are asked about in one run of the clock. */
const mostOfRun = 40;

/** What the gateway says of an order takes effect; undefined while it is open there, or cannot be asked about. */
async function askAbout(ctx: Context, gateway: Gateway, reference: string): Promise<'paid' | 'failed' | undefined> {
  try {
    const happened = await gateway.ask?.(reference);
    if (!happened) return undefined;
    await takeHappening(ctx, gateway, happened);
    return happened.what === 'failed' ? 'failed' : 'paid';
  } catch (error) {
    ctx.log.warn({ err: error, reference }, 'a gateway could not be asked about an order');
    return undefined;
  }
}

/**
 * The payer comes back from the gateway's page, by whatever address: what the browser says is not believed, the gateway is
 * asked about the open orders of the booking. Gives how it ended, in the words of the payment page: `declined`, or
 * `waiting` where the gateway does not know yet; undefined where the page says it itself. Asks nobody for who has no key.
 */
export async function askAfterReturn(
  ctx: Context,
  { gateway, bookingId, key }: { gateway: Gateway; bookingId: string; key: string | undefined },
): Promise<'declined' | 'waiting' | undefined> {
  requireRight(ctx.viewer, 'report a payment');
  if (key === undefined || !opensPayment(ctx.config, bookingId, key)) return undefined;
  const booking = await findBooking(ctx.db, bookingId);
  const open = booking?.payments.filter((one) => one.gateway === gateway.name && one.status === 'open') ?? [];
  const ended: (string | undefined)[] = [];
  for (const { reference } of open.slice(-mostOfBooking)) ended.push(await askAbout(ctx, gateway, reference));
  if (ended.length === 0 || ended.includes('paid')) return undefined;
  return ended.includes(undefined) ? 'waiting' : 'declined';
}

/**
 * Asks the gateways about orders that stay open (job 'ask-about-orders'): a message can be lost, and the payer may not
 * have come back. In the first day of an order, more and more seldom.
 */
export async function askAboutOrders(ctx: Context): Promise<void> {
  requireRight(ctx.viewer, 'keep house');
  const gateways = gatewaysOf(ctx.config).flatMap(({ name, ask }) => (ask ? [name] : []));
  if (gateways.length === 0) return;
  for (const order of await takeUnasked(ctx.db, { gateways, now: ctx.now, most: mostOfRun })) {
    const gateway = gatewayNamed(ctx.config, order.gateway);
    if (gateway) await askAbout(ctx, gateway, order.reference);
  }
}
