import type { Gateway } from '../../payments/gateway.ts';
import { testGateway } from '../../payments/test-gateway.ts';
import type { Config } from '../../platform/config.ts';
import { type PaymentMethod, paymentMethods } from '../booking.ts';

type Choice = Pick<Config, 'secret' | 'testPayments' | 'upiId'>;

/** The gateway that takes payments here, if there is one. */
export function gatewayOf(config: Choice): Gateway | undefined {
  return config.testPayments ? testGateway(config) : undefined;
}

/** How a booking can be paid on its page: by a gateway every method, else UPI to the operator's id, else nothing. */
export function offeredMethods(config: Choice): readonly PaymentMethod[] {
  if (gatewayOf(config)) return paymentMethods;
  return config.upiId === undefined ? [] : ['upi'];
}
