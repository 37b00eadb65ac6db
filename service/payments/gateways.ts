import type { Config } from '../platform/config.ts';
import type { Gateway } from './gateway.ts';
import { phonePe } from './phonepe/phonepe.ts';
import { razorpay } from './razorpay/razorpay.ts';
import { testGateway } from './test-gateway.ts';

/** The configuration that decides which gateways exist. */
export type GatewayChoice = Pick<Config, 'secret' | 'testPayments' | 'gateways'>;

/** Returns the gateways with configured accounts, the one for new payments first. */
export function gatewaysOf(config: GatewayChoice): readonly Gateway[] {
  const { gateways: set } = config;
  const live = [...(set.razorpay ? [razorpay(set.razorpay)] : []), ...(set.phonepe ? [phonePe(set.phonepe)] : [])];
  return [
    // test mode takes no money, whatever keys are set
    ...(config.testPayments ? [testGateway(config)] : []),
    ...live.sort((a, b) => Number(b.name === set.first) - Number(a.name === set.first)),
  ];
}

/** Returns the gateway for new payments, if any. */
export function gatewayOf(config: GatewayChoice): Gateway | undefined {
  return gatewaysOf(config)[0];
}

/** Returns the gateway of that name if it is configured: it may have taken payments before another was chosen. */
export function gatewayNamed(config: GatewayChoice, name: string): Gateway | undefined {
  return gatewaysOf(config).find((gateway) => gateway.name === name);
}

/** Returns the names of the gateways that send refunds. */
export function sendingGateways(config: GatewayChoice): string[] {
  return gatewaysOf(config).flatMap(({ name, refund }) => (refund ? [name] : []));
}
