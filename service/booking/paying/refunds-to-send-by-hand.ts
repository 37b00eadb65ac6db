import { type GatewayChoice, gatewayNamed } from '../../payments/gateways.ts';
import type { Payment, Refund } from '../booking-row.ts';

/**
 * Returns the refunds of a payment that the operator has to send by hand, because the gateway cannot or has given up.
 * None for a test payment, which moved no money.
 */
export function refundsToSendByHand(config: GatewayChoice, payment: Payment): Refund[] {
  if (payment.mode === 'test') return [];
  const gateway = gatewayNamed(config, payment.gateway);
  return payment.refunds.filter(({ state }) => state === 'failed' || (state === 'due' && !gateway?.refund));
}
