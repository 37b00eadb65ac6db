import { createHash } from 'node:crypto';
import { errorsApiTexts } from '../../../messages/en/errors/api.ts';
import { sentence } from '../../../messages/message.ts';
import { AppError } from '../../core/app-error.ts';
import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';
import { networksAround } from '../network.ts';
import { makeLocalCounts } from './local-counts.ts';
import { addToWindows, type CountedCall, takeFromWindows, type Window, writeWindow } from './shared-counts.sql.ts';

export interface LimitedCall extends CountedCall {
  /** Maximum calls in a window; absent: calls are only counted. */
  readonly times?: number;
}

/**
 * Counts calls in fixed windows. Never fails because of the database: what cannot be shared is counted by this process
 * alone.
 */
export interface Limiter {
  /**
   * Counts one call under each key and returns the windows in the same order. Throws RateLimitError with `retryAfter`
   * (seconds) in its details if one of the limits is exceeded.
   */
  readonly count: (limits: readonly LimitedCall[], now: Date) => Promise<Window[]>;
  /** Removes one call that was counted under each of these keys. */
  readonly uncount: (keys: readonly string[], now: Date) => Promise<void>;
  /** Starts the window of a key again with that many calls in it. */
  readonly begin: (counted: CountedCall, calls: number, now: Date) => Promise<void>;
}

/**
 * That limit for each network around a caller; for a caller without a network, no limit. `keyOf` makes the key of one
 * network.
 */
export function limitsPerNetwork(
  network: string | null,
  keyOf: (network: string) => string,
  { seconds, times }: { seconds: number; times: number },
): LimitedCall[] {
  return networksAround(network ?? 'nowhere').map((wide) => ({
    key: keyOf(wide.network),
    seconds,
    times: times * wide.times,
  }));
}

/** A 429 error with `retryAfter` in seconds, rounded up. */
export function tooMany(seconds: number): AppError {
  const retryAfter = Math.max(1, Math.ceil(seconds));
  return new AppError('RateLimitError', sentence(errorsApiTexts.tooManyRequests), { retryAfter });
}

/** Milliseconds for which the database is not asked after it did not count in time. */
const rest = 2_000;
/** Milliseconds for which a refusal is believed without asking the database again. */
const refusalLifetime = 1_000;

/** The database in which processes share windows; absent: this process is the only one. */
export interface SharedDatabase {
  readonly db: Database;
  readonly log: Pick<Log, 'warn'>;
  /** Milliseconds within which the database must count; 500 if absent. */
  readonly countTimeout?: number | undefined;
}

function hashed(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 24);
}

function withHash({ key, seconds }: CountedCall): CountedCall {
  return { key: hashed(key), seconds };
}

function isOver({ times = Number.POSITIVE_INFINITY }: LimitedCall, { calls }: Window): boolean {
  return calls > times;
}

/** A limiter of one process, or of all processes that share that database. */
export function makeLimiter(shared?: SharedDatabase): Limiter {
  const countTimeout = shared?.countTimeout ?? 500;
  const local = makeLocalCounts();
  /** When the database last refused a key: a flood under one key costs one statement per second. */
  const refused = new Map<string, number>();
  let awayUntil = 0;

  /** The answer of the database; undefined if there is none or it does not answer in time. */
  async function ask<Answer>(work: (db: Database) => Promise<Answer>): Promise<Answer | undefined> {
    if (!shared || performance.now() < awayUntil) return undefined;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`no answer within ${countTimeout} ms`)), countTimeout);
    });
    try {
      return await Promise.race([work(shared.db), late]);
    } catch (error) {
      awayUntil = performance.now() + rest;
      shared.log.warn({ err: error }, 'limits are counted by this process alone for a while');
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  }

  function throwIfExceeded(limits: readonly LimitedCall[], windows: readonly (Window | undefined)[], now: Date): void {
    limits.forEach((limit, at) => {
      const window = windows[at];
      if (window && isOver(limit, window)) throw tooMany((window.ends - now.getTime()) / 1_000);
    });
  }

  /** Takes over the windows of the database and remembers refusals for a moment. */
  function learn(limits: readonly LimitedCall[], windows: readonly Window[], now: Date): void {
    if (refused.size > 10_000) refused.clear();
    limits.forEach((limit, at) => {
      const window = windows[at];
      if (!window) return;
      const known = local.read(limit.key, now.getTime());
      // answers arrive in any order, and an older one must not restore a try
      if (known?.ends !== window.ends || known.calls < window.calls) local.write(limit.key, window);
      if (isOver(limit, window)) refused.set(limit.key, performance.now());
      else refused.delete(limit.key);
    });
  }

  return {
    count: async (limits, now) => {
      const lately = limits.filter(
        ({ key }) => performance.now() - (refused.get(key) ?? -refusalLifetime) < refusalLifetime,
      );
      const localWindows = lately.map(({ key }) => local.read(key, now.getTime()));
      throwIfExceeded(lately, localWindows, now);
      const sharedWindows = await ask((db) => addToWindows(db, limits.map(withHash), now));
      if (sharedWindows) learn(limits, sharedWindows, now);
      const windows = sharedWindows ?? limits.map((limit) => local.add(limit, now.getTime()));
      throwIfExceeded(limits, windows, now);
      return windows;
    },
    uncount: async (keys, now) => {
      for (const key of keys) {
        const window = local.read(key, now.getTime());
        if (window) local.write(key, { ...window, calls: Math.max(0, window.calls - 1) });
      }
      await ask((db) => takeFromWindows(db, keys.map(hashed), now));
    },
    begin: async ({ key, seconds }, calls, now) => {
      const window = { calls, ends: now.getTime() + seconds * 1_000 };
      local.write(key, window);
      await ask((db) => writeWindow(db, hashed(key), window));
    },
  };
}
