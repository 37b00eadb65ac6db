import { afterAll, beforeAll, expect, test } from 'vitest';
import { carAvailability } from '../../service/catalog/car-rentals/car-availability.ts';
import { carList } from '../../service/catalog/car-rentals/car-list.ts';
import { carSupply } from '../../service/catalog/car-rentals/car-priced.ts';
import { parseCarSearch } from '../../service/catalog/car-rentals/car-search.ts';
import { carTypePrices } from '../../service/catalog/car-rentals/car-type-prices.ts';
import { getCar } from '../../service/catalog/car-rentals/get-car.ts';
import { otherCars } from '../../service/catalog/car-rentals/other-cars.ts';
import { dayOf, today } from '../../service/core/day.ts';
import { fromRupees } from '../../service/core/money.ts';
import { searchList } from '../../service/search/search-list.ts';
import { type Harness, startHarness } from '../harness.ts';
import { carBooking } from '../travellers.ts';

let harness: Harness;
/** Beside the sedan (Delhi) and the tempo traveller (Rishikesh) of the small catalogue. */
beforeAll(async () => {
  harness = await startHarness();
  await addCar('himalaya-suv', 'Manali', { car_type: 'SUV', price_paise: 300_000, rating: 4.6, reviews: 9 });
  await addCar('old-hatch', 'New Delhi', { car_type: 'Hatchback', transmission: 'Automatic', price_paise: 90_000 });
});
afterAll(() => harness.close());

async function addCar(slug: string, destination: string, overrides: Record<string, unknown>): Promise<void> {
  const { db } = harness.database;
  const place = await db
    .selectFrom('destinations')
    .selectAll()
    .where('name', '=', destination)
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('sellables')
    .values({ product_type: 'car-rental', units: 2 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('car_rentals')
    .values({
      slug,
      name: slug,
      description: 'One of two.',
      destination_id: place.id,
      location: `${place.name}, ${place.region}`,
      car_type: 'Sedan',
      transmission: 'Manual',
      fuel_type: 'Petrol',
      capacity: 5,
      price_paise: 100_000,
      features: ['Power Windows'],
      sellable_id: id,
      search_text: `${slug} ${place.name} ${place.region}`.toLowerCase(),
      published_at: harness.clock.now,
      ...overrides,
    })
    .execute();
}

const search = (city: string, query = '') =>
  searchList(harness.ctx(), carList, parseCarSearch(city, new URLSearchParams(query), today(harness.clock.now)));
const find = async (city: string, query = '') => (await search(city, query)).cards.map(({ slug }) => slug).sort();

async function allot(
  slug: string,
  day: string,
  overrides: { capacity: number; taken?: number; closed?: boolean; price?: number },
) {
  const { db } = harness.database;
  const { sellable_id } = await db
    .selectFrom('car_rentals')
    .select('sellable_id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  const { price, ...rest } = overrides;
  await db
    .insertInto('allotments')
    .values({ sellable_id, day: dayOf(day), ...rest, price_paise: price === undefined ? null : fromRupees(price) })
    .execute();
}

test.each([
  ['all', ['city-sedan', 'himalaya-suv', 'old-hatch', 'tempo-17']],
  ['delhi', ['city-sedan', 'old-hatch']],
  ['new-delhi', ['city-sedan', 'old-hatch']],
  ['himachal-pradesh', ['himalaya-suv']],
  ['himanchal-pradesh', ['himalaya-suv']],
  ['rishikehs', ['tempo-17']],
  ['uttarakhand', ['tempo-17']],
  ['suv in manali', ['himalaya-suv']],
  ['himalaya', ['himalaya-suv']],
  ['atlantis', []],
])('cars of %s', async (city, slugs) => {
  expect(await find(city)).toEqual(slugs);
});

test('the place that was understood is named', async () => {
  expect((await search('himanchal-pradesh')).place).toEqual({
    name: 'Himachal Pradesh',
    corrected: false,
    narrower: false,
  });
  expect((await search('rishikehs')).place).toEqual({
    name: 'Rishikesh',
    corrected: true,
    narrower: false,
    destination: true,
  });
});

test('who drives, what it burns and how many it takes narrow the list, and are counted', async () => {
  expect(await find('all', 'drive=with-driver')).toEqual(['city-sedan', 'tempo-17']);
  expect(await find('all', 'drive=self-drive&seats=5')).toEqual(['himalaya-suv', 'old-hatch']);
  expect(await find('all', 'seats=12')).toEqual(['tempo-17']);
  expect(await find('all', 'fuel=diesel')).toEqual(['tempo-17']);
  expect((await search('all')).counts).toMatchObject({
    drive: { 'with-driver': 2, 'self-drive': 2 },
    fuel: { Petrol: 3, Diesel: 1 },
    seats: { 5: 3, 6: 1, 7: 1, 12: 1 },
  });
});

test('a car is listed with a driver where its sale is taxed as one', async () => {
  const { db } = harness.database;
  const texts = [
    'Driver',
    ' uniformed Driver',
    'Chauffeur in uniform',
    'driver’s night',
    'Drivers’ map',
    'Second driver',
  ];
  for (const text of texts) {
    await db
      .updateTable('car_rentals')
      .set({ included: [text] })
      .where('slug', '=', 'old-hatch')
      .execute();
    const listed = (await find('all', 'drive=with-driver')).includes('old-hatch');
    expect(listed, text).toBe(carSupply([text]) === 'transport-with-driver');
  }
  await db.updateTable('car_rentals').set({ included: [] }).where('slug', '=', 'old-hatch').execute();
});

test('types and gears widen, popular filters narrow, and a rating is a least one', async () => {
  expect(await find('all', 'carType=SUV&carType=Hatchback')).toEqual(['himalaya-suv', 'old-hatch']);
  expect(await find('all', 'transmission=Automatic')).toEqual(['old-hatch']);
  expect(await find('all', 'popular=ac')).toEqual(['city-sedan', 'tempo-17']);
  expect(await find('all', 'popular=ac&popular=free-cancellation')).toEqual(['city-sedan']);
  expect(await find('all', 'popular=ac&popular=power-windows')).toEqual([]);
  expect(await find('all', 'rating=4.5')).toEqual(['himalaya-suv']);
  expect(await find('all', 'rating=4')).toEqual(['city-sedan', 'himalaya-suv']);
});

test('the number behind every value is what choosing it leaves', async () => {
  for (const [city, query] of [
    ['all', ''],
    ['delhi', ''],
    ['all', 'carType=Sedan'],
    ['all', 'transmission=Manual&popular=free-cancellation'],
    ['all', 'rating=4&pickupDate=2026-12-01&returnDate=2026-12-02'],
  ] as const) {
    const { counts, total, cards } = await search(city, query);
    expect(total).toBe(cards.length);
    const left = async (name: string, value: string, alone: boolean) => {
      const next = new URLSearchParams(query);
      if (alone) next.delete(name);
      next.append(name, value);
      return (await search(city, next.toString())).total;
    };
    const all = [
      ...Object.entries(counts['carType'] ?? {}).map((entry) => ['carType', ...entry] as const),
      ...Object.entries(counts['transmission'] ?? {}).map((entry) => ['transmission', ...entry] as const),
      ...Object.entries(counts['rating'] ?? {}).map((entry) => ['rating', ...entry] as const),
      ...Object.entries(counts['popular'] ?? {}).map((entry) => ['popular', ...entry] as const),
    ];
    expect(all.length).toBeGreaterThan(8);
    for (const [name, value, count] of all) {
      expect(await left(name, value, name !== 'popular'), `${query} ${name}=${value}`).toBe(count);
    }
  }
});

test('sorted by price, by rating and by what is recommended', async () => {
  const order = async (sort: string) => (await search('all', `sort=${sort}`)).cards.map(({ slug }) => slug);
  expect(await order('price-low')).toEqual(['old-hatch', 'city-sedan', 'himalaya-suv', 'tempo-17']);
  expect(await order('price-high')).toEqual(['tempo-17', 'himalaya-suv', 'city-sedan', 'old-hatch']);
  expect((await order('rating')).slice(0, 2)).toEqual(['himalaya-suv', 'city-sedan']);
  expect((await order('recommended'))[0]).toBe('himalaya-suv');
});

test('with dates only cars with a vehicle left on every day, at the price of those days', async () => {
  const query = 'pickupDate=2026-12-10&returnDate=2026-12-12';
  await allot('tempo-17', '2026-12-12', { capacity: 1, taken: 1 });
  await allot('old-hatch', '2026-12-11', { capacity: 2, closed: true });
  await allot('himalaya-suv', '2026-12-11', { capacity: 2, taken: 1, price: 4_500 });
  const { cards: cars, total, soldOut } = await search('all', query);
  expect({ total, soldOut }).toEqual({ total: 2, soldOut: 2 });
  expect(cars.find(({ slug }) => slug === 'himalaya-suv')).toMatchObject({
    perDay: fromRupees(3_500),
    unitsLeft: 1,
    whole: { amount: fromRupees(12_390), days: 3 },
  });
  expect(cars.find(({ slug }) => slug === 'city-sedan')).toMatchObject({
    perDay: fromRupees(2_200),
    unitsLeft: 4,
    whole: { amount: fromRupees(7_788), days: 3 },
  });
  // the day before it is sold
  expect(await find('rishikesh', 'pickupDate=2026-12-10&returnDate=2026-12-11')).toEqual(['tempo-17']);
  expect(await find('rishikesh', 'pickupDate=2026-12-12&returnDate=2026-12-12')).toEqual([]);
});

test('a booking takes the vehicle of its days, and gives it back when no one pays', async () => {
  const form = await carBooking(harness, { car: 'tempo-17', pickupDate: '2027-02-01', dropDate: '2027-02-03' });
  expect((await harness.call('POST', '/api/car-bookings', { body: form })).status).toBe(200);
  const left = async () =>
    (
      await carAvailability(harness.ctx(), { slug: 'tempo-17', from: dayOf('2027-01-31'), to: dayOf('2027-02-05') })
    ).map((day) => day.left);
  expect(await left()).toEqual([1, 0, 0, 0, 1]);
  expect(await find('rishikesh', 'pickupDate=2027-02-03&returnDate=2027-02-04')).toEqual([]);
  harness.clock.advance(25 * 3_600_000);
  expect(await left()).toEqual([1, 1, 1, 1, 1]);
  expect(await find('rishikesh', 'pickupDate=2027-02-03&returnDate=2027-02-04')).toEqual(['tempo-17']);
  harness.clock.advance(-25 * 3_600_000);
});

test('the calendar is told what each day costs and which are closed, for 62 days at most', async () => {
  const from = dayOf('2026-12-10');
  const days = await carAvailability(harness.ctx(), { slug: 'himalaya-suv', from, to: dayOf('2026-12-12') });
  expect(days).toEqual([
    { day: '2026-12-10', left: 2, price: fromRupees(3_000), closed: false },
    { day: '2026-12-11', left: 1, price: fromRupees(4_500), closed: false },
  ]);
  expect(await carAvailability(harness.ctx(), { slug: 'himalaya-suv', from, to: dayOf('2027-12-10') })).toHaveLength(
    62,
  );
  expect(await carAvailability(harness.ctx(), { slug: 'nowhere', from, to: dayOf('2026-12-12') })).toEqual([]);
});

test('other cars at the place stand beside a car', async () => {
  expect((await otherCars(harness.ctx(), 'city-sedan')).map(({ slug }) => slug)).toEqual(['old-hatch']);
  expect(await otherCars(harness.ctx(), 'tempo-17')).toEqual([]);
});

test('the page of a car reads everything of it, and nothing of one that is not published', async () => {
  expect(await getCar(harness.ctx(), 'city-sedan')).toMatchObject({
    name: 'City Sedan',
    place: { name: 'New Delhi' },
    price: fromRupees(2_200),
    originalPrice: fromRupees(2_600),
    extraKmRate: fromRupees(12),
    features: ['AC', 'Music System'],
    included: ['Driver'],
    notIncluded: ['Tolls'],
    rating: 4,
    reviewCount: 1,
    reviews: [{ name: 'Dev Anand', rating: 4, comment: 'On time.' }],
    histogram: [0, 0, 0, 1, 0],
  });
  const { db } = harness.database;
  const hatch = db.updateTable('car_rentals').where('slug', '=', 'old-hatch');
  await hatch.set({ published_at: null }).execute();
  expect(await getCar(harness.ctx(), 'old-hatch')).toBeUndefined();
  expect(await find('delhi')).toEqual(['city-sedan']);
  expect((await carTypePrices(harness.ctx())).has('Hatchback')).toBe(false);
  await hatch.set({ published_at: harness.clock.now }).execute();
  expect((await carTypePrices(harness.ctx())).get('Hatchback')).toBe(fromRupees(900));
});
