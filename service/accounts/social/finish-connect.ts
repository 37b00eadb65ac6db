import { notFound } from '../../core/app-error.ts';
import { pageAddress } from '../../core/language-address.ts';
import { requireRight } from '../../core/may.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { violates } from '../../platform/database/database-error.ts';
import { issueCode } from '../one-time-code.ts';
import { admit } from './admit.ts';
import { type ConnectAttempt, openAttempt } from './attempt-cookie.ts';
import type { ConnectProblem } from './provider.ts';
import { ConnectRefused, callbackOf, type Identity, type ProviderName } from './provider.ts';
import { providerOf } from './providers.ts';

const races = ['users_email_key', 'social_logins_pkey', 'social_logins_user_provider'] as const;

/**
 * Ends a sign-in through a provider: returns a code with which the browser gets its session, and the page to return to;
 * or why it failed. Throws NotFoundError for a provider that is not configured.
 *
 * @may everyone
 */
export async function finishConnect(
  ctx: Context,
  { provider: name, search, sealed }: { provider: ProviderName; search: string; sealed: string | undefined },
): Promise<{ to: string; code: string } | { to: string; problem: ConnectProblem }> {
  requireRight(ctx.viewer, 'sign in');
  const provider = providerOf(ctx.config, name);
  if (!provider) throw notFound();
  const attempt = await openAttempt(ctx, sealed);
  const to = attempt?.to ?? '/';
  try {
    const checks = checked(attempt, name, new URLSearchParams(search).getAll('state'));
    const identity = await provider.finish(checks, new URL(`${callbackOf(ctx.config, name)}?${search}`));
    // emails are in the language of the page where it began, not in that of the browser
    const { language } = pageAddress(to);
    return { to, code: await signInCode({ ...ctx, language }, identity) };
  } catch (error) {
    if (!(error instanceof ConnectRefused)) throw error;
    const { problem, message } = error;
    const level = problem === 'unavailable' || problem === 'expired' ? 'warn' : 'info';
    ctx.log[level]({ provider: name, problem, detail: message }, 'a sign-in through a provider was refused');
    return { to, problem };
  }
}

/** The attempt that this browser began with this provider and state. */
function checked(
  attempt: ConnectAttempt | undefined,
  provider: ProviderName,
  states: readonly string[],
): ConnectAttempt {
  if (!attempt) throw new ConnectRefused('expired', 'no attempt of this browser');
  const same = attempt.provider === provider && states.length === 1 && states[0] === attempt.state;
  if (!same) throw new ConnectRefused('expired', 'another attempt than that of this browser');
  return attempt;
}

async function signInCode(ctx: Context, identity: Identity, again = true): Promise<string> {
  try {
    return await inTransaction(ctx, async (ctx) => {
      return issueCode(ctx, await admit(ctx, identity), 'sign-in');
    });
  } catch (error) {
    // another sign-in with this person or address was faster: try once more with the present state
    if (again && races.some((constraint) => violates(error, constraint))) return signInCode(ctx, identity, false);
    throw error;
  }
}
