/**
 * Makes of each look at the version, and of how many transactions were told of before it, whether one was never told: a
 * transaction that changes the catalogue is one step of the version and tells of itself (database/schema/18-catalog-changes.sql).
 */
export function missedBy(): (version: number, told: number) => boolean {
  let known: { version: number; untold: number } | undefined;
  return (version, told) => {
    const before = known;
    // what was told has been committed: it is among the steps of a version that is read later
    const untold = version - told;
    if (!before || version < before.version) {
      known = { version, untold };
      return before !== undefined;
    }
    // what is told of the steps of one look has come by the next
    const missed = Math.max(0, before.version - told - before.untold);
    known = { version, untold: Math.min(before.untold + missed, untold) };
    return missed > 0;
  };
}
