import { LRUCache } from 'lru-cache';
import { AppError } from '../core/app-error.ts';
import type { Viewer } from '../core/viewer.ts';
import { makeTurns } from './turns.ts';

/** What a caller may have at once, and again in each second, in estimated milliseconds of a processor (decision 23). */
const budgets = {
  /** Of a network: many phones share one address. */
  network: { most: 20_000, each: 250 },
  /** Of a traveller who has signed in, of a program with an API token, and of staff. */
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

/** Who pays: a context tells. */
export interface Payer {
  readonly viewer: Viewer;
  /** null: asked by the house itself, which pays nothing. */
  readonly network: string | null;
}

/** What strangers' reads may cost in this process. */
export interface ReadBudget {
  /**
   * Takes the estimated milliseconds from what the caller has left. Throws RateLimitError with `retryAfter` (seconds)
   * in its details when he has less.
   */
  readonly spend: (payer: Payer, milliseconds: number, purse?: 'reads' | 'pictures' | 'prices' | 'papers') => void;
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
    spend: ({ viewer, network }, milliseconds, kind = 'reads') => {
      if (network === null || viewer.kind === 'operator' || viewer.kind === 'clock') return;
      const stranger = kind === 'reads' ? budgets.network : budgets[kind];
      const { most, each } = viewer.kind === 'visitor' ? stranger : budgets.known;
      const name =
        viewer.kind === 'visitor'
          ? `${kind} ${network}`
          : viewer.kind === 'user'
            ? `user ${viewer.userId}`
            : `token ${viewer.tokenId}`;
      const now = clock();
      const purse = purses.get(name) ?? { left: most, at: now };
      const left = Math.min(most, purse.left + ((now - purse.at) / 1000) * each);
      if (left < milliseconds) {
        const retryAfter = Math.max(1, Math.ceil((milliseconds - left) / each));
        purses.set(name, { left, at: now });
        throw new AppError('RateLimitError', 'Too many requests, please try again later.', { retryAfter });
      }
      purses.set(name, { left: left - milliseconds, at: now });
    },
    pass: ({ viewer, network }, milliseconds, work) =>
      network === null || viewer.kind !== 'visitor' || milliseconds < heavy ? work() : inTurn(work),
  };
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
