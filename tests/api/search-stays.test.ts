import { afterAll, beforeAll, expect, test } from 'vitest';
import { stayAvailability } from '../../service/catalog/stays/availability.ts';
import { featuredStays } from '../../service/catalog/stays/featured-stays.ts';
import { getStay } from '../../service/catalog/stays/get-stay.ts';
import { stayList } from '../../service/catalog/stays/stay-list.ts';
import { parseStaySearch } from '../../service/catalog/stays/stay-search.ts';
import { dayOf, today } from '../../service/core/day.ts';
import { fromRupees } from '../../service/core/money.ts';
import { searchList } from '../../service/search/search-list.ts';
import { type Harness, startHarness } from '../harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

function search(query: string) {
  return searchList(harness.ctx(), stayList, parseStaySearch(new URLSearchParams(query), today(harness.clock.now)));
}
async function find(query: string): Promise<string[]> {
  return (await search(query)).cards.map(({ slug }) => slug).sort();
}
async function sellableOf(room: string): Promise<number> {
  const row = await harness.database.db
    .selectFrom('room_types')
    .select('sellable_id')
    .where('name', '=', room)
    .executeTakeFirstOrThrow();
  return row.sellable_id;
}
async function allot(
  room: string,
  day: string,
  row: { capacity: number; taken?: number; closed?: boolean; price?: number },
) {
  await harness.database.db
    .insertInto('allotments')
    .values({
      sellable_id: await sellableOf(room),
      day: dayOf(day),
      capacity: row.capacity,
      taken: row.taken ?? 0,
      closed: row.closed ?? false,
      price_paise: row.price === undefined ? null : fromRupees(row.price),
    })
    .execute();
}

test.each(['நைனிடால்', 'నైనితాల్', 'ನೈನಿತಾಲ್', 'നൈനിറ്റാൾ', 'নৈনিতাল', 'નૈનીતાલ', 'ਨੈਨੀਤਾਲ', 'ନୈନିତାଲ', 'নৈনি', 'ಉತ್ತರಾಖಂಡ'])(
  'the place %s is found in its own script',
  async (location) => {
    expect(await find(`location=${encodeURIComponent(location)}`)).toContain('lake-house');
    expect(await find(`location=${encodeURIComponent(location)}`)).not.toContain('palm-villa');
  },
);

test('everything is found without a query, with the whole amount for one night', async () => {
  const { cards: stays, total, pageCount, priceRange } = await search('');
  expect({ total, pageCount, priceRange }).toEqual({
    total: 3,
    pageCount: 1,
    priceRange: { min: fromRupees(700), max: fromRupees(12_500) },
  });
  const site = stays.find(({ slug }) => slug === 'lake-house');
  expect(site).toMatchObject({
    location: 'Mallital, Nainital, Uttarakhand',
    price: fromRupees(4_000),
    originalPrice: fromRupees(5_000),
    amenities: ['Free WiFi', 'Restaurant', 'Parking'],
    unitsLeft: null,
    whole: { amount: fromRupees(5_900), nights: 1, rooms: 1, dated: false },
  });
});

test.each([
  ['Nainital', ['lake-house']],
  ['nanital', ['lake-house']],
  ['Uttarakhand', ['ganga-hostel', 'lake-house']],
  ['mallital, nainital', ['lake-house']],
  ['hostels in Rishikesh', ['ganga-hostel']],
  ['palm', ['palm-villa']],
  ['hotels in nainital with a pool', ['lake-house']],
  ['hotels in Rishikesh', ['ganga-hostel']],
  ['villas near nanital', ['lake-house']],
  ['Nainital Palm Villa', ['lake-house']],
  ['Lake House', ['lake-house']],
  ['Himanchal', []],
  ["%'; drop table stays --", []],
])('the location %s finds %s', async (location, slugs) => {
  expect(await find(`location=${encodeURIComponent(location)}`)).toEqual(slugs);
});

test('the place that was understood is named', async () => {
  const place = async (location: string) => (await search(`location=${location}`)).place;
  expect(await place('rishkesh')).toEqual({ name: 'Rishikesh', corrected: true, narrower: false, destination: true });
  expect(await place('himanchal')).toEqual({ name: 'Himachal Pradesh', corrected: false, narrower: false });
  expect(await place('mallital, nainital')).toEqual({ name: 'Nainital', corrected: false, narrower: true });
  // there is no hotel in Rishikesh: everything there is offered
  expect(await place('hotels in rishikesh')).toEqual({
    name: 'Rishikesh',
    corrected: true,
    narrower: false,
    destination: true,
  });
  expect((await search('location=palm')).place).toBeNull();
});

test('a site that is called nearly as a destination is found by its name', async () => {
  const { db } = harness.database;
  const called = (name: string) =>
    db
      .updateTable('stays')
      .set({ name, search_text: `${name.toLowerCase()} nainital` })
      .where('slug', '=', 'lake-house')
      .execute();
  await called('Rishikosh House');
  expect(await find('location=Rishikosh House')).toEqual(['lake-house']);
  await called('Rishikesh House');
  expect(await find('location=Rishikesh House')).toEqual(['lake-house']);
  await harness.database.db
    .updateTable('stays')
    .set({ name: 'Lake House', search_text: 'lake house mallital nainital uttarakhand hotels' })
    .where('slug', '=', 'lake-house')
    .execute();
});

test('more guests than a room type sleeps need more rooms', async () => {
  expect(await find('adults=3')).toEqual(['lake-house', 'palm-villa']);
  expect(await find('adults=7')).toEqual([]);
  expect(await find('adults=7&rooms=4')).toEqual(['lake-house']);
  expect(await find('adults=2&rooms=2')).toEqual(['ganga-hostel', 'lake-house']);
});

test('types and stars widen, features and popular filters narrow', async () => {
  expect(await find('propertyType=hotels&propertyType=villas')).toEqual(['lake-house', 'palm-villa']);
  expect(await find('stars=2&stars=5')).toEqual(['ganga-hostel', 'palm-villa']);
  expect(await find('amenity=Free+WiFi&amenity=Swimming+Pool')).toEqual(['palm-villa']);
  expect(await find('popular=no-card&popular=hotels')).toEqual(['lake-house']);
  expect(await find('popular=private-pool')).toEqual(['palm-villa']);
  expect(await find('min=1000&max=5000')).toEqual(['lake-house']);
});

test('counts beside a value agree with the other chosen filters', async () => {
  const { counts, total } = await search('propertyType=villas');
  expect(total).toBe(1);
  expect(counts['propertyType']).toEqual({ Hotels: 1, Villas: 1, Hostels: 1 });
  expect(counts['stars']).toEqual({ 5: 1 });
  expect(counts['amenity']).toEqual({ 'Free WiFi': 1, 'Swimming Pool': 1 });
  expect(counts['popular']).toEqual({
    '5-stars': 1,
    'no-card': 1,
    'no-prepayment': 0,
    'private-pool': 1,
    'swimming-pool': 1,
    hotels: 0,
  });
  const featured = await search('amenity=Restaurant');
  expect(featured.counts['propertyType']).toEqual({ Hotels: 1, Hostels: 1 });
});

test('every count is the number of results that the value gives', async () => {
  const base = await search('amenity=Free+WiFi&max=10000');
  for (const [type, count] of Object.entries(base.counts['propertyType'] ?? {})) {
    expect(await find(`amenity=Free+WiFi&max=10000&propertyType=${type.toLowerCase()}`)).toHaveLength(count);
  }
  for (const [name, count] of Object.entries(base.counts['facility'] ?? {})) {
    expect(await find(`amenity=Free+WiFi&max=10000&facility=${encodeURIComponent(name)}`)).toHaveLength(count);
  }
});

test('the orders are by price and rating', async () => {
  const order = async (sort: string) => (await search(`sort=${sort}`)).cards.map(({ slug }) => slug);
  expect(await order('price-low')).toEqual(['ganga-hostel', 'lake-house', 'palm-villa']);
  expect(await order('price-high')).toEqual(['palm-villa', 'lake-house', 'ganga-hostel']);
  expect((await order('rating')).at(-1)).toBe('ganga-hostel');
});

test('with dates the whole amount sums the nights, special prices included', async () => {
  await allot('Lake Room', '2026-12-11', { capacity: 5, price: 6_000 });
  const { cards: stays } = await search('location=nainital&checkIn=2026-12-10&checkOut=2026-12-12&rooms=2');
  // (4,000 + 6,000) × 2 rooms + 1,000 fees, and 18 %
  expect(stays[0]).toMatchObject({
    price: fromRupees(5_000),
    unitsLeft: 5,
    whole: { amount: fromRupees(24_780), nights: 2, rooms: 2, dated: true },
  });
});

test('a closed or sold night takes the room type out, and what is left is counted', async () => {
  await allot('Whole Villa', '2027-01-05', { capacity: 1, taken: 1 });
  await allot('Lake Room', '2027-01-05', { capacity: 5, taken: 3 });
  await allot('Last Suite', '2027-01-06', { capacity: 1, closed: true });
  expect(await find('checkIn=2027-01-04&checkOut=2027-01-07')).toEqual(['ganga-hostel', 'lake-house']);
  expect(await find('checkIn=2027-01-06&checkOut=2027-01-08')).toContain('palm-villa');
  expect(await find('checkIn=2027-01-04&checkOut=2027-01-05')).toContain('palm-villa');
  const { cards: stays } = await search('location=nainital&checkIn=2027-01-04&checkOut=2027-01-07');
  expect(stays[0]?.unitsLeft).toBe(2);
  expect(await find('location=nainital&checkIn=2027-01-04&checkOut=2027-01-07&rooms=3')).toEqual([]);
  const { total, soldOut } = await search('location=goa&checkIn=2027-01-04&checkOut=2027-01-07');
  expect({ total, soldOut }).toEqual({ total: 0, soldOut: 1 });
  const more = async (query: string) => (await search(`checkIn=2027-01-04&checkOut=2027-01-07${query}`)).soldOut;
  expect(await more(''), 'beside two that are free').toBe(1);
  expect(await more('&propertyType=hostels'), 'of another type').toBe(0);
  expect(await more('&adults=16'), 'too small on any day').toBe(0);
  expect((await search('location=himachal&checkIn=2027-01-04&checkOut=2027-01-07')).soldOut).toBe(0);
  expect((await search('location=himachal')).soldOut).toBe(0);
});

test('the hold of an unpaid booking counts until its time has passed', async () => {
  const { db } = harness.database;
  await allot('Whole Villa', '2027-02-01', { capacity: 1, taken: 1 });
  const sellable = await sellableOf('Whole Villa');
  const holdUntil = new Date(harness.clock.now.getTime() + 3_600_000);
  const { id: booking } = await db
    .insertInto('bookings')
    .values({
      booking_id: 'BOOK_1_ABCDEF',
      customer_name: 'Asha',
      email: 'asha@example.in',
      mailbox: 'asha@example.in',
      status: 'pending',
      payment_method: 'upi',
      subtotal_paise: 100,
      tax_paise: 18,
      total_paise: 118,
      tax_rules: '[]',
      request_hash: 'x',
      hold_until: holdUntil,
      created_at: harness.clock.now,
      updated_at: harness.clock.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: line } = await db
    .insertInto('booking_lines')
    .values({
      booking_id: booking,
      position: 0,
      product_type: 'stay',
      product_id: 1,
      sellable_id: sellable,
      name: 'Palm Villa',
      location: 'Goa',
      image_url: '/x.svg',
      start_day: dayOf('2027-02-01'),
      end_day: dayOf('2027-02-02'),
      units: 1,
      quantity: 1,
      guests: 1,
      unit_paise: 100,
      subtotal_paise: 100,
      tax_paise: 18,
      details: '{}',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('holds')
    .values({
      line_id: line,
      booking_id: booking,
      sellable_id: sellable,
      day: dayOf('2027-02-01'),
      units: 1,
      ends_at: holdUntil,
    })
    .execute();
  const query = 'location=goa&checkIn=2027-02-01&checkOut=2027-02-03';
  const nights = () =>
    stayAvailability(harness.ctx(), { slug: 'palm-villa', from: dayOf('2027-02-01'), to: dayOf('2027-02-03') });

  expect(await find(query)).toEqual([]);
  expect((await nights())[0]?.nights.map(({ left }) => left)).toEqual([0, 1]);
  harness.clock.advance(3_600_000);
  expect(await find(query)).toEqual(['palm-villa']);
  expect((await nights())[0]?.nights.map(({ left }) => left)).toEqual([1, 1]);
});

test('the price of a card is the price of the quote', async () => {
  const { cards: stays } = await search('location=nainital&checkIn=2027-03-10&checkOut=2027-03-13&adults=2&rooms=2');
  const answer = await harness.call('POST', '/api/quotes', {
    body: {
      items: [
        {
          cartId: 'c1',
          id: 'lake-house',
          type: 'stay',
          name: 'Lake House',
          image: '/x.svg',
          location: 'Nainital',
          quantity: 1,
          selectedDate: '2027-03-10',
          checkOut: '2027-03-13',
          roomType: 'Lake Room',
          rooms: 2,
          guests: 2,
          adults: 2,
          children: 0,
          price: 25_000,
          totalPrice: 25_000,
        },
      ],
    },
  });
  expect(answer.status).toBe(200);
  expect(fromRupees(answer.body.totals.total)).toBe(stays[0]?.whole?.amount);
});

test('unpublished stays are nowhere', async () => {
  const { db } = harness.database;
  await db.updateTable('stays').set({ published_at: null }).where('slug', '=', 'ganga-hostel').execute();
  expect(await find('')).not.toContain('ganga-hostel');
  expect(await getStay(harness.ctx(), 'ganga-hostel')).toBeUndefined();
  await db.updateTable('stays').set({ published_at: harness.clock.now }).where('slug', '=', 'ganga-hostel').execute();
});

test('a room type that is not published is not among those whose nights are told', async () => {
  const request = { slug: 'lake-house', from: dayOf('2027-02-20'), to: dayOf('2027-02-21') };
  const rooms = async () => (await stayAvailability(harness.ctx(), request)).length;
  const publish = (at: Date | null) =>
    harness.database.db.updateTable('room_types').set({ published_at: at }).where('name', '=', 'Last Suite').execute();
  expect(await rooms()).toBe(2);
  await publish(null);
  expect(await rooms()).toBe(1);
  await publish(harness.clock.now);
});

test('the page of a stay has all its parts', async () => {
  const stay = await getStay(harness.ctx(), 'lake-house');
  expect(stay).toMatchObject({
    name: 'Lake House',
    region: 'Uttarakhand',
    reviewCount: 2,
    histogram: [0, 0, 0, 1, 1],
    rooms: [{ name: 'Lake Room', maxGuests: 2, price: fromRupees(4_000) }, { name: 'Last Suite' }],
    nearby: [{ name: 'Mall Road', distance: 0.4, walkingTime: '5 min walk' }],
    faqs: [{ question: 'Is there parking?' }],
  });
  expect(stay?.images).toHaveLength(3);
  expect(stay?.houseRules?.policies.map(({ label }) => label)).toContain('Pets');
  expect(stay?.reviews[0]).toMatchObject({ name: 'Meera Nair', verified: false, createdAt: '2026-10-02T06:30:00Z' });
});

test('a slug that no text can be is the slug of nothing', async () => {
  expect(await getStay(harness.ctx(), 'lake\0house')).toBeUndefined();
  const nights = { slug: '\0', from: dayOf('2027-02-01'), to: dayOf('2027-02-03') };
  expect(await stayAvailability(harness.ctx(), nights)).toEqual([]);
});

test('the home page features homes and hotels by their type', async () => {
  expect((await featuredStays(harness.ctx(), 'hotels')).map(({ slug }) => slug)).toEqual(['lake-house']);
  expect((await featuredStays(harness.ctx(), 'homes')).map(({ slug }) => slug)).toEqual(['palm-villa']);
});
