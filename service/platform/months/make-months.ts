import type { Database } from '../database/database.ts';
import { refusedBy } from '../database/database-error.ts';
import { inTurns } from '../database/in-turns.ts';
import { attachMonth, missingMonths } from './months.sql.ts';

/** So many months beyond the present one have parts. */
const ahead = 3;
/** What does not get its locks within five seconds comes again with the next try of the job. */
const attempts = 10;

/**
 * Makes the parts of this month and of those to come, for every table that is kept by month; each in a transaction of its
 * own, so that what is killed goes on where it was. Gives the parts that could not be made because rows of theirs, written
 * while there was none, stand in the part for what has no month: there they stay.
 */
export async function makeMonths(db: Database, now?: Date): Promise<string[]> {
  const late: string[] = [];
  for (const month of await missingMonths(db, now, ahead)) {
    try {
      await inTurns(attempts, () => db.transaction().execute((db) => attachMonth(db, month)));
    } catch (error) {
      if (refusedBy(error)?.because !== 'not-allowed') throw error;
      late.push(month.part);
    }
  }
  return late;
}
