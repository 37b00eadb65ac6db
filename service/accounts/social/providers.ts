import type { Config } from '../../platform/config.ts';
import { makeFacebook } from './facebook.ts';
import { makeGoogle } from './google.ts';
import type { Provider, ProviderName } from './provider.ts';

type Providers = Readonly<Partial<Record<ProviderName, Provider>>>;

const made = new WeakMap<Config, Providers>();

/** This process's client of that provider, with its cached metadata; undefined if it is not configured. */
export function providerOf(config: Config, name: ProviderName): Provider | undefined {
  const known = made.get(config) ?? {
    ...(config.google && { google: makeGoogle(config.google) }),
    ...(config.facebook && { facebook: makeFacebook(config.facebook) }),
  };
  made.set(config, known);
  return known[name];
}
