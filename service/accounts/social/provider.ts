import type { Config } from '../../platform/config.ts';

/** Why a sign-in through a provider failed. */
export const connectProblems = [
  // the traveller declined at the provider
  'denied',
  // too late, repeated, or not in the browser that began it
  'expired',
  // the provider does not answer as expected
  'unavailable',
  'no-email',
  // the address has an account here, and this person did not prove to own it
  'exists',
  'blocked',
  // staff sign in with password and second factor
  'staff',
] as const;
export type ConnectProblem = (typeof connectProblems)[number];

export const providerNames = ['google', 'facebook'] as const;
export type ProviderName = (typeof providerNames)[number];

/** The configured providers; the same for every visitor. */
export function offeredProviders(config: Pick<Config, ProviderName>): readonly ProviderName[] {
  return providerNames.filter((name) => config[name]);
}

/** The redirect URI of a provider, which the operator registers there. */
export function callbackOf({ publicUrl }: Pick<Config, 'publicUrl'>, provider: ProviderName): string {
  return `${publicUrl}/api/connect/${provider}/callback`;
}

/** A provider's claims about the person who signed in. */
export interface Identity {
  readonly provider: ProviderName;
  /** The provider's permanent id of the person. */
  readonly subject: string;
  /** Lower-case; undefined without a usable address. */
  readonly email: string | undefined;
  /** The provider vouches that the address belongs to this person. */
  readonly emailVerified: boolean;
  /** One line, never empty. */
  readonly name: string;
}

/** Values that bind an attempt to its browser; new for each attempt. */
export interface Checks {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** A sign-in provider. */
export interface Provider {
  /** The URL where the browser signs in. Throws ConnectRefused if the provider cannot be reached. */
  readonly begin: (checks: Checks, callback: string) => Promise<URL>;
  /** The identity in the callback. Throws ConnectRefused unless the answer is genuine, fresh and used once. */
  readonly finish: (checks: Checks, callback: URL) => Promise<Identity>;
}

/** Why a sign-in failed, for the person who tried; `detail` is for the log. */
export class ConnectRefused extends Error {
  readonly problem: ConnectProblem;

  constructor(problem: ConnectProblem, detail: string = problem) {
    super(detail);
    this.problem = problem;
  }
}

const longest = 1_000;

/** A path of this site with its query; the home page for anything that leads elsewhere. */
export function returnPath(text: string | null | undefined): string {
  const ours = 'http://ours.invalid';
  if (!text?.startsWith('/') || text.length > longest || !URL.canParse(text, ours)) return '/';
  const { origin, pathname, search } = new URL(text, ours);
  // a path that begins with two slashes would be read as another host
  return origin === ours && !pathname.startsWith('//') ? pathname + search : '/';
}
