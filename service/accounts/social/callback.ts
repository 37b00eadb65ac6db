import type { Config } from '../../platform/config.ts';
import type { ProviderName } from './provider.ts';

/** Where a provider sends the browser back to: the operator enters it over there. */
export function callbackOf({ publicUrl }: Pick<Config, 'publicUrl'>, provider: ProviderName): string {
  return `${publicUrl}/api/connect/${provider}/callback`;
}
