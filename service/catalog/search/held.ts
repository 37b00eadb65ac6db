import type { Day } from '../../core/day.ts';
import { mostDaysAhead } from '../sale-days.ts';
import type { SearchIndex } from './find.ts';
import type { IndexedKind } from './indexed.sql.ts';

/** Nights that are held, from a first one on. */
export const nightsHeld = mostDaysAhead + 60;

/** A kind with the index that is held of it. */
export interface HeldKind extends IndexedKind {
  readonly index: SearchIndex;
  readonly named: ReadonlyMap<number, { readonly facet: string; readonly value: string }>;
}

export interface Held {
  /** The day of night 0. */
  readonly base: Day;
  /** By the table of the products. */
  readonly kinds: ReadonlyMap<string, HeldKind>;
  /** When what is held unpaid comes free next, by sellable. */
  readonly ends: Map<number, number>;
  /** The first of these. */
  nextEnd: number;
  /** At which instant stock was read last. */
  at: number;
  snapshot: string;
}

/** The first of these instants. */
export const firstOf = (ends: ReadonlyMap<number, number>): number =>
  [...ends.values()].reduce((first, end) => Math.min(first, end), Number.POSITIVE_INFINITY);

/** The number of that sellable in the index of its kind; -1: nothing is held of it. */
export function optionOf(kinds: Held['kinds'], sellable: number): number {
  for (const { index } of kinds.values()) {
    const option = index.products.optionOf(sellable);
    if (option >= 0) return option;
  }
  return -1;
}
