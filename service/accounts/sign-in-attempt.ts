import { emailAddressOf } from '../core/email-address.ts';
import type { Context } from '../platform/context.ts';
import { limitsFrom, tooMany } from '../platform/limits/limiter.ts';
import { type HashingTurn, ofKnown, ofNetwork } from './password-hash.ts';

const seconds = 900;
/** Bad passwords within a quarter of an hour: for one account from one network or known device; from one network for all. */
const perAccount = 10;
const perNetwork = 100;
/** So many for one account, from wherever, before others who try it have to wait. */
const withoutDelay = 5;
const longestDelay = 30;

/** Seconds that who is unknown waits before a try, after so many bad ones for the account from everywhere. */
export function delayAfter(bad: number): number {
  return bad < withoutDelay ? 0 : Math.min(longestDelay, 2 ** (bad - withoutDelay));
}

/** A try to sign in that has been let through to be judged; it counts as bad until it is said to be right. */
export interface SignInAttempt {
  /** Whose turn it is to have the password hashed. */
  readonly turn: HashingTurn;
  readonly wasRight: () => Promise<void>;
  readonly wasWrong: () => Promise<void>;
}

/** The account that somebody means, as its tries are counted; there may be none. */
export function accountNamed(identifier: string): string {
  return emailAddressOf(identifier) ?? identifier.trim().toLowerCase().slice(0, 320);
}

/**
 * Lets a try with that account be judged, or throws RateLimitError. Bad tries are counted for the account and the network
 * together, and for the network. Over all networks they only make everybody from elsewhere wait, each from his own first
 * try on and never longer than 30 s, so that nobody can keep the owner out. A device that the account knows counts for
 * itself. Whether the account exists makes no difference.
 */
export async function beginSignIn(
  ctx: Context,
  { account, knownDevice }: { account: string; knownDevice: string | undefined },
): Promise<SignInAttempt> {
  const { limiter, now, network } = ctx;
  if (knownDevice !== undefined) {
    const key = `sign-in of ${account} on ${knownDevice}`;
    await limiter.count([{ key, seconds, times: perAccount }], now);
    const turn = ofKnown(`device ${knownDevice}`);
    return { turn, wasRight: () => limiter.giveBack([key], now), wasWrong: async () => {} };
  }
  const here = limitsFrom(network, (from) => `sign-in of ${account} from ${from}`, { seconds, times: perAccount });
  const everybody = limitsFrom(network, (from) => `sign-in from ${from}`, { seconds, times: perNetwork });
  const everywhere = { key: `sign-in of ${account}`, seconds };
  const keys = [...here, ...everybody, everywhere].map(({ key }) => key);
  // first by themselves: who is refused here counts no further
  await limiter.count(here, now);
  const [all] = await limiter.count([everywhere, ...everybody], now);
  const bad = all?.calls ?? 1;
  const wait = { key: `sign-in of ${account} waits from ${network}`, seconds };
  const missing = await stillToWait(ctx, wait, delayAfter(bad - 1));
  if (missing > 0) {
    // it was not judged, so it was no bad one
    await limiter.giveBack(keys, now);
    throw tooMany(missing);
  }
  return {
    turn: ofNetwork(ctx),
    wasRight: () => limiter.giveBack(keys, now),
    wasWrong: async () => {
      if (delayAfter(bad) > 0) await limiter.begin(wait, 1, now);
    },
  };
}

/** Seconds until this caller's next try is judged. Who comes for the first time begins to wait now. */
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
