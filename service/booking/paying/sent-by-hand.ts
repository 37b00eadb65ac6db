import { type GatewayChoice, gatewayNamed } from '../../payments/gateways.ts';
import type { Payment, Refund } from '../booking-row.ts';

/**
 * Refunds of a payment that the operator has to send: its gateway cannot, or has given up. None of a test payment: no
 * money came.
 */
export function sentByHand(config: GatewayChoice, payment: Payment): Refund[] {
  if (payment.mode === 'test') return [];
  const gateway = gatewayNamed(config, payment.gateway);
  return payment.refunds.filter(({ state }) => state === 'failed' || (state === 'due' && !gateway?.refund));
}
