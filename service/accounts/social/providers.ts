import type { Config } from '../../platform/config.ts';
import { makeFacebook } from './facebook.ts';
import { makeGoogle } from './google.ts';
import type { Provider, ProviderName } from './provider.ts';

type Providers = Readonly<Partial<Record<ProviderName, Provider>>>;

const made = new WeakMap<Config, Providers>();

/** The process's one connection to that provider, with what it has learnt of it; undefined when it is not set up. */
export function providerOf(config: Config, name: ProviderName): Provider | undefined {
  const known = made.get(config) ?? {
    ...(config.google && { google: makeGoogle(config.google) }),
    ...(config.facebook && { facebook: makeFacebook(config.facebook) }),
  };
  made.set(config, known);
  return known[name];
}
