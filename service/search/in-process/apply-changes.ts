import { addDays, nightsBetween } from '../../core/day.ts';
import type { Database } from '../../platform/context.ts';
import { mostTurnaroundDays } from '../../stock/stock.ts';
import type { SearchChange } from './changes.sql.ts';
import { readProducts } from './indexed.sql.ts';
import { readEnds, readNights } from './indexed-nights.sql.ts';
import type { IndexedProduct } from './indexed-product.ts';
import { firstOf, holds, indexedNightCount, type LoadedIndex, type LoadedKind } from './loaded-index.ts';

/**
 * Reads the changed products and nights again, and those whose holds have expired. After an error `held` may be updated
 * in part.
 */
export async function applyChanges(
  db: Database,
  held: LoadedIndex,
  changes: readonly SearchChange[],
  now: Date,
): Promise<void> {
  const at = now.getTime();
  const ended = [...held.ends].filter(([, ends]) => ends <= at).map(([sellable]) => sellable);
  if (changes.length === 0 && ended.length === 0) return;
  const query = daysOf(held, changes, ended);
  const read: { kind: LoadedKind; ids: ReadonlySet<number>; products: IndexedProduct[] }[] = [];
  for (const kind of held.kinds.values()) {
    const ids = new Set(
      changes.flatMap((one) => (one.kind === kind.table && one.product_id !== null ? [one.product_id] : [])),
    );
    // the units of a sellable are stored with its product
    for (const [sellable, days] of query) {
      const { stock, ids: named } = kind.index.products;
      const p = days === 'all' ? stock.productOf[stock.firstOf(sellable)] : undefined;
      if (p !== undefined && p >= 0) ids.add(named[p] ?? 0);
    }
    if (ids.size === 0) continue;
    const products = await readProducts(db, kind, kind.named, { ids: [...ids] });
    for (const product of products)
      if (!kind.index.products.keepsNights(product))
        for (const { sellable } of product.options) query.set(sellable, 'all');
    read.push({ kind, ids, products });
  }
  const stock = await readStock(db, held, query, now);
  await held.queue.take(() => {
    for (const { kind, ids, products } of read) {
      const gone = new Set(ids);
      for (const product of products) {
        gone.delete(product.id);
        kind.index.change(product.id, () => kind.index.products.put(product));
      }
      for (const id of gone) kind.index.products.remove(id);
    }
    for (const { index } of held.kinds.values()) {
      for (const { sellables, from, to, nights } of stock.read) {
        for (const sellable of sellables) index.products.stock.clearNights(sellable, from, to);
        for (const night of nights) index.products.stock.putNight(night);
      }
    }
    for (const sellable of query.keys()) held.ends.delete(sellable);
    for (const [sellable, ends] of stock.ends) held.ends.set(sellable, ends);
    held.nextEnd = firstOf(held.ends);
    held.at = at;
  });
}

async function readStock(db: Database, { base }: LoadedIndex, query: ReadonlyMap<number, Days>, at: Date) {
  const whole = [...query].filter(([, days]) => days === 'all').map(([sellable]) => sellable);
  const some = [...query].flatMap(([sellable, days]) => (days === 'all' ? [] : [{ sellable, ...days }]));
  const parts = [
    { sellables: whole, from: 0, to: indexedNightCount },
    {
      sellables: some.map(({ sellable }) => sellable),
      from: Math.min(...some.map(({ from }) => from)),
      to: Math.max(...some.map(({ to }) => to)),
    },
  ].filter(({ sellables }) => sellables.length > 0);
  const ends = query.size === 0 ? new Map<number, number>() : await readEnds(db, at, [...query.keys()]);
  const read = [];
  for (const part of parts) {
    const { sellables: of, from, to } = part;
    read.push({ ...part, nights: await readNights(db, { base, from, to, at, of }) });
  }
  return { ends, read };
}

/** Nights [from, to), counted from the first night of the index. */
type Days = 'all' | { readonly from: number; readonly to: number };

/** The nights of sellables that these changes make necessary to read. */
function daysOf(
  { base, kinds }: LoadedIndex,
  changes: readonly SearchChange[],
  ended: readonly number[],
): Map<number, Days> {
  const query = new Map<number, Days>();
  const add = (sellable: number, days: Days) => {
    if (!holds(kinds, sellable)) return;
    const known = query.get(sellable);
    if (days === 'all' || known === 'all') query.set(sellable, 'all');
    else
      query.set(sellable, {
        from: Math.min(days.from, known?.from ?? days.from),
        to: Math.max(days.to, known?.to ?? days.to),
      });
  };
  for (const { sellable_id, first_day, last_day } of changes) {
    if (sellable_id === null) continue;
    if (first_day === null || last_day === null) {
      add(sellable_id, 'all');
      continue;
    }
    // availability of a day depends on its turnaround days
    const from = Math.max(0, nightsBetween(base, addDays(first_day, -mostTurnaroundDays)));
    const to = Math.min(indexedNightCount, nightsBetween(base, last_day) + 1);
    if (from < to) add(sellable_id, { from, to });
  }
  for (const sellable of ended) add(sellable, 'all');
  return query;
}
