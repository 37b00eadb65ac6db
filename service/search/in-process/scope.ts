import { type Bits, hasBit, setBit } from './bits.ts';
import type { ProductIndex } from './product-index.ts';
import type { Work } from './work.ts';

/** Where to search: everywhere, at these destinations, or among the products with these ids. */
export type Where =
  | { readonly all: true }
  | { readonly places: readonly number[] }
  | { readonly ids: readonly number[] };

/** Restricts the search to products with that value of that facet, by its position in the index. */
export interface Only {
  readonly facet: number;
  readonly value: string;
}

/** The part of an index that a question is about. */
export interface Scope {
  /** Words of the bitmaps, [from, to), in order. */
  readonly ranges: readonly (readonly [from: number, to: number])[];
  /** Options, [from, to), in order: of all its products, and few others. */
  readonly options: readonly (readonly [from: number, to: number])[];
  /** Its products, within its ranges. */
  readonly here: Bits;
}

export function scopeOf(
  index: ProductIndex,
  { where, only }: { readonly where: Where; readonly only: Only | null },
  work: Work,
): Scope {
  const scope = placesOf(index, where, work);
  if (!only) return scope;
  const bits = index.facets[only.facet]?.get(only.value);
  const here = work.take();
  for (const [from, to] of scope.ranges)
    for (let w = from; w < to; w++) here[w] = (scope.here[w] ?? 0) & (bits?.[w] ?? 0);
  return { ...scope, here };
}

function placesOf(index: ProductIndex, where: Where, work: Work): Scope {
  const { live, regions, placeOf, words } = index;
  const { ofPlaces, spare } = regions;
  const everything: readonly [number, number] = [0, words];
  if ('all' in where) return { ranges: [everything], options: [[0, index.stock.productOf.length]], here: live };
  const scratch = work.take();
  if ('ids' in where) {
    scratch.fill(0);
    for (const id of where.ids) {
      const p = index.numberOf(id);
      if (p >= 0 && hasBit(live, p)) setBit(scratch, p);
    }
    return { ranges: [everything], options: [[0, index.stock.productOf.length]], here: scratch };
  }
  const query = new Set(where.places);
  const own = [...query].flatMap((place) => ofPlaces.get(place) ?? []).sort((a, b) => a.firstWord - b.firstWord);
  for (const { firstWord, endWord } of own) scratch.set(live.subarray(firstWord, endWord), firstWord);
  scratch.fill(0, spare.firstWord, spare.endWord);
  for (let p = spare.firstWord * 32; p < spare.usedNumbers; p++)
    if (hasBit(live, p) && query.has(placeOf[p] ?? 0)) setBit(scratch, p);
  return {
    ranges: [...own.map(({ firstWord, endWord }) => [firstWord, endWord] as const), [spare.firstWord, spare.endWord]],
    options: [
      ...own.map(({ firstOption, endOption }) => [firstOption, endOption] as const),
      [spare.firstOption, spare.usedOptions],
    ],
    here: scratch,
  };
}
