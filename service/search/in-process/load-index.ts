import { setImmediate as turnOfOthers } from 'node:timers/promises';
import { valueFacets } from '../../catalog/lists/facet.ts';
import { type Day, today } from '../../core/day.ts';
import type { Database } from '../../platform/context.ts';
import { readChanges } from './changes.sql.ts';
import { SearchIndex } from './find.ts';
import { countedAnyway, type IndexedKind, readNamed, readNames, readProducts, readSizes } from './indexed.sql.ts';
import {
  mostUnits,
  type PlainNights,
  readEnds,
  readNights,
  readPlain,
  readPlainNights,
  unpackNight,
} from './indexed-nights.sql.ts';
import type { IndexedOptions } from './indexed-options.ts';
import { firstOf, indexedNightCount, type LoadedIndex, type LoadedKind } from './loaded-index.ts';
import { ProductIndex } from './product-index.ts';
import { Pace, SerialQueue } from './serial-queue.ts';

/** A kind of product to be indexed. */
export interface KindToLoad extends IndexedKind {
  readonly usualRating: number;
  /** Position of the facet that groups prices; -1: none. */
  readonly group: number;
}

/** Builds the index of these kinds. Throws DoesNotFit if one cannot be indexed. */
export async function loadIndex(db: Database, kinds: readonly KindToLoad[], now: Date): Promise<LoadedIndex> {
  // everything committed after this is read as a change
  const { snapshot } = await readChanges(db, null, 0);
  const base = today(now);
  const held = new Map<string, LoadedKind>();
  for (const { usualRating, group, ...kind } of kinds) {
    const named = await readNamed(db, kind);
    const names = await readNames(db, kind);
    const ofOptions = valueFacets(kind.facets).findIndex(({ name }) => name === kind.options.facet);
    const places = await readSizes(db, kind);
    const products = new ProductIndex({
      places,
      facets: countedAnyway(kind),
      group,
      ofOptions,
      nights: indexedNightCount,
    });
    const index = new SearchIndex(products, usualRating);
    await readAllProducts(db, kind, named, products);
    await index.rank();
    held.set(kind.table, { ...kind, index, named, names });
  }
  const ends = await readEnds(db, now, null);
  for (const { index } of held.values()) await readAllNights(db, index.products.stock, base, now);
  return { base, kinds: held, ends, nextEnd: firstOf(ends), at: now.getTime(), snapshot, queue: new SerialQueue() };
}

/** Products read in one statement; they are put without a pause. */
const productsAtOnce = 500;

/** Reads all products of a kind by id; the next ones are read while the previous ones are put. */
async function readAllProducts(
  db: Database,
  kind: IndexedKind,
  named: LoadedKind['named'],
  products: ProductIndex,
): Promise<void> {
  const read = (after: number) => readProducts(db, kind, named, { after, most: productsAtOnce });
  for (let coming = read(0); ; ) {
    const rows = await coming;
    const last = rows.at(-1);
    if (last) coming = withoutUnhandled(read(last.id));
    // send the next query before putting these
    await turnOfOthers();
    for (const row of rows) products.put(row);
    if (!last) return;
  }
}

/** Prevents an unhandled rejection if it fails before it is awaited. */
function withoutUnhandled<Of>(coming: Promise<Of>): Promise<Of> {
  coming.catch(() => {});
  return coming;
}

/** Nights to read in one statement. */
const nightsAtOnce = 20_000;

/** Reads all nights of blocks of sellables by id; mostly stored as written. Lists are sorted at the end. */
async function readAllNights(db: Database, stock: IndexedOptions, base: Day, at: Date): Promise<void> {
  const read = async (of: readonly number[]) => {
    const plain = await readPlain(db, at, of);
    const plainIds = new Set(plain);
    const nights = await readPlainNights(db, { base, to: indexedNightCount, of: plain });
    return { of, nights, others: of.filter((sellable) => !plainIds.has(sellable)) };
  };
  const ofOthers: number[] = [];
  let [last, many] = [0, 500];
  const readNext = () => {
    const of = stock.sellablesAfter(last, many);
    last = of.at(-1) ?? last;
    return withoutUnhandled(read(of));
  };
  // two queries at a time: the database works while a result is parsed
  for (let coming = [readNext(), readNext()]; ; ) {
    const [first, ...after] = coming;
    if (!first) break;
    const { of, nights, others } = await first;
    if (of.length === 0) break;
    ofOthers.push(...others);
    many = within(of.length, nights.packed.length);
    coming = [...after, readNext()];
    await turnOfOthers();
    addAll(stock, nights);
  }
  for (let first = 0, count = 500; first < ofOthers.length; ) {
    const of = ofOthers.slice(first, first + count);
    const rows = await readNights(db, { base, from: 0, to: indexedNightCount, at, of });
    await turnOfOthers();
    for (const { sellable, slot, night, left, price, leastStay } of rows) {
      const option = stock.numberOf(sellable, slot);
      if (option >= 0) stock.addNight(option, night, left, price, leastStay);
    }
    first += of.length;
    count = within(of.length, rows.length);
    await turnOfOthers();
  }
  const pace = new Pace();
  for (const list of stock.nightLists) {
    list.settle();
    await pace.pause();
  }
}

/** How many sellables to read next, by the number of nights in the last block. */
const within = (sellables: number, nights: number): number =>
  Math.max(20, Math.min(5_000, Math.floor((sellables * nightsAtOnce) / (nights + 1))));

function addAll(stock: IndexedOptions, { whose, packed, prices }: PlainNights): void {
  let priced = 0;
  for (const [at, sellable] of whose.entries()) {
    const { left, isPriced, leastStay, night } = unpackNight(packed[at] ?? 0);
    const price = isPriced ? (prices[priced++] ?? null) : null;
    const option = stock.firstOf(sellable);
    const ordinary = Math.min(stock.units[option] ?? 0, mostUnits);
    stock.addNight(option, night, left === ordinary ? null : left, price, leastStay);
  }
}
