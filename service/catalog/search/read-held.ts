import { type Day, today } from '../../core/day.ts';
import type { Database } from '../../platform/context.ts';
import { valueFacets } from '../lists/facet.ts';
import { readChanges } from './changes.sql.ts';
import { SearchIndex } from './find.ts';
import { firstOf, type Held, type HeldKind, nightsHeld } from './held.ts';
import {
  countedAnyway,
  type IndexedKind,
  readEnds,
  readNamed,
  readNames,
  readNights,
  readProducts,
  readSizes,
} from './indexed.sql.ts';
import type { IndexedOptions } from './indexed-options.ts';
import { ProductIndex } from './product-index.ts';

/** A kind that is to be held. */
export interface KindToHold extends IndexedKind {
  readonly usualRating: number;
  /** The place of the facet by which prices are told apart; -1: none. */
  readonly group: number;
}

/** Reads all of these kinds. Throws DoesNotFit where one cannot be held. */
export async function readHeld(db: Database, kinds: readonly KindToHold[], now: Date): Promise<Held> {
  // what is committed from here on is read again
  const { snapshot } = await readChanges(db, null, 0);
  const base = today(now);
  const held = new Map<string, HeldKind>();
  for (const { usualRating, group, ...kind } of kinds) {
    const named = await readNamed(db, kind);
    const names = await readNames(db, kind);
    const ofOptions = valueFacets(kind.facets).findIndex(({ name }) => name === kind.options.facet);
    const places = await readSizes(db, kind);
    const products = new ProductIndex({ places, facets: countedAnyway(kind), group, ofOptions, nights: nightsHeld });
    const index = new SearchIndex(products, usualRating);
    for (let after = 0, most = 2_000; ; ) {
      const rows = await readProducts(db, kind, named, { after, most });
      for (const row of rows) products.put(row);
      after = rows.at(-1)?.id ?? after;
      if (rows.length < most) break;
    }
    index.rank();
    held.set(kind.table, { ...kind, index, named, names });
  }
  const ends = await readEnds(db, now, null);
  for (const { index } of held.values()) await readAllNights(db, index.products.stock, base, now);
  return { base, kinds: held, ends, nextEnd: firstOf(ends), at: now.getTime(), snapshot };
}

/** Rows that one statement is to read: more would stand beside what is held. */
const rowsAtOnce = 20_000;

/**
 * All nights of some sellables after those of others, in the order of the options, so that each night goes to the end of its list.
 * By days each statement would read the two weeks after them once more, for what rests then.
 */
async function readAllNights(db: Database, stock: IndexedOptions, base: Day, at: Date): Promise<void> {
  const sellables = stock.sellables();
  for (let first = 0, count = 500; first < sellables.length; ) {
    const of = sellables.slice(first, first + count);
    const nights = await readNights(db, { base, from: 0, to: nightsHeld, at, of });
    const byOption = nights.map((night) => ({ night, option: stock.numberOf(night.sellable, night.slot) }));
    for (const { night } of byOption.sort((a, b) => a.option - b.option)) stock.putNight(night);
    first += of.length;
    count = Math.max(20, Math.min(5_000, Math.floor((of.length * rowsAtOnce) / (nights.length + 1))));
  }
}
