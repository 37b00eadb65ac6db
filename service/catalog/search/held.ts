import type { Day } from '../../core/day.ts';
import { mostDaysAhead } from '../sale-days.ts';
import type { SearchIndex } from './find.ts';
import type { IndexedKind } from './indexed.sql.ts';
import type { Turns } from './turns.ts';

/** Nights that are held, from a first one on. */
export const nightsHeld = mostDaysAhead + 60;

/** A kind with the index that is held of it. */
export interface HeldKind extends IndexedKind {
  readonly index: SearchIndex;
  readonly named: ReadonlyMap<number, { readonly facet: string; readonly value: string }>;
  /** What values are called that a facet does not name, by the facet and the value. */
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>;
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
  /** A question, or a change: one at a time. */
  readonly turns: Turns;
}

/** The first of these instants. */
export const firstOf = (ends: ReadonlyMap<number, number>): number =>
  [...ends.values()].reduce((first, end) => Math.min(first, end), Number.POSITIVE_INFINITY);

/** Whether anything is held of that sellable. */
export const holds = (kinds: Held['kinds'], sellable: number): boolean =>
  [...kinds.values()].some(({ index }) => index.products.stock.firstOf(sellable) >= 0);
