import { emailAddressOf } from '../core/email-address.ts';
import type { Context } from '../platform/context.ts';
import { limitsPerNetwork, tooMany } from '../platform/limits/limiter.ts';
import { type HashingTurn, hashingTurnOfNetwork, knownHashingTurn } from './password-hash.ts';

const seconds = 900;
/**
 * Bad passwords per quarter of an hour: for one account from one network or known device; from one network for all
 * accounts.
 */
const perAccount = 10;
const perNetwork = 100;
/** Bad passwords for one account, from all networks together, before unknown callers have to wait. */
const withoutDelay = 5;
const longestDelay = 30;

/** Seconds that an unknown caller waits before a try, after so many bad ones for the account from all networks. */
export function delayAfter(bad: number): number {
  return bad < withoutDelay ? 0 : Math.min(longestDelay, 2 ** (bad - withoutDelay));
}

/** A sign-in attempt that may be verified; it counts as bad until it is reported as right. */
export interface SignInAttempt {
  /** The place in the hashing queue. */
  readonly turn: HashingTurn;
  readonly wasRight: () => Promise<void>;
  readonly wasWrong: () => Promise<void>;
}

/** The key under which tries for an account are counted; the account may not exist. */
export function accountNamed(identifier: string): string {
  return emailAddressOf(identifier) ?? identifier.trim().toLowerCase().slice(0, 320);
}

/**
 * Admits a sign-in attempt for that account, or throws RateLimitError. Bad tries are counted for the account and
 * network together, and for the network. Bad tries from all networks only delay unknown callers, each from their own
 * first try on and for at most 30 s, so that the owner cannot be locked out. A device known to the account is counted
 * separately. Whether the account exists makes no difference.
 */
export async function beginSignIn(
  ctx: Context,
  { account, knownDevice }: { account: string; knownDevice: string | undefined },
): Promise<SignInAttempt> {
  const { limiter, now, network } = ctx;
  if (knownDevice !== undefined) {
    const key = `sign-in of ${account} on ${knownDevice}`;
    await limiter.count([{ key, seconds, times: perAccount }], now);
    const turn = knownHashingTurn(`device ${knownDevice}`);
    return { turn, wasRight: () => limiter.uncount([key], now), wasWrong: async () => {} };
  }
  const here = limitsPerNetwork(network, (from) => `sign-in of ${account} from ${from}`, {
    seconds,
    times: perAccount,
  });
  const everybody = limitsPerNetwork(network, (from) => `sign-in from ${from}`, { seconds, times: perNetwork });
  const everywhere = { key: `sign-in of ${account}`, seconds };
  const keys = [...here, ...everybody, everywhere].map(({ key }) => key);
  // counted first: a caller who is refused here does not count any further
  await limiter.count(here, now);
  const [all] = await limiter.count([everywhere, ...everybody], now);
  const bad = all?.calls ?? 1;
  const wait = { key: `sign-in of ${account} waits from ${network}`, seconds };
  const missing = await stillToWait(ctx, wait, delayAfter(bad - 1));
  if (missing > 0) {
    // it was not verified, so it does not count as bad
    await limiter.uncount(keys, now);
    throw tooMany(missing);
  }
  return {
    turn: hashingTurnOfNetwork(ctx),
    wasRight: () => limiter.uncount(keys, now),
    wasWrong: async () => {
      if (delayAfter(bad) > 0) await limiter.begin(wait, 1, now);
    },
  };
}

/** Seconds until this caller's next try is verified. For a new caller the wait begins now. */
async function stillToWait(
  { limiter, now }: Context,
  wait: { key: string; seconds: number },
  delay: number,
): Promise<number> {
  if (delay === 0) return 0;
  const [window] = await limiter.count([wait], now);
  if (!window || window.calls === 1) return delay;
  const began = window.ends - wait.seconds * 1_000;
  return (began + delay * 1_000 - now.getTime()) / 1_000;
}
