import { expect, test } from 'vitest';
import type { Totals } from '../../catalog/lists/list-sql.ts';
import { SearchIndex } from './find.ts';
import type { IndexQuery } from './index-query.ts';
import { type IndexedNight, type IndexedProduct, nobodyArrives } from './indexed-product.ts';
import { ProductIndex } from './product-index.ts';

const nights = 30;
const usualRating = 7.5;
/** The values of each facet: one of these, all of these, one of these where each counts, and those of its options. */
const words = [
  ['hotel', 'villa', 'hut', 'tent'],
  ['wifi', 'pool', 'bar', 'garden', 'spa'],
  ['top', 'quiet'],
  ['morning', 'noon', 'evening'],
] as const;
const choose = ['any', 'all', 'one', 'any'] as const;

function randomFrom(seed: number) {
  let state = seed;
  const random = () => {
    state = (Math.imul(state ^ (state >>> 15), state | 1) + 0x6d2b79f5) | 0;
    return ((state ^ (state >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (most: number) => Math.floor(random() * most);
  return { random, below, some: <Of>(of: readonly Of[], share: number) => of.filter(() => random() < share) };
}
const { random, below, some } = randomFrom(7);
const maybe = <Of>(share: number, make: () => Of): Of | null => (random() < share ? make() : null);

let sellables = 0;
/** The start times of each product. */
const known = new Map<number, number[]>();
function productOf(id: number, sellable = () => ++sellables): IndexedProduct {
  const options = Array.from({ length: below(4) }, () => sellable()).flatMap((one) => {
    // parties that the index already caches
    const slots = known.get(one) ?? (random() < 0.3 ? [-1, 600, 1_110].slice(below(2), 3) : [-1]);
    known.set(one, slots);
    const units = 1 + below(5);
    const cutOff = maybe(0.1, () => below(60));
    return slots.map((slot) => ({
      sellable: one,
      slot,
      guests: 1 + below(4),
      inAll: maybe(0.5, () => 1 + below(6)),
      units,
      price: (100 + below(4_000)) * 100,
      cutOff,
      values: some(words[3], 0.4),
    }));
  });
  return {
    id,
    place: below(6),
    price: maybe(0.9, () => (100 + below(4_000)) * 100),
    options,
    rating: below(100) / 10,
    reviews: below(50),
    latitude: maybe(0.9, () => 8 + below(28)),
    longitude: maybe(0.9, () => 68 + below(28)),
    values: [
      [words[0][below(4)] ?? 'hotel'],
      some(words[1], 0.5),
      some(words[2], 0.4),
      [...new Set(options.flatMap((option) => option.values))],
    ],
  };
}

const products = new Map(Array.from({ length: 400 }, (_, at) => [at + 1, productOf(at + 1)] as const));
const said = new Map<string, IndexedNight>();
const index = await makeIndex();

async function makeIndex(): Promise<SearchIndex> {
  const places = [0, 1, 2, 3, 4, 5].map((place) => {
    const own = [...products.values()].filter((product) => product.place === place);
    return { place, products: own.length, options: own.flatMap(({ options }) => options).length };
  });
  const made = new ProductIndex({ places, facets: [[], [], [...words[2]], []], group: 0, ofOptions: 3, nights });
  for (const product of products.values()) made.put(product);
  const search = new SearchIndex(made, usualRating);
  await search.rank();
  return search;
}

const keyOf = ({ sellable, slot, night }: Pick<IndexedNight, 'sellable' | 'slot' | 'night'>) =>
  `${sellable} ${slot} ${night}`;

function say(night: IndexedNight): void {
  const { stock } = index.products;
  stock.clearNights(night.sellable, night.night, night.night + 1);
  said.set(keyOf(night), night);
  for (const slot of known.get(night.sellable) ?? []) {
    const one = said.get(keyOf({ ...night, slot }));
    if (one) stock.putNight(one);
  }
}
const nightOf = (sellable: number): IndexedNight => ({
  sellable,
  slot: known.get(sellable)?.at(-1 - below(2)) ?? -1,
  night: below(nights),
  left: maybe(0.6, () => below(6)),
  price: maybe(0.4, () => below(5_000) * 100),
  leastStay: random() < 0.2 ? (maybe(0.5, () => 2 + below(4)) ?? nobodyArrives) : 1,
});

const totalOf = ({ groupOf, of }: Totals, { values }: IndexedProduct, cost: number) =>
  of(groupOf(values[0]?.[0] ?? ''))(cost);

/** The expected answer, found by looking at each product. */
function naive(query: IndexQuery, of: Iterable<IndexedProduct> = products.values()) {
  const { party, nights: when, min, max, area, where } = query;
  const within = (price: number | null) =>
    (min === null && max === null) || (price !== null && price >= (min ?? 0) && price <= (max ?? Number.MAX_VALUE));
  const found: { product: IndexedProduct; price: number | null; shown: number }[] = [];
  const otherwise: IndexedProduct[] = [];
  for (const product of of) {
    if ('places' in where && !where.places.includes(product.place)) continue;
    if (query.only && !product.values[query.only.facet]?.includes(query.only.value)) continue;
    if ('ids' in where && !where.ids.includes(product.id)) continue;
    const fitting = product.options.filter(
      ({ guests, inAll }) => guests >= (party?.guests ?? 0) && (inAll ?? 255) >= (party?.inAll ?? 0),
    );
    const ordinary = fitting.filter(({ units }) => units >= (party?.units ?? 0));
    const could = [...product.values.slice(0, 3), [...new Set(ordinary.flatMap(({ values }) => values))]];
    const whole = (when ? when.starts : [-1]).flatMap((start, at) =>
      fitting.flatMap(({ sellable, slot, units, price, cutOff, values }) => {
        const each = Array.from({ length: when?.count ?? 1 }, (_, night) =>
          said.get(keyOf({ sellable, slot, night: start + night })),
        );
        const least = each[0]?.leastStay ?? 1;
        const closes = cutOff === null && slot < 0 ? Number.NEGATIVE_INFINITY : (cutOff ?? 0) * 60 - Math.max(0, slot);
        if (when && (when.minutesBefore[at] ?? 0) <= closes) return [];
        if (when?.arrival && (least === nobodyArrives || least > when.count)) return [];
        if (each.some((night) => (night?.left ?? units) < (party?.units ?? 0))) return [];
        return [{ values, cost: each.reduce((sum, night) => sum + (night?.price ?? price), 0) }];
      }),
    );
    if (!party) found.push({ product, price: product.price, shown: product.price ?? -1 });
    else if (whole.length > 0) {
      const cost = Math.min(...whole.map((one) => one.cost));
      const free = [...product.values.slice(0, 3), [...new Set(whole.flatMap(({ values }) => values))]];
      const price = query.priced === 'whole' ? cost : Math.round(cost / 100 / (when?.count ?? 1)) * 100;
      const shown = when && query.totals ? totalOf(query.totals, product, cost) : price;
      found.push({ product: { ...product, values: free }, price, shown });
    }
    if (party && query.onOtherDays === 'all') otherwise.push(product);
    else if (party && ordinary.length > 0) otherwise.push({ ...product, values: could });
  }
  const passes = ({ values, latitude, longitude }: IndexedProduct, but?: number | 'price') =>
    query.facets.every(({ chosen, choose: way }, at) => {
      const has = (value: string) => values[at]?.includes(value) === true;
      return at === but || chosen.length === 0 || (way === 'all' ? chosen.every(has) : chosen.some(has));
    }) &&
    (!area ||
      (latitude !== null &&
        longitude !== null &&
        latitude >= area.south &&
        latitude <= area.north &&
        longitude >= area.west &&
        longitude <= area.east));
  const all = (but?: number | 'price') =>
    found.filter(({ product, price }) => passes(product, but) && (but === 'price' || within(price)));
  const prices = all('price').flatMap(({ price }) => price ?? []);
  const step = query.bars?.step ?? 1;
  const bars = Map.groupBy(prices, (price) => Math.min(query.bars?.count ?? 0, Math.floor(price / step)));
  const weighed = ({ rating, reviews }: IndexedProduct) => (rating * reviews + usualRating * 4) / (reviews + 4);
  const orders = {
    recommended: (a: IndexedProduct, b: IndexedProduct) => weighed(b) - weighed(a),
    rating: (a: IndexedProduct, b: IndexedProduct) => b.rating - a.rating || b.reviews - a.reviews,
  };
  const sorted = all().sort((a, b) => {
    const up = query.sort === 'price-low' ? 1 : -1;
    const byPrice = Number(a.shown < 0) - Number(b.shown < 0) || up * (a.shown - b.shown);
    const first =
      query.sort === 'recommended' || query.sort === 'rating' ? orders[query.sort](a.product, b.product) : byPrice;
    return first || a.product.id - b.product.id;
  });
  const total = sorted.length;
  const had = new Set(all('price').map(({ product }) => product.id));
  const isSoldOut = (product: IndexedProduct) => !had.has(product.id) && passes(product) && within(product.price);
  return {
    total,
    counts: query.facets.map(({ choose: way, always }, at) => {
      const counted = Map.groupBy(
        all(way === 'all' ? undefined : at).flatMap(({ product }) => product.values[at] ?? []),
        (value) => value,
      );
      return Object.fromEntries([
        ...always.map((value) => [value, 0] as const),
        ...[...counted].map(([value, { length }]) => [value, length] as const),
      ]);
    }),
    bars: prices.length === 0 ? null : Object.fromEntries([...bars].map(([bar, { length }]) => [bar, length])),
    cheapest: prices.length === 0 ? null : Math.min(...prices),
    dearest: prices.length === 0 ? null : Math.max(...prices),
    ids: sorted.slice(0, query.most).map(({ product }) => product.id),
    soldOut: when && total <= query.most ? otherwise.filter(isSoldOut).length : 0,
  };
}

function question(): IndexQuery {
  const dated = random() < 0.6;
  const start = below(18);
  const starts = random() < 0.3 ? Array.from({ length: 5 }, (_, at) => start + at) : [start];
  const wheres = [{ all: true } as const, { places: [below(6), below(6)] }, { ids: some([...products.keys()], 0.3) }];
  const factor = 1 + below(3);
  return {
    where: wheres[below(3)] ?? { all: true },
    facets: choose.map((way, at) => ({
      choose: way,
      chosen: random() < 0.3 ? some([...(words[at] ?? []), 'unknown'], way === 'all' ? 0.2 : 0.5) : [],
      always: at === 2 ? [...words[2]] : [],
    })),
    min: maybe(0.2, () => below(200_000)),
    max: maybe(0.2, () => 100_000 + below(300_000)),
    area: maybe(0.2, () => ({
      west: 68 + below(10),
      south: 8 + below(10),
      east: 85 + below(10),
      north: 25 + below(10),
    })),
    party: dated || random() < 0.6 ? { guests: 1 + below(4), inAll: 1 + below(6), units: 1 + below(3) } : null,
    only: maybe(0.1, () => ({ facet: 0, value: words[0][below(4)] ?? 'hotel' })),
    nights: dated
      ? {
          starts,
          count: 1 + below(6),
          minutesBefore: starts.map((day) => (day * 24 - 380) * 60),
          arrival: random() < 0.7,
        }
      : null,
    priced: random() < 0.5 ? 'night' : 'whole',
    onOtherDays: random() < 0.5 ? 'fitting' : 'all',
    // a high cost in one group is low in another, and expensive huts may be taxed less
    totals: maybe(0.5, () => ({
      groupOf: (value: string) => (value === 'tent' ? 'hotel' : value),
      of: (group: string) => (cost: number) => {
        const total = cost + Math.ceil(((group === 'villa' ? factor : 0) * cost) / 10_000);
        return group === 'hut' && cost > 300_000 ? total / 2 : total;
      },
      steps: [300_001],
    })),
    sort: (['recommended', 'rating', 'price-low', 'price-high'] as const)[below(4)] ?? 'rating',
    most: 1 + below(120),
    bars: { step: 20_000, count: 12 },
  };
}

async function askMany(times: number): Promise<void> {
  for (let time = 0; time < times; time++) {
    const query = question();
    expect(await index.find(query), JSON.stringify(query)).toEqual(naive(query));
  }
}

test('the index answers like a look at each product, while products and nights come, change and go', async () => {
  for (let time = 0; time < 1_500; time++) say(nightOf(1 + below(sellables)));
  await askMany(120);
  for (let round = 0; round < 3; round++) {
    for (let time = 0; time < 40; time++) {
      const id = 1 + below(420);
      const before = products.get(id);
      if (random() < 0.2) {
        products.delete(id);
        index.products.remove(id);
      } else {
        // half of them keep their sellables
        const own = random() < 0.5 ? [...new Set(before?.options.map(({ sellable }) => sellable))] : [];
        const product = productOf(id, () => own.pop() ?? ++sellables);
        const isKnown = index.products.keepsNights(product);
        products.set(id, product);
        index.change(id, () => index.products.put(product));
        if (!isKnown)
          for (const { sellable } of product.options)
            for (let night = 0; night < nights; night++) {
              for (const slot of known.get(sellable) ?? []) {
                const before = said.get(keyOf({ sellable, slot, night }));
                if (before) say(before);
              }
            }
      }
    }
    for (let time = 0; time < 200; time++) say(nightOf(1 + below(sellables)));
    await askMany(60);
  }
});

test('if options have no values of their own, restrictions of more expensive ones are skipped', async () => {
  const plain = [...products.values()].map(({ values, options, ...product }) => ({
    ...product,
    values: [...values.slice(0, 3), []],
    options: options.map((option) => ({ ...option, values: [] })),
  }));
  const places = [0, 1, 2, 3, 4, 5].map((place) => {
    const own = plain.filter((product) => product.place === place);
    return { place, products: own.length, options: own.flatMap(({ options }) => options).length };
  });
  const made = new ProductIndex({ places, facets: [[], [], [...words[2]], []], group: 0, ofOptions: -1, nights });
  for (const product of plain) made.put(product);
  for (const night of said.values()) made.stock.putNight(night);
  const search = new SearchIndex(made, usualRating);
  await search.rank();
  for (let time = 0; time < 150; time++) {
    const any = question();
    const query = { ...any, facets: any.facets.map((facet, at) => (at === 3 ? { ...facet, chosen: [] } : facet)) };
    expect(await search.find(query), JSON.stringify(query)).toEqual(naive(query, plain));
  }
});

test('capacity is bounded by the number of products, and what does not fit is rejected', () => {
  const [first] = [...products.values()].filter(({ options }) => options.length > 0);
  const dear = first && { ...first, options: first.options.map((option) => ({ ...option, price: 2 ** 31 })) };
  expect(() => dear && index.products.put(dear)).toThrow(/beyond what is held/);
  expect(() => {
    for (let id = 1_000; id < 3_000; id++) index.products.put({ ...productOf(id), place: 99 });
  }).toThrow(/No (?:number|room) is left/);
});
