import { LRUCache } from 'lru-cache';
import type { Viewer } from '../core/viewer.ts';
import { tooMany } from './limits/limiter.ts';
import { networksAround } from './network.ts';
import { makeTurns } from './turns.ts';

/** What a caller may have at once, and again in each second, in estimated milliseconds of a processor (decision 23). */
const budgets = {
  /** Of a network: many phones share one address. */
  network: { most: 20_000, each: 250 },
  /** Of a traveller who has signed in and confirmed the address, of a program with an API token, and of staff. */
  known: { most: 80_000, each: 1_000 },
  /** Of a network, for pictures: a page shows a hundred of them to the first who opens it after a start. */
  pictures: { most: 40_000, each: 500 },
  /** Of a network, for prices: some 2,500 carts of a family at once, or 130 of 30 lines of 30 nights. */
  prices: { most: 6_000, each: 150 },
  /** Of a network, for papers that are drawn: 400 vouchers at once, or 70 itineraries of 30 lines. */
  papers: { most: 10_000, each: 200 },
} as const;

/** From so many estimated milliseconds on a question of a stranger waits for its turn. */
export const heavy = 10;

type Purse = 'reads' | 'pictures' | 'prices' | 'papers';

/** Who pays: a context tells. */
export interface Payer {
  readonly viewer: Viewer;
  /** null: asked by the site itself, which pays nothing. */
  readonly network: string | null;
}

/** What strangers' reads may cost in this process. */
export interface ReadBudget {
  /**
   * Takes the estimated milliseconds from what the caller has left. Throws RateLimitError with `retryAfter` (seconds)
   * in its details when he has less.
   */
  readonly spend: (payer: Payer, milliseconds: number, purse?: Purse) => void;
  /**
   * Runs a read of that estimated cost: a heavy one of a stranger when it is its turn. Throws ServiceUnavailableError
   * with `retryAfter` when too many wait.
   */
  readonly pass: <Result>(payer: Payer, milliseconds: number, work: () => Promise<Result>) => Promise<Result>;
}

/** `clock` gives milliseconds that only go forward. */
export function makeReadBudget(clock: () => number = () => performance.now()): ReadBudget {
  // who has not asked for so long that he would have everything again may be forgotten
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

/** Anybody makes an account; until its address is confirmed it is worth no more than none. */
const isStranger = (viewer: Viewer): boolean =>
  viewer.kind === 'visitor' || (viewer.kind === 'user' && !viewer.confirmed);

/** Which purses a caller pays from, all of them. */
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

/** What uncached things cost, where nothing better is known, in estimated milliseconds of a processor. */
export const costs = {
  page: 25,
  flexible: 40,
  availability: 10,
  drawing: 10,
  sitemap: 150,
  raster: 80,
  card: 120,
} as const;
