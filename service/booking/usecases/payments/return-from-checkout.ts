import { AppError } from '../../../core/app-error.ts';
import { requireRight } from '../../../core/may.ts';
import type { Gateway, GatewayEvent } from '../../../payments/gateway.ts';
import type { Context } from '../../../platform/context.ts';
import { recordGatewayEvent } from './record-gateway-event.ts';

/**
 * The payer returns from the gateway's page with a signed form. If the gateway cannot be reached now, its webhook
 * reports the payment later. Returns `paid` if the money was received. Throws ForbiddenError for a form without a valid
 * signature.
 *
 * @may everyone
 */
export async function returnFromCheckout(
  ctx: Context,
  { gateway, body }: { gateway: Gateway; body: Buffer },
): Promise<'paid' | undefined> {
  requireRight(ctx.viewer, 'report a payment');
  let event: GatewayEvent | undefined;
  try {
    event = await gateway.readReturn?.(body);
  } catch (error) {
    if (error instanceof AppError) throw error;
    ctx.log.warn({ err: error }, 'a gateway could not be asked about a payment');
  }
  const recorded = event && (await recordGatewayEvent(ctx, gateway, event));
  return event?.what === 'paid' && recorded?.status === 'captured' ? 'paid' : undefined;
}
