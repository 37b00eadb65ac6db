import type { Config } from '../../platform/config.ts';
import type { ConnectProblem } from './connect-problem.ts';

export const providerNames = ['google', 'facebook'] as const;
export type ProviderName = (typeof providerNames)[number];

/** The providers that the operator has set up; equal for every visitor. */
export function offeredProviders(config: Pick<Config, ProviderName>): readonly ProviderName[] {
  return providerNames.filter((name) => config[name]);
}

/** Where a provider sends the browser back to: the operator enters it over there. */
export function callbackOf({ publicUrl }: Pick<Config, 'publicUrl'>, provider: ProviderName): string {
  return `${publicUrl}/api/connect/${provider}/callback`;
}

/** What a provider says about the person who signed in there. */
export interface Identity {
  readonly provider: ProviderName;
  /** How the provider names the person, for ever. */
  readonly subject: string;
  /** Lower-case; undefined when the provider tells none that can be written to. */
  readonly email: string | undefined;
  /** The provider vouches that the address belongs to this person. */
  readonly emailVerified: boolean;
  /** One line, never empty. */
  readonly name: string;
}

/** What binds an attempt to the browser that began it; fresh for each. */
export interface Checks {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** A provider of sign-ins, as this site uses it. */
export interface Provider {
  /** Where the browser goes to sign in. Throws ConnectRefused when the provider cannot be reached. */
  readonly begin: (checks: Checks, callback: string) => Promise<URL>;
  /** Who came back to that address. Throws ConnectRefused unless the answer is genuine, fresh and used once. */
  readonly finish: (checks: Checks, callback: URL) => Promise<Identity>;
}

/** Why somebody was not signed in, for the one who tried; `detail` is for the log. */
export class ConnectRefused extends Error {
  readonly problem: ConnectProblem;

  constructor(problem: ConnectProblem, detail: string = problem) {
    super(detail);
    this.problem = problem;
  }
}
