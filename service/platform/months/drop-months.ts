import type { Tables } from '../../../database/tables.ts';
import type { Context } from '../context.ts';
import { inTurns, isBusy } from '../database/in-turns.ts';
import { detachMonth, endedMonths } from './months.sql.ts';

/**
 * Takes the parts of a table away that ended before then: with a whole month, and not row by row, its rows are gone. One that
 * is in use all the time stays until the next time.
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
