import type { Tables } from '../../../database/tables.ts';
import type { Context } from '../context.ts';
import { isLockConflict, retryForLocks } from '../database/lock-retries.ts';
import { dropPartition, findEndedPartitions } from './partitions.sql.ts';

/**
 * Drops the partitions of a table that ended before then, with all their rows. A partition that is in use all the time
 * stays until the next run.
 */
export async function dropPartitions(
  { db, log }: Pick<Context, 'db' | 'log'>,
  table: keyof Tables,
  before: Date,
): Promise<void> {
  for (const part of await findEndedPartitions(db, table, before)) {
    try {
      await retryForLocks(10, () => db.transaction().execute((db) => dropPartition(db, table, part)));
    } catch (error) {
      if (!isLockConflict(error)) throw error;
      log.warn({ part }, 'a month that is over could not be taken away: its table is in use');
    }
  }
}
