import { LRUCache } from 'lru-cache';
import type { Viewer } from '../core/viewer.ts';
import { makeConcurrencyLimiter } from './concurrency-limiter.ts';
import { tooMany } from './limits/limiter.ts';
import { networksAround } from './network.ts';

/**
 * Initial allowance of a caller, and its refill per second, in estimated milliseconds of processor time (decision 23).
 */
const quotas = {
  /** For a network: many phones share one address. */
  network: { capacity: 20_000, refill: 250 },
  /** For a signed-in traveller with a confirmed address, a program with an API token, and staff. */
  known: { capacity: 80_000, refill: 1_000 },
  /** For a network, for pictures: a first page view after a start requests a hundred of them. */
  pictures: { capacity: 40_000, refill: 500 },
  /** For a network, for prices: some 2,500 carts of a family at once, or 130 of 30 lines of 30 nights. */
  prices: { capacity: 6_000, refill: 150 },
  /** For a network, for generated documents: 400 vouchers at once, or 70 itineraries of 30 lines. */
  papers: { capacity: 10_000, refill: 200 },
} as const;

/** From this estimated cost (milliseconds) on, a query of a stranger waits in a queue. */
export const heavy = 10;

type QuotaKind = 'reads' | 'pictures' | 'prices' | 'papers';

/** Whose allowance is used; every context is a Payer. */
export interface QuotaOwner {
  readonly viewer: Viewer;
  /** null: a request of the site itself, which has no limit. */
  readonly network: string | null;
}

/** Limits the cost of strangers' reads in this process. */
export interface ReadQuota {
  /**
   * Takes the estimated milliseconds from the caller's allowance. Throws RateLimitError with `retryAfter` (seconds) in
   * its details if less is left.
   */
  readonly spend: (payer: QuotaOwner, milliseconds: number, purse?: QuotaKind) => void;
  /**
   * Runs a read of that estimated cost; a heavy read of a stranger waits for its turn. Throws ServiceUnavailableError
   * with `retryAfter` if too many wait.
   */
  readonly pass: <Result>(payer: QuotaOwner, milliseconds: number, work: () => Promise<Result>) => Promise<Result>;
}

/** `clock` returns monotonic milliseconds. */
export function makeReadQuota(clock: () => number = () => performance.now()): ReadQuota {
  // a caller who has been away long enough to have the full allowance again may be forgotten
  const balances = new LRUCache<string, { left: number; at: number }>({ max: 50_000 });
  const limiter = makeConcurrencyLimiter(3, { waiting: 30 });
  return {
    spend: (payer, milliseconds, kind = 'reads') => {
      const now = clock();
      const charged = quotasOf(payer, kind).map(({ name, capacity, refill }) => {
        const { left, at } = balances.get(name) ?? { left: capacity, at: now };
        return { name, refill, left: Math.min(capacity, left + ((now - at) / 1000) * refill) };
      });
      const empty = charged.find(({ left }) => left < milliseconds);
      for (const { name, left } of charged) balances.set(name, { left: empty ? left : left - milliseconds, at: now });
      if (empty) throw tooMany((milliseconds - empty.left) / empty.refill);
    },
    pass: (payer, milliseconds, work) =>
      payer.network === null || !isStranger(payer.viewer) || milliseconds < heavy ? work() : limiter(work),
  };
}

/** Anyone can create an account; until its address is confirmed it counts as a visitor. */
const isStranger = (viewer: Viewer): boolean =>
  viewer.kind === 'visitor' || (viewer.kind === 'user' && !viewer.confirmed);

/** All allowances that a caller uses. */
function quotasOf({ viewer, network }: QuotaOwner, kind: QuotaKind) {
  if (network === null || viewer.kind === 'operator' || viewer.kind === 'clock') return [];
  if (viewer.kind === 'token') return [{ name: `token ${viewer.tokenId}`, ...quotas.known }];
  if (viewer.kind === 'user' && !isStranger(viewer)) return [{ name: `user ${viewer.userId}`, ...quotas.known }];
  const { capacity, refill } = kind === 'reads' ? quotas.network : quotas[kind];
  return networksAround(network).map((around) => ({
    name: `${kind} ${around.network}`,
    capacity: capacity * around.times,
    refill: refill * around.times,
  }));
}

/** Estimated cost of uncached work in milliseconds of processor time, where nothing better is known. */
export const costs = {
  page: 25,
  flexible: 40,
  availability: 10,
  drawing: 10,
  sitemap: 150,
  raster: 80,
  card: 120,
} as const;
