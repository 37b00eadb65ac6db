import { mostDaysAhead } from '../../catalog/sale-days.ts';
import type { Day } from '../../core/day.ts';
import type { SearchIndex } from './find.ts';
import type { IndexedKind } from './indexed.sql.ts';
import type { SerialQueue } from './serial-queue.ts';

/** Number of nights in the index. */
export const indexedNightCount = mostDaysAhead + 60;

/** A kind of product with its index. */
export interface LoadedKind extends IndexedKind {
  readonly index: SearchIndex;
  readonly named: ReadonlyMap<number, { readonly facet: string; readonly value: string }>;
  /** Labels of values that have none of their own, by facet and value. */
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export interface LoadedIndex {
  /** The day of night 0. */
  readonly base: Day;
  /** By table of the products. */
  readonly kinds: ReadonlyMap<string, LoadedKind>;
  /** Time of the next expiring hold, by sellable, in milliseconds. */
  readonly ends: Map<number, number>;
  /** The first of these. */
  nextEnd: number;
  /** Time of the last reading of stock, in milliseconds. */
  at: number;
  snapshot: string;
  /** Runs one question or change at a time. */
  readonly queue: SerialQueue;
}

/** The first of these times. */
export const firstOf = (ends: ReadonlyMap<number, number>): number =>
  [...ends.values()].reduce((first, end) => Math.min(first, end), Number.POSITIVE_INFINITY);

/** True if the index has that sellable. */
export const holds = (kinds: LoadedIndex['kinds'], sellable: number): boolean =>
  [...kinds.values()].some(({ index }) => index.products.stock.firstOf(sellable) >= 0);
