import { type GatewayChoice, gatewayOf } from '../../../payments/gateways.ts';
import type { Config } from '../../../platform/config.ts';
import { type PaymentMethod, paymentMethods } from '../../model/booking-status.ts';

/**
 * Returns the payment methods for the payment page: all with a gateway, only UPI with the operator's UPI id, else none.
 */
export function offeredMethods(config: GatewayChoice & Pick<Config, 'upiId'>): readonly PaymentMethod[] {
  if (gatewayOf(config)) return paymentMethods;
  return config.upiId === undefined ? [] : ['upi'];
}
