/** What can be changed in a search without results. */
export type Changed = 'rooms' | 'guests' | 'dates' | 'filters' | 'place' | 'everything';

/** A search with one thing changed. */
export interface Change<Search> {
  readonly what: Changed;
  readonly search: Search;
}

/** The change that finds results, and how many. */
export interface Advice<Search> extends Change<Search> {
  readonly total: number;
}

/** Smaller parties to try instead, the largest first. */
export function smallerParties(guests: number, sizes: readonly number[]): number[] {
  return sizes.filter((size) => size < guests);
}
