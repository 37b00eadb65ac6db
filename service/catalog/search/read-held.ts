import { today } from '../../core/day.ts';
import type { Database } from '../../platform/context.ts';
import { readChanges } from './changes.sql.ts';
import { SearchIndex } from './find.ts';
import { firstOf, type Held, type HeldKind, nightsHeld, optionOf } from './held.ts';
import {
  countedAnyway,
  type IndexedKind,
  readEnds,
  readNamed,
  readNights,
  readProducts,
  readSizes,
} from './indexed.sql.ts';
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
    const places = await readSizes(db, kind);
    const products = new ProductIndex({ places, facets: countedAnyway(kind), group, nights: nightsHeld });
    const index = new SearchIndex(products, usualRating);
    for (let after = 0, most = 2_000; ; ) {
      const rows = await readProducts(db, kind, named, { after, most });
      for (const row of rows) products.put(row);
      after = rows.at(-1)?.id ?? after;
      if (rows.length < most) break;
    }
    index.rank();
    held.set(kind.table, { ...kind, index, named });
  }
  const ends = await readEnds(db, now, null);
  const options = [...held.values()].reduce((sum, { index }) => sum + index.products.productOf.length, 0);
  let step = options < 3_000 ? nightsHeld : 2;
  for (let from = 0; from < nightsHeld; ) {
    const to = Math.min(nightsHeld, from + step);
    const nights = await readNights(db, { base, from, to, at: now, of: null });
    const byOption = nights.map((night) => ({ night, option: optionOf(held, night.sellable) }));
    // in the order of the lists each goes to the end of its own
    for (const { night } of byOption.sort((a, b) => a.option - b.option))
      for (const { index } of held.values()) index.products.putNight(night);
    step = Math.max(1, Math.min(60, Math.floor(((to - from) * 20_000) / (nights.length + 1))));
    from = to;
  }
  return { base, kinds: held, ends, nextEnd: firstOf(ends), at: now.getTime(), snapshot };
}
