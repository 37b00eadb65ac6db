/** What of a search can be changed so that something is found. */
export type Changed = 'rooms' | 'guests' | 'dates' | 'filters' | 'place' | 'everything';

/** A search with one thing changed. */
export interface Change<Search> {
  readonly what: Changed;
  readonly search: Search;
}

/** The change that finds something, and how much. */
export interface Advice<Search> extends Change<Search> {
  readonly total: number;
}

/** The first of these changes with which something is found; null when there is none. One question for each it tries. */
export async function firstThatFinds<Search>(
  changes: readonly Change<Search>[],
  count: (search: Search) => Promise<number>,
): Promise<Advice<Search> | null> {
  for (const change of changes) {
    const total = await count(change.search);
    if (total > 0) return { ...change, total };
  }
  return null;
}

/** Smaller parties worth asking for in place of that one, the largest first. */
export function smallerParties(guests: number, sizes: readonly number[]): number[] {
  return sizes.filter((size) => size < guests);
}
