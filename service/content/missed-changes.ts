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
