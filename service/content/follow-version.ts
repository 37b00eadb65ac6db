import type { Database } from '../platform/context.ts';
import type { OpenDatabase } from '../platform/database/open-database.ts';
import { readVersion } from './content-version.sql.ts';

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

/**
 * Compares each read version with the number of transactions notified before it, and returns whether one was missed:
 * every transaction that changes the catalogue increases the version by one and notifies of itself
 * (database/schema/18-catalog-changes.sql).
 */
export function makeMissedChangeCheck(): (version: number, notified: number) => boolean {
  let previous: { version: number; pending: number } | undefined;
  return (version, notified) => {
    const before = previous;
    // notified transactions are committed, so a version that is read later includes them
    const pending = version - notified;
    if (!before || version < before.version) {
      previous = { version, pending };
      return before !== undefined;
    }
    // notifications of one check's versions have arrived by the next check
    const missed = Math.max(0, before.version - notified - before.pending);
    previous = { version, pending: Math.min(before.pending + missed, pending) };
    return missed > 0;
  };
}
