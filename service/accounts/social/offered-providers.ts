import type { Config } from '../../platform/config.ts';
import { type ProviderName, providerNames } from './provider.ts';

/** The providers that the operator has set up; equal for every visitor. */
export function offeredProviders(config: Pick<Config, ProviderName>): readonly ProviderName[] {
  return providerNames.filter((name) => config[name]);
}
