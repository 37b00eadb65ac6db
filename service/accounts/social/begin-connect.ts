import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';
import { notFound } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { sealAttempt } from './attempt-cookie.ts';
import type { ConnectProblem } from './provider.ts';
import { ConnectRefused, callbackOf, type ProviderName } from './provider.ts';
import { providerOf } from './providers.ts';

/**
 * Begins a sign-in through a provider: returns the URL for the browser and the sealed attempt for its cookie. Throws
 * NotFoundError for a provider that is not configured.
 *
 * @may everyone
 */
export async function beginConnect(
  ctx: Context,
  { provider: name, to }: { provider: ProviderName; to: string },
): Promise<{ location: string; sealed: string } | { problem: ConnectProblem }> {
  requireRight(ctx.viewer, 'sign in');
  const provider = providerOf(ctx.config, name);
  if (!provider) throw notFound();
  const checks = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
  try {
    const location = await provider.begin(checks, callbackOf(ctx.config, name));
    return { location: location.href, sealed: await sealAttempt(ctx, { ...checks, provider: name, to }) };
  } catch (error) {
    if (!(error instanceof ConnectRefused)) throw error;
    ctx.log.warn({ provider: name, detail: error.message }, 'a provider of sign-ins cannot be used');
    return { problem: error.problem };
  }
}
