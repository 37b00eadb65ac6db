import type { Database } from '../platform/context.ts';
import type { OpenDatabase } from '../platform/database/open-database.ts';
import { readVersion } from './content-version.sql.ts';
import { missedBy } from './missed-changes.ts';

/** Milliseconds between two looks at the version: what was not told is known after two of them. */
const every = 1_000;

/**
 * Whoever keeps what was made of the catalogue hears of every change, told by the database or not: where a connection that
 * tells is lost without a word, or none reaches this process at all, two seconds later that anything may have changed.
 * Gives what ends it.
 */
export function followVersion(db: Database, told: OpenDatabase['told']): () => void {
  if (!told) return () => {};
  const isMissed = missedBy();
  const look = async () => {
    const count = told.count();
    if (isMissed(Number(await readVersion(db)), count)) told.ofAll();
  };
  let looking = false;
  const timer = setInterval(() => {
    if (looking) return;
    looking = true;
    // a database that does not answer is asked again
    look()
      .catch(() => {})
      .finally(() => {
        looking = false;
      });
  }, every).unref();
  return () => clearInterval(timer);
}
