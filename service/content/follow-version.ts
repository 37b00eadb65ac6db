import type { Database } from '../platform/context.ts';
import type { OpenDatabase } from '../platform/database/open-database.ts';
import { readVersion } from './content-version.sql.ts';
import { makeMissedChangeCheck } from './missed-changes.ts';

/** Milliseconds between two checks of the version; a missed change is found after two of them. */
const every = 1_000;

/**
 * Reports every change of the catalogue to the caches, even if its notification is lost: if the notifying connection is
 * silently lost, or none reaches this process, then within two seconds it reports that anything may have changed.
 * Returns a function that stops it.
 */
export function followVersion(db: Database, notifications: OpenDatabase['notifications']): () => void {
  if (!notifications) return () => {};
  const isMissed = makeMissedChangeCheck();
  const look = async () => {
    const count = notifications.count();
    if (isMissed(Number(await readVersion(db)), count)) notifications.ofAll();
  };
  let looking = false;
  const timer = setInterval(() => {
    if (looking) return;
    looking = true;
    // if the database does not answer, the next check asks again
    look()
      .catch(() => {})
      .finally(() => {
        looking = false;
      });
  }, every).unref();
  return () => clearInterval(timer);
}
