import type { PostgresPool } from 'kysely';
import type pg from 'pg';
import { DatabaseUnavailableError } from './database-error.ts';
import type { Watch } from './watch-pools.ts';

/** The limits of one kind of work on its connections. Times are in milliseconds. */
export interface PoolLimits {
  /** Number of connections for DATABASE_POOL = 1. */
  readonly share: number;
  /** Time limit of a statement. */
  readonly statement: number;
  /** Time limit of waiting for a connection. */
  readonly wait: number;
  /** Maximum number of waiting callers; further ones are refused. */
  readonly waiting: number;
}

/** Each kind of work has its own connections, whatever the others ask for (decision 65). */
export const pools = {
  /** Waiting for locks of stock counts towards the statement limit. */
  sales: { share: 1, statement: 15_000, wait: 3_000, waiting: 500 },
  pages: { share: 0.5, statement: 10_000, wait: 2_000, waiting: 200 },
  reads: { share: 0.5, statement: 2_000, wait: 2_000, waiting: 100 },
  background: { share: 0.3, statement: 60_000, wait: 30_000, waiting: 10_000 },
} as const satisfies Record<string, PoolLimits>;

export const connectionsOf = ({ share }: PoolLimits, size: number): number => Math.max(1, Math.ceil(share * size));

/**
 * The pool with the limits of its kind. Throws DatabaseUnavailableError if too many wait for a connection, or if the watch says
 * that the database is down.
 */
export function withLimits(pool: pg.Pool, { waiting }: PoolLimits, { check, lent }: Watch): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      check();
      if (pool.waitingCount >= waiting) throw new DatabaseUnavailableError('Too many wait for a connection');
      return lent(pool.connect());
    },
  };
}
