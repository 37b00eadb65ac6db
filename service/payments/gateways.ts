import type { Config } from '../platform/config.ts';
import type { Gateway } from './gateway.ts';
import { phonePe } from './phonepe/phonepe.ts';
import { razorpay } from './razorpay/razorpay.ts';
import { testGateway } from './test-gateway.ts';

/** What a choice of gateways depends on. */
export type GatewayChoice = Pick<Config, 'secret' | 'testPayments' | 'gateways'>;

/** Those whose accounts are set, the one that takes new payments first. */
export function gatewaysOf(config: GatewayChoice): readonly Gateway[] {
  const { gateways: set } = config;
  const live = [...(set.razorpay ? [razorpay(set.razorpay)] : []), ...(set.phonepe ? [phonePe(set.phonepe)] : [])];
  return [
    // a rehearsal takes no money, whatever keys are set
    ...(config.testPayments ? [testGateway(config)] : []),
    ...live.sort((a, b) => Number(b.name === set.first) - Number(a.name === set.first)),
  ];
}

/** The gateway that takes new payments here, if there is one. */
export function gatewayOf(config: GatewayChoice): Gateway | undefined {
  return gatewaysOf(config)[0];
}

/** The gateway of that name, where it is open: it may have taken payments before another one was chosen. */
export function gatewayNamed(config: GatewayChoice, name: string): Gateway | undefined {
  return gatewaysOf(config).find((gateway) => gateway.name === name);
}

/** Names of the gateways that send money back by themselves. */
export function sendingGateways(config: GatewayChoice): string[] {
  return gatewaysOf(config).flatMap(({ name, refund }) => (refund ? [name] : []));
}
