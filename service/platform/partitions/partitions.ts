import type { Tables } from '../../../database/tables.ts';
import type { Context } from '../context.ts';
import type { Database } from '../database/database.ts';
import { dataErrorOf, isLockConflict, retryForLocks } from '../database/database-error.ts';
import { attachPartition, dropPartition, findEndedPartitions, findMissingPartitions } from './partitions.sql.ts';

/** Number of months after the current one that get partitions in advance. */
const ahead = 3;
/** Without its locks after this many attempts (five seconds), the next run of the job tries again. */
const attempts = 10;

/**
 * Creates the partitions of this month and of the coming ones for every table partitioned by month, each in its own
 * transaction, so that an interrupted run can continue. Returns the partitions that could not be created because the
 * default partition already contains rows of their month; these rows stay there.
 */
export async function createPartitions(db: Database, now?: Date): Promise<string[]> {
  const late: string[] = [];
  for (const month of await findMissingPartitions(db, now, ahead)) {
    try {
      await retryForLocks(attempts, () => db.transaction().execute((db) => attachPartition(db, month)));
    } catch (error) {
      if (dataErrorOf(error)?.because !== 'not-allowed') throw error;
      late.push(month.part);
    }
  }
  return late;
}

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
      await retryForLocks(attempts, () => db.transaction().execute((db) => dropPartition(db, table, part)));
    } catch (error) {
      if (!isLockConflict(error)) throw error;
      log.warn({ part }, 'a past month could not be deleted because its table is in use');
    }
  }
}
