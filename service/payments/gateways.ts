import type { Config } from '../platform/config.ts';
import type { Gateway } from './gateway.ts';
import { testGateway } from './test-gateway.ts';

/** What a choice of gateways depends on. */
export type GatewayChoice = Pick<Config, 'secret' | 'testPayments'>;

function gatewaysOf(config: GatewayChoice): readonly Gateway[] {
  return config.testPayments ? [testGateway(config)] : [];
}

/** The gateway that takes new payments here, if there is one. */
export function gatewayOf(config: GatewayChoice): Gateway | undefined {
  return gatewaysOf(config)[0];
}

/** The gateway of that name, where it is open: it may have taken payments before another one was chosen. */
export function gatewayNamed(config: GatewayChoice, name: string): Gateway | undefined {
  return gatewaysOf(config).find((gateway) => gateway.name === name);
}
