import { type GatewayChoice, gatewayOf } from '../../payments/gateways.ts';
import type { Config } from '../../platform/config.ts';
import { type PaymentMethod, paymentMethods } from '../booking.ts';

/** How a booking can be paid on its page: by a gateway every method, else UPI to the operator's id, else nothing. */
export function offeredMethods(config: GatewayChoice & Pick<Config, 'upiId'>): readonly PaymentMethod[] {
  if (gatewayOf(config)) return paymentMethods;
  return config.upiId === undefined ? [] : ['upi'];
}
