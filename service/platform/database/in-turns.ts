import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/**
 * What waits longer for the locks of a table than this lets others first: behind it all wait who only read. Well below the
 * second after which PostgreSQL looks who waits for each other: it is the change of the schema that gives way, and hardly
 * ever a sale.
 */
export const lockTimeout = '300ms';
/** 55P03: a lock was not to be had in time; 40P01: two waited for each other. */
const busy = new Set(['55P03', '40P01']);

/** True when the locks of a table were not to be had. */
export const isBusy = (error: unknown): boolean => error instanceof pg.DatabaseError && busy.has(error.code ?? '');

/** Runs a transaction that waits for locks by `lockTimeout`, again and again until it gets them while others sell. */
export async function inTurns<Result>(attempts: number, work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || attempt >= attempts) throw error;
      await wait(500);
    }
  }
}
