import { existsSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { english } from '../../messages/translate.ts';
import { checkImports } from '../../scripts/imports/check-imports.ts';
import { setAllotment } from '../../service/catalog/calendar/set-allotment.ts';
import { kindOf } from '../../service/catalog/kinds.ts';
import { readListSearch } from '../../service/catalog/lists/list-search.ts';
import { cruiseList } from '../../service/catalog/river-cruises/cruise-list.ts';
import { cruiseFacets } from '../../service/catalog/river-cruises/cruise-search.ts';
import { sitemapEntries, sitemapFiles, sitemapLists } from '../../service/catalog/sitemap/sitemap.ts';
import { dayOf } from '../../service/core/day.ts';
import { fromRupees } from '../../service/core/money.ts';
import { operator } from '../../service/core/viewer.ts';
import { searchList } from '../../service/search/search-list.ts';
import { itemFacts } from '../../storefront/booking/booking-items.tsx';
import { bookingsPath, bookingTab, tabLabel } from '../../storefront/booking/booking-tabs.ts';
import { parseCart } from '../../storefront/cart/cart-rules.ts';
import { lineAddress, lineDates, lineFacts } from '../../storefront/cart/line-facts.ts';
import { storefrontKinds } from '../../storefront/product/kinds.ts';
import { canonicalKey } from '../../storefront/server/canonical-key.ts';
import { standIn } from '../../storefront/ui/picture.tsx';
import { type Harness, startHarness } from '../harness.ts';
import { staffToken } from '../staff.ts';
import { book, brokenInvariants, pay, setBookingLimits } from '../travellers.ts';

let harness: Harness;
let asha: Awaited<ReturnType<Harness['signUp']>>;
let admin: string;
let cruise: { id: number; documentId: string; slug: string };

beforeAll(async () => {
  harness = await startHarness();
  asha = await harness.signUp('Asha Verma');
  admin = await staffToken(harness);
  const { status, body } = await harness.call('POST', '/api/river-cruises', {
    token: admin,
    body: {
      data: {
        name: 'Ganges Voyager',
        location: 'Assi Ghat, Rishikesh, Uttarakhand',
        river: 'Ganga',
        description: 'Three decks and a slow river.',
        price: 8000,
        cabinGuests: 2,
        cabins: 6,
        freeCancellation: true,
      },
    },
  });
  expect(status, JSON.stringify(body)).toBe(201);
  cruise = body.data;
});
afterAll(async () => {
  expect(await brokenInvariants(harness)).toEqual([]);
  await harness.close();
});

/** Two cabins for three nights. */
const item = (overrides: Record<string, unknown> = {}) => ({
  cartId: 'line-cruise',
  id: 'ganges-voyager',
  slug: 'ganges-voyager',
  type: 'river-cruise',
  name: 'Ganges Voyager',
  image: '',
  location: 'Rishikesh',
  selectedDate: '2026-12-12',
  checkOut: '2026-12-15',
  rooms: 2,
  guests: 3,
  quantity: 1,
  price: 48_000,
  totalPrice: 48_000,
  ...overrides,
});
const nights = { from: dayOf('2026-12-12'), to: dayOf('2026-12-15') };
const quoted = async (overrides?: Record<string, unknown>) =>
  (await harness.call('POST', '/api/quotes', { body: { items: [item(overrides)] } })).body.lines[0];
const search = (place: string, asked = '') =>
  searchList(harness.ctx(), cruiseList, {
    ...readListSearch(cruiseFacets, place, new URLSearchParams(asked)),
    nights,
  });
const cabinsFree = async () => (await search('')).cards[0]?.cabins;
const bookingsIn = async (tab: string) =>
  (await harness.call('GET', bookingsPath(bookingTab(tab)), { token: asha.token })).body.data;

test('the rules about imports and tables hold', () => {
  expect(checkImports(process.cwd())).toEqual([]);
});

test('it is found by its words, by the place that its location names, and by questions to the content API', async () => {
  for (const place of ['', 'rishikesh', 'ganga', 'voyager'])
    expect((await search(place)).cards, place).toEqual([{ slug: cruise.slug, cabins: 6 }]);
  expect((await search('goa')).cards).toEqual([]);
  const request = 'filters[river][$eqi]=ganga&filters[price][$lt]=9000&populate=destination';
  const { body } = await harness.call('GET', `/api/river-cruises?${request}`);
  expect(body.data).toMatchObject([{ slug: 'ganges-voyager', cabins: 6, destination: { name: 'Rishikesh' } }]);
});

test('its list is narrowed by what its kind declares, and says what to change and what is sold out', async () => {
  expect(await search('', 'river=ganga&sort=price-low')).toMatchObject({
    total: 1,
    pageCount: 1,
    soldOut: 0,
    advice: null,
    counts: { river: { Ganga: 1 } },
  });
  expect(await search('', 'river=brahmaputra')).toMatchObject({
    total: 0,
    counts: { river: { Ganga: 1 } },
    advice: { what: 'filters', total: 1 },
  });
  const closed = { of: { type: 'river-cruise', slug: cruise.slug } as const, from: nights.from, to: nights.to };
  await setAllotment(harness.ctx(operator), { ...closed, units: 0 });
  expect(await search('rishikesh')).toMatchObject({ total: 0, soldOut: 1, advice: null });
  await setAllotment(harness.ctx(operator), { ...closed, units: 6 });
  expect(canonicalKey('/river-cruises?place=Rishikesh&river=GANGA&from=a-letter')).toBe(
    '/river-cruises?place=Rishikesh&river=Ganga',
  );
  expect(canonicalKey('/river-cruises?place=Rishikesh&checkIn=2026-12-12')).toBeUndefined();
});

test('it is quoted at the price of its nights, in cabins', async () => {
  await setAllotment(harness.ctx(operator), {
    of: { type: 'river-cruise', slug: cruise.slug },
    from: dayOf('2026-12-13'),
    to: dayOf('2026-12-14'),
    price: fromRupees(9000),
    units: 5,
  });
  const line = { available: true, nights: 3, rooms: 2, price: 50_000, tax: 9000, payable: 59_000, unitsLeft: 5 };
  expect(await quoted()).toMatchObject(line);
  expect(await quoted({ rooms: 6, guests: 6 })).toMatchObject({ problem: 'Only 5 left for these dates' });
  await setBookingLimits(harness, { shareOfStock: 30, leastShare: 2 });
  const tooMany = await harness.call('POST', '/api/send-booking-email', {
    token: asha.token,
    body: {
      bookingId: 'BOOK_1795000000000_CRUISE',
      cartItems: [item({ rooms: 5, guests: 5 })],
      totals: { total: 147_500 },
      paymentMethod: 'UPI',
    },
  });
  await setBookingLimits(harness, {});
  expect(tooMany.body.error.message).toContain('we can hold at most 2 cabins unpaid');
});

test('it stands in the cart, with its nights and cabins and the way back to its page', () => {
  const [line] = parseCart(JSON.stringify([item()]));
  if (!line) throw new Error('The cart dropped it');
  expect(lineFacts(english, line)).toEqual(['3\u00a0guests', '2\u00a0cabins']);
  expect(lineDates(english, line).length).toBe('3\u00a0nights');
  expect(lineAddress(line)).toBe(
    `${storefrontKinds['river-cruise'].page('ganges-voyager')}?checkIn=2026-12-12&checkOut=2026-12-15&cabins=2`,
  );
});

test('it is sold, told in an email, listed on its tab of the dashboard and cancelled', async () => {
  const sold = await book(harness, asha.token, [item()]);
  expect(sold.status, JSON.stringify(sold.body)).toBe(200);
  expect(await cabinsFree()).toBe(3);
  const email = (await harness.emails()).at(-1);
  expect(email).toMatchObject({ kind: 'booking-confirmation' });
  expect(email?.plain).toContain('River Cruise');
  expect(email?.plain).toContain('3 guests, 2 cabins');
  expect((await pay(harness, sold.body)).body).toMatchObject({ status: 'captured' });
  expect(tabLabel(english, bookingTab('RIVER_CRUISES'))).toBe('RIVER CRUISES');
  expect(await bookingsIn('STAYS')).toEqual([]);
  const [listed, ...others] = await bookingsIn('RIVER_CRUISES');
  expect(others).toEqual([]);
  expect(listed).toMatchObject({ bookingStatus: 'confirmed', bookingItems: [{ type: 'river-cruise', rooms: 2 }] });
  expect(itemFacts(english, listed.bookingItems[0])).toBe('2\u00a0cabins\u00a0· 3\u00a0guests');
  const cancelled = await harness.call('POST', `/api/bookings/${sold.body.bookingId}/cancel`, { token: asha.token });
  expect(cancelled.body.data).toMatchObject({ bookingStatus: 'cancelled', paymentState: 'refund_due' });
  expect(await cabinsFree()).toBe(5);
});

test('it is reviewed, and counts again when a review is hidden', async () => {
  const data = { Name: 'Ravi', Rating: 4, Comment: 'Dolphins at dawn.', riverCruise: cruise.documentId };
  const posted = await harness.call('POST', '/api/reviews', { body: { data } });
  expect(posted.status, JSON.stringify(posted.body)).toBe(201);
  const count = async () => (await harness.call('GET', `/api/river-cruises/${cruise.documentId}`)).body.data.reviews;
  expect(await count()).toBe(1);
  const again = await harness.call('POST', '/api/reviews', { body: { data } });
  expect(again.body.error.message).toContain('This cruise was already reviewed');
  await harness.call('PUT', `/api/reviews/${posted.body.data.documentId}`, {
    token: admin,
    body: { data: { hidden: true } },
  });
  expect(await count()).toBe(0);
});

test('search engines, shared links and the cache of pages know its page', async () => {
  const { path } = kindOf('river-cruise');
  expect(await sitemapFiles(harness.ctx())).toContainEqual({ type: path, part: 1, changed: expect.any(Date) });
  const listed = await sitemapEntries(harness.ctx(), { type: path, part: 1 });
  expect(listed?.type).toBe('river-cruise');
  const slugs: string[] = [];
  for await (const entries of listed?.batches ?? []) slugs.push(...entries.map(({ slug }) => slug));
  expect(slugs).toEqual([cruise.slug]);
  expect(await sitemapLists(harness.ctx())).toContainEqual({
    type: 'river-cruise',
    places: [expect.objectContaining({ name: 'Rishikesh' })],
    values: [{ facet: cruiseFacets[0], entries: [expect.objectContaining({ name: 'Ganga' })] }],
  });
  const card = await harness.app.inject({ method: 'GET', url: `/cards/${path}/${cruise.slug}.png` });
  expect(card.statusCode).toBe(200);
  const page = storefrontKinds['river-cruise'].page(cruise.slug);
  expect(canonicalKey(`${page}?from=a-letter`)).toBe(page);
  expect(existsSync(`public${standIn('river-cruise')}`)).toBe(true);
});

test('the OpenAPI document describes it wherever types stand', async () => {
  const { body } = await harness.call('GET', '/api/openapi.json');
  expect(Object.keys(body.paths)).toEqual(
    expect.arrayContaining(['/api/river-cruises', '/api/river-cruises/{documentId}']),
  );
  const text = JSON.stringify(body);
  expect(text).toContain('"cabinGuests"');
  expect(text).toContain('"riverCruise"');
  const enums = text.match(/"enum":\["stay"[^\]]*\]/g) ?? [];
  expect(enums.length).toBeGreaterThan(0);
  for (const entry of enums) expect(entry).toContain('"river-cruise"');
});

test('a rule of tax can be made for it', async () => {
  const { data } = (await harness.call('GET', '/api/settings?filters[key]=tax-rules', { token: admin })).body;
  const rule = { name: 'GST', supply: 'river-cruise', from: 0, to: null, since: '2026-01-01', percent: 5 };
  const put = { token: admin, body: { data: { value: [rule] } } };
  expect(await quoted()).toMatchObject({ price: 50_000, tax: 9000 });
  expect((await harness.call('PUT', `/api/settings/${data[0].documentId}`, put)).status).toBe(200);
  expect(await quoted()).toMatchObject({ price: 50_000, tax: 2500 });
});
