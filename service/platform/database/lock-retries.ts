import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/**
 * A schema change that waits longer for a table lock gives up and tries again, because all readers queue behind it.
 * Well below the second after which PostgreSQL looks for deadlocks: so the schema change gives way, and hardly ever a
 * sale.
 */
export const lockTimeout = '300ms';
/** 55P03: lock timeout; 40P01: deadlock. */
const lockErrors = new Set(['55P03', '40P01']);

/** True if the table locks could not be taken. */
export const isLockConflict = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && lockErrors.has(error.code ?? '');

/** Runs a transaction with `lockTimeout`, repeatedly until it gets its locks, at most `attempts` times. */
export async function retryForLocks<Result>(attempts: number, work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isLockConflict(error) || attempt >= attempts) throw error;
      await wait(500);
    }
  }
}
