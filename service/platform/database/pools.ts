import type { PostgresPool } from 'kysely';
import type pg from 'pg';
import { DatabaseAway } from './database-error.ts';
import type { Watch } from './watch-pools.ts';

/** The limits of one kind of work on its connections. Times in milliseconds. */
export interface PoolName {
  /** Connections, of DATABASE_POOL = 1. */
  readonly share: number;
  /** A statement may take so long. */
  readonly statement: number;
  /** A connection is waited for so long. */
  readonly wait: number;
  /** So many wait at once; who comes then is told to come back. */
  readonly waiting: number;
}

/** Whatever one of them asks for, the others have their connections (decision 65). */
export const pools = {
  /** Waits for the locks of stock are part of a statement. */
  sales: { share: 1, statement: 15_000, wait: 3_000, waiting: 500 },
  pages: { share: 0.5, statement: 10_000, wait: 2_000, waiting: 200 },
  reads: { share: 0.5, statement: 2_000, wait: 2_000, waiting: 100 },
  background: { share: 0.3, statement: 60_000, wait: 30_000, waiting: 10_000 },
} as const satisfies Record<string, PoolName>;

export const connectionsOf = ({ share }: PoolName, size: number): number => Math.max(1, Math.ceil(share * size));

/** The pool as a connection pool has it. Throws DatabaseAway when too many wait for a connection, or the watch does. */
export function bounded(pool: pg.Pool, { waiting }: PoolName, { check, lent }: Watch): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      check();
      if (pool.waitingCount >= waiting) throw new DatabaseAway('Too many wait for a connection');
      return lent(pool.connect());
    },
  };
}
