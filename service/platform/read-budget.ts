import { LRUCache } from 'lru-cache';
import type { Viewer } from '../core/viewer.ts';
import { tooMany } from './limits/limiter.ts';
import { networksAround } from './network.ts';
import { makeTurns } from './turns.ts';

/**
 * Initial allowance of a caller, and its refill per second, in estimated milliseconds of processor time (decision 23).
 */
const budgets = {
  /** For a network: many phones share one address. */
  network: { most: 20_000, each: 250 },
  /** For a signed-in traveller with a confirmed address, a program with an API token, and staff. */
  known: { most: 80_000, each: 1_000 },
  /** For a network, for pictures: a first page view after a start requests a hundred of them. */
  pictures: { most: 40_000, each: 500 },
  /** For a network, for prices: some 2,500 carts of a family at once, or 130 of 30 lines of 30 nights. */
  prices: { most: 6_000, each: 150 },
  /** For a network, for generated documents: 400 vouchers at once, or 70 itineraries of 30 lines. */
  papers: { most: 10_000, each: 200 },
} as const;

/** From this estimated cost (milliseconds) on, a query of a stranger waits in a queue. */
export const heavy = 10;

type Purse = 'reads' | 'pictures' | 'prices' | 'papers';

/** Whose allowance is used; every context is a Payer. */
export interface Payer {
  readonly viewer: Viewer;
  /** null: a request of the site itself, which has no limit. */
  readonly network: string | null;
}

/** Limits the cost of strangers' reads in this process. */
export interface ReadBudget {
  /**
   * Takes the estimated milliseconds from the caller's allowance. Throws RateLimitError with `retryAfter` (seconds) in
   * its details if less is left.
   */
  readonly spend: (payer: Payer, milliseconds: number, purse?: Purse) => void;
  /**
   * Runs a read of that estimated cost; a heavy read of a stranger waits for its turn. Throws ServiceUnavailableError
   * with `retryAfter` if too many wait.
   */
  readonly pass: <Result>(payer: Payer, milliseconds: number, work: () => Promise<Result>) => Promise<Result>;
}

/** `clock` returns monotonic milliseconds. */
export function makeReadBudget(clock: () => number = () => performance.now()): ReadBudget {
  // a caller who has been away long enough to have the full allowance again may be forgotten
  const purses = new LRUCache<string, { left: number; at: number }>({ max: 50_000 });
  const inTurn = makeTurns(3, { waiting: 30 });
  return {
    spend: (payer, milliseconds, kind = 'reads') => {
      const now = clock();
      const paying = pursesOf(payer, kind).map(({ name, most, each }) => {
        const { left, at } = purses.get(name) ?? { left: most, at: now };
        return { name, each, left: Math.min(most, left + ((now - at) / 1000) * each) };
      });
      const empty = paying.find(({ left }) => left < milliseconds);
      for (const { name, left } of paying) purses.set(name, { left: empty ? left : left - milliseconds, at: now });
      if (empty) throw tooMany((milliseconds - empty.left) / empty.each);
    },
    pass: (payer, milliseconds, work) =>
      payer.network === null || !isStranger(payer.viewer) || milliseconds < heavy ? work() : inTurn(work),
  };
}

/** Anyone can create an account; until its address is confirmed it counts as a visitor. */
const isStranger = (viewer: Viewer): boolean =>
  viewer.kind === 'visitor' || (viewer.kind === 'user' && !viewer.confirmed);

/** All allowances that a caller uses. */
function pursesOf({ viewer, network }: Payer, kind: Purse) {
  if (network === null || viewer.kind === 'operator' || viewer.kind === 'clock') return [];
  if (viewer.kind === 'token') return [{ name: `token ${viewer.tokenId}`, ...budgets.known }];
  if (viewer.kind === 'user' && !isStranger(viewer)) return [{ name: `user ${viewer.userId}`, ...budgets.known }];
  const { most, each } = kind === 'reads' ? budgets.network : budgets[kind];
  return networksAround(network).map((wide) => ({
    name: `${kind} ${wide.network}`,
    most: most * wide.times,
    each: each * wide.times,
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
