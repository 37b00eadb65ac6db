import type { Tables } from '../../../database/tables.ts';
import type { Context } from '../context.ts';
import { inTurns, isBusy } from '../database/in-turns.ts';
import { detachMonth, endedMonths } from './months.sql.ts';

/**
 * Drops the partitions of a table that ended before then, with all their rows. A partition that is in use all the time
 * stays until the next run.
 */
export async function dropMonths(
  { db, log }: Pick<Context, 'db' | 'log'>,
  table: keyof Tables,
  before: Date,
): Promise<void> {
  for (const part of await endedMonths(db, table, before)) {
    try {
      await inTurns(10, () => db.transaction().execute((db) => detachMonth(db, table, part)));
    } catch (error) {
      if (!isBusy(error)) throw error;
      log.warn({ part }, 'a month that is over could not be taken away: its table is in use');
    }
  }
}
