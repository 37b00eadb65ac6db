import { requireRight } from '../../core/may.ts';
import type { Gateway, Told } from '../../payments/gateway.ts';
import type { Context } from '../../platform/context.ts';
import { type Taken, takeHappening } from './take-happening.ts';

/**
 * A gateway tells how a payment ended, or how far money is that goes back. Gives undefined for what is about no payment
 * of that gateway. Throws ForbiddenError for a message that the gateway did not sign.
 */
export async function takePayment(
  ctx: Context,
  { gateway, told }: { gateway: Gateway; told: Told },
): Promise<Taken | undefined> {
  requireRight(ctx.viewer, 'report a payment');
  const happened = await gateway.read(told);
  return happened && takeHappening(ctx, gateway, happened);
}
