import { requireRight } from '../../../core/may.ts';
import type { Gateway, GatewayMessage } from '../../../payments/gateway.ts';
import type { Context } from '../../../platform/context.ts';
import { type RecordedPayment, recordGatewayEvent } from './record-gateway-event.ts';

/**
 * Receives a message of a gateway about a payment or a refund. Returns undefined if it is about no payment of that
 * gateway. Throws ForbiddenError for a message without a valid signature.
 *
 * @may everyone
 */
export async function receiveGatewayMessage(
  ctx: Context,
  { gateway, message }: { gateway: Gateway; message: GatewayMessage },
): Promise<RecordedPayment | undefined> {
  requireRight(ctx.viewer, 'report a payment');
  const event = await gateway.read(message);
  return event && recordGatewayEvent(ctx, gateway, event);
}
