import { LRUCache } from 'lru-cache';
import type { Viewer } from '../../core/viewer.ts';
import { tooMany } from '../limits/limiter.ts';
import { networksAround } from '../network.ts';
import { heavy, quotas, workLimits } from './work-limits.ts';
import { WorkQueue } from './work-queue.ts';

type QuotaKind = Exclude<keyof typeof quotas, 'known'>;

/** Whose allowance is used; every context is one. */
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
  const heavyReads = new WorkQueue(workLimits.heavyReads);
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
      payer.network === null || !isStranger(payer.viewer) || milliseconds < heavy ? work() : heavyReads.run(work),
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
  const { capacity, refill } = quotas[kind];
  return networksAround(network).map((around) => ({
    name: `${kind} ${around.network}`,
    capacity: capacity * around.times,
    refill: refill * around.times,
  }));
}
