import { afterAll, beforeAll, expect, test } from 'vitest';
import { experienceLists } from '../../service/catalog/experiences/experience-list.ts';
import { type ExperienceList, parseExperienceSearch } from '../../service/catalog/experiences/experience-search.ts';
import { toursHome } from '../../service/catalog/experiences/tours-home.ts';
import { dayOf, today } from '../../service/core/day.ts';
import { fromRupees } from '../../service/core/money.ts';
import { searchList } from '../../service/search/search-list.ts';
import { type Harness, startHarness } from '../harness.ts';
import { book, raftItem, setBookingLimits } from '../travellers.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

function search(type: ExperienceList['type'], place: string, query = '', category: ExperienceList['category'] = null) {
  const params = parseExperienceSearch({ type, place, category }, new URLSearchParams(query), today(harness.clock.now));
  return searchList(harness.ctx(), experienceLists[type], params);
}
const slugs = async (...args: Parameters<typeof search>) => (await search(...args)).cards.map(({ slug }) => slug);

/** Changes a day of the rafting trip, which has 12 places at each of 07:00, 09:30 and 14:00. */
async function setDay(day: string, slot: string, overrides: { capacity?: number; closed?: boolean; price?: number }) {
  const { db } = harness.database;
  const { sellable_id } = await db
    .selectFrom('attractions')
    .select('sellable_id')
    .where('slug', '=', 'ganga-rafting')
    .executeTakeFirstOrThrow();
  const { capacity = 12, closed = false, price } = overrides;
  const price_paise = price === undefined ? null : fromRupees(price);
  await db
    .insertInto('allotments')
    .values({ sellable_id, day: dayOf(day), slot, capacity, closed, price_paise })
    .execute();
}

test.each(['rishikesh', 'Rishikesh', 'rishkesh', 'laxman-jhula', 'ऋषिकेश', 'uttrakhand', 'shivpuri', 'ganga-rafting'])(
  'attractions of /attraction/%s',
  async (place) => {
    expect(await slugs('attraction', place)).toEqual(['ganga-rafting']);
  },
);

test.each(['गंगा राफ्टिंग', 'राफ्टिंग टिकट', 'ऋषिकेश में राफ्टिंग'])(
  'the name of an attraction is found in Devanagari: %s',
  async (name) => {
    expect(await slugs('attraction', name)).toEqual(['ganga-rafting']);
  },
);

test('a place has its proper name, a forgiven error is told, and the slug of an attraction shows that one', async () => {
  expect((await search('attraction', 'pink-city')).place).toEqual({
    name: 'Jaipur',
    corrected: false,
    narrower: false,
    destination: true,
  });
  expect((await search('attraction', 'rishkesh')).place).toEqual({
    name: 'Rishikesh',
    corrected: true,
    narrower: false,
    destination: true,
  });
  const entry = await search('attraction', 'amber-fort-and-add-on-packages');
  expect(entry.place).toEqual({ name: 'Jaipur', corrected: false, narrower: true });
  expect(entry.total).toBe(1);
  expect(await search('attraction', 'atlantis')).toMatchObject({ total: 0, place: null });
});

test('an attraction without a destination is found by its location, as API-13 filters', async () => {
  const { db } = harness.database;
  const rafting = db.updateTable('attractions').where('slug', '=', 'ganga-rafting');
  const { destination_id, location } = await db
    .selectFrom('attractions')
    .select(['destination_id', 'location'])
    .where('slug', '=', 'ganga-rafting')
    .executeTakeFirstOrThrow();
  await rafting.set({ destination_id: null, location: 'zanskar gorge' }).execute();
  expect(await slugs('attraction', 'zanskar-gorge')).toEqual(['ganga-rafting']);
  await rafting.set({ destination_id, location }).execute();
});

test('a tour is found where it begins and by the places in its name', async () => {
  expect(await slugs('tour-package', 'haridwar')).toEqual(['two-shrines']);
  const { db } = harness.database;
  const tour = db.updateTable('tour_packages').where('slug', '=', 'tiger-morning');
  const { search_text } = await db
    .selectFrom('tour_packages')
    .select('search_text')
    .where('slug', '=', 'tiger-morning')
    .executeTakeFirstOrThrow();
  await tour.set({ search_text: `${search_text} and back to haridwar` }).execute();
  expect((await slugs('tour-package', 'haridwar')).sort()).toEqual(['tiger-morning', 'two-shrines']);
  await tour.set({ search_text }).execute();
  expect(await slugs('tour-package', '', '', 'wildlife')).toEqual(['tiger-morning']);
});

test('a card has the base price and what one ticket costs with tax', async () => {
  const { cards } = await search('attraction', '', 'sort=price-low');
  expect(cards.map(({ slug, price, ticket }) => [slug, price, ticket])).toEqual([
    ['amber-fort-and-add-on-packages', fromRupees(500), { amount: fromRupees(590), of: 'adult' }],
    ['ganga-rafting', fromRupees(1500), { amount: fromRupees(1770), of: 'anybody' }],
  ]);
  expect(cards[1]).toMatchObject({ place: 'Shivpuri, Rishikesh, Uttarakhand', duration: '3 hours', placesLeft: null });
});

test('with a date only what is free then is shown, at the price of that day', async () => {
  await setDay('2026-12-01', '07:00', { capacity: 1 });
  await setDay('2026-12-01', '09:30', { closed: true });
  await setDay('2026-12-01', '14:00', { capacity: 3, price: 1200 });
  const found = await search('attraction', 'rishikesh', 'date=2026-12-01');
  expect(found.cards[0]).toMatchObject({ price: fromRupees(1200), placesLeft: 3 });
  expect(found.cards[0]?.ticket.amount).toBe(fromRupees(1416));
  // mornings are closed or too small for two
  expect(found.counts['time']).toEqual({ afternoon: 1 });
  expect(await slugs('attraction', 'rishikesh', 'date=2026-12-01&time=morning')).toEqual([]);
  expect(await slugs('attraction', 'rishikesh', 'date=2026-12-01&guests=1&time=morning')).toEqual(['ganga-rafting']);
  expect(await search('attraction', 'rishikesh', 'date=2026-12-01&guests=4')).toMatchObject({ total: 0, soldOut: 1 });
  expect(await slugs('attraction', 'rishikesh', 'date=2026-12-02&guests=4')).toEqual(['ganga-rafting']);
  expect(await slugs('attraction', 'rishikesh', 'guests=13')).toEqual([]);
});

test('what is booked is not offered, until its time to be paid has passed', async () => {
  const mornings = 'date=2027-01-10&time=morning&guests=3';
  await setBookingLimits(harness, { shareOfStock: 100 });
  const { token } = await harness.signUp();
  for (const selectedTime of ['07:00', '09:30']) {
    await book(harness, token, [raftItem({ selectedDate: '2027-01-10', selectedTime, quantity: 10 })]);
  }
  expect(await search('attraction', 'rishikesh', mornings)).toMatchObject({ total: 0, soldOut: 1 });
  // two of 12 are left in the morning, and all 12 at 14:00
  const two = await search('attraction', 'rishikesh', 'date=2027-01-10');
  expect(two.cards[0]?.placesLeft).toBe(2 + 2 + 12);
  const before = harness.clock.now;
  harness.clock.advance(25 * 3_600_000);
  expect(await slugs('attraction', 'rishikesh', mornings)).toEqual(['ganga-rafting']);
  harness.clock.now = before;
});

test('today only the times ahead count', async () => {
  // it is 10:00 in India: 14:00 is left
  expect((await search('attraction', 'rishikesh', 'date=2026-11-20')).counts['time']).toEqual({ afternoon: 1 });
  // no times: one stock for the day
  expect(await slugs('attraction', 'jaipur', 'date=2026-11-20')).toEqual(['amber-fort-and-add-on-packages']);
  const before = harness.clock.now;
  harness.clock.advance(5 * 3_600_000);
  expect(await search('attraction', 'rishikesh', 'date=2026-11-20')).toMatchObject({ total: 0, soldOut: 1 });
  harness.clock.now = before;
});

test.each([
  ['attraction', ''],
  ['attraction', 'popular=skip-the-line&rating=4'],
  ['attraction', 'time=morning&language=fr&date=2026-12-05'],
  ['attraction', 'duration=2-4&language=hi'],
  ['tour-package', ''],
  ['tour-package', 'type=wildlife&duration=1-3-days'],
  ['tour-package', 'popular=private-tour'],
] as const)('the count beside each value of %s?%s is how many it leaves', async (type, query) => {
  const { counts, total } = await search(type, '', query);
  const values = [
    ...Object.entries(counts['popular'] ?? {}).map(([value, count]) => ['popular', value, count] as const),
    ...Object.entries(counts['type'] ?? {}).map(([value, count]) => ['type', value, count] as const),
    ...Object.entries(counts['duration'] ?? {}).map(([value, count]) => ['duration', value, count] as const),
    ...(type === 'attraction'
      ? [
          ...Object.entries(counts['rating'] ?? {}).map(([value, count]) => ['rating', value, count] as const),
          ...Object.entries(counts['time'] ?? {}).map(([value, count]) => ['time', value, count] as const),
          ...Object.entries(counts['language'] ?? {}).map(([value, count]) => ['language', value, count] as const),
        ]
      : []),
  ];
  const offered = values.filter(([, value]) => value !== (type === 'attraction' ? 'private-tour' : 'skip-the-line'));
  expect(offered.length).toBeGreaterThan(3);
  for (const [name, value, count] of offered) {
    const next = new URLSearchParams(query);
    // values of one group widen, so its own others are taken away; the popular ones narrow
    if (name !== 'popular') next.delete(name);
    if (!next.has(name, value)) next.append(name, value);
    expect((await search(type, '', next.toString())).total, `${name}=${value}`).toBe(count);
  }
  expect(total).toBeGreaterThanOrEqual(0);
});

test.each([
  ['119 minutes', 'under-2'],
  ['2 hours', '2-4'],
  ['4 hours', '4-6'],
  ['7.5 hours', '6-8'],
  ['8 hours', '8-12'],
  ['12 hours', 'full-day'],
  ['23 hours', 'full-day'],
  ['24 hours', '1-3-days'],
  ['3 days', '1-3-days'],
  ['3 days 1 hour', '4-7-days'],
  ['7 days', '4-7-days'],
  ['8 days', '8-14-days'],
  ['14 days', '8-14-days'],
  ['14 days 2 hours', '15-days'],
  ['a while', undefined],
])('%s fall into %s', async (duration, step) => {
  const { db } = harness.database;
  await db.updateTable('tour_packages').set({ duration }).where('slug', '=', 'two-shrines').execute();
  const { duration: steps } = (await search('tour-package', 'haridwar')).counts;
  expect(steps).toEqual(step === undefined ? {} : { [step]: 1 });
  if (step) expect(await slugs('tour-package', 'haridwar', `duration=${step}`)).toEqual(['two-shrines']);
});

test('what is featured stands on the home of tours, with how many there are of each category', async () => {
  const { featured, categories } = await toursHome(harness.ctx());
  expect(featured.map(({ slug }) => slug)).toEqual(['two-shrines']);
  expect(categories.map(({ slug, count }) => [slug, count])).toEqual([
    ['pilgrimage-tours', 1],
    ['adventure-tours', 0],
    ['wildlife-tours', 1],
    ['cultural-tours', 0],
  ]);
});

test('a list of tours shows twelve at a time, each page behind the others', async () => {
  const { db } = harness.database;
  const {
    id: _,
    duration_hours: __,
    ...tour
  } = await db.selectFrom('tour_packages').selectAll().where('slug', '=', 'two-shrines').executeTakeFirstOrThrow();
  const publishCopy = async (copy: number) => {
    const { id: sellable_id } = await db
      .insertInto('sellables')
      .values({ product_type: 'tour-package', units: 6 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const available_ticket_types = JSON.stringify(tour.available_ticket_types);
    const own = { document_id: `copy${copy}`, slug: `copy-${copy}`, sellable_id, available_ticket_types };
    await db
      .insertInto('tour_packages')
      .values({ ...tour, ...own })
      .execute();
  };
  for (let copy = 0; copy < 104; copy += 1) await publishCopy(copy);
  const first = await search('tour-package', 'haridwar');
  expect(first).toMatchObject({ total: 105, page: 1, pageCount: 9 });
  expect(first.cards).toHaveLength(12);
  const last = parseExperienceSearch(
    { type: 'tour-package', place: 'haridwar', category: null },
    new URLSearchParams('pages=9'),
    today(harness.clock.now),
  );
  const rest = (await searchList(harness.ctx(), experienceLists['tour-package'], last, 9)).cards;
  expect(rest).toHaveLength(9);
  const upTo = async (pages: number) => (await search('tour-package', 'haridwar', `pages=${pages}`)).cards;
  const listed = new Set([...(await upTo(8)), ...rest].map(({ slug }) => slug));
  expect(listed.size).toBe(105);
  expect(await upTo(2)).toHaveLength(24);
  expect(await upTo(9)).toHaveLength(105);
  // one answer holds no more than 300 of them
  for (let copy = 104; copy < 308; copy += 1) await publishCopy(copy);
  const deep = await search('tour-package', 'haridwar', 'pages=99');
  expect(deep).toMatchObject({ first: 2, page: 26, total: 309 });
  expect(deep.cards).toHaveLength(297);
});
