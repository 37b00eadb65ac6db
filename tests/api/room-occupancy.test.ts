import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApiToken } from '../../service/accounts/api-tokens/create-api-token.ts';
import { getStay } from '../../service/catalog/stays/get-stay.ts';
import { stayList } from '../../service/catalog/stays/stay-list.ts';
import { parseStaySearch } from '../../service/catalog/stays/stay-search.ts';
import { today } from '../../service/core/day.ts';
import { operator } from '../../service/core/viewer.ts';
import { searchList } from '../../service/search/search-list.ts';
import { makeBooking } from '../changing.ts';
import { type Harness, startHarness } from '../harness.ts';
import { book, stayItem } from '../travellers.ts';

let harness: Harness;
let asha: Awaited<ReturnType<Harness['signUp']>>;
let token: string;

const rooms = async () => {
  const { body } = await harness.call('GET', '/api/stays?filters[slug][$eq]=lake-house&populate=room_types');
  return body.data[0].room_types;
};
const write = (documentId: string, data: object) =>
  harness.call('PUT', `/api/room-types/${documentId}`, { token, body: { data } });

/** The Lake Room, of two adults, takes three guests in all; the Last Suite and all others say nothing of children. */
beforeAll(async () => {
  harness = await startHarness();
  asha = await harness.signUp();
  token = (
    await createApiToken(harness.ctx(operator), { name: 'hotel', scopes: { '*': ['find', 'update'] }, expiresAt: null })
  ).token;
  const [{ documentId }] = await rooms();
  expect((await write(documentId, { maxOccupancy: 3 })).status).toBe(200);
});
afterAll(() => harness.close());

const tooMany = 'Lake Room sleeps up to 3 guests in one room, adults and children together';
const family = (children: number, overrides = {}) =>
  stayItem({ roomType: 'Lake Room', adults: 2, children, guests: 2 + children, ...overrides });

async function find(query: string): Promise<string[]> {
  const search = parseStaySearch(new URLSearchParams(query), today(harness.clock.now));
  return (await searchList(harness.ctx(), stayList, search)).cards.map(({ slug }) => slug).sort();
}

test('the operator shows it of a room, by the content API, and it stands in its answers and on the page', async () => {
  expect(await rooms()).toMatchObject([
    { Name: 'Lake Room', MaxGuests: 2, maxOccupancy: 3 },
    { Name: 'Last Suite', MaxGuests: 4, maxOccupancy: null },
  ]);
  const [{ documentId }] = await rooms();
  const { status, body } = await write(documentId, { maxOccupancy: 0 });
  expect([status, body.error.message]).toEqual([400, 'maxOccupancy must be greater than or equal to 1']);
  const page = await getStay(harness.ctx(), 'lake-house');
  expect(page?.rooms.map(({ maxOccupancy }) => maxOccupancy)).toEqual([3, null]);
});

test('a search with children finds the stays whose rooms take all of them', async () => {
  await harness.database.pool.query(
    `update room_types set published_at = null where name = 'Last Suite';
     update room_types set max_occupancy = 2 where stay_id = (select id from stays where slug = 'palm-villa')`,
  );
  const all = await find('adults=2&children=0');
  expect(all).toContain('lake-house');
  for (const dates of [
    '',
    '&checkIn=2026-12-10&checkOut=2026-12-12',
    '&checkIn=2026-12-10&checkOut=2026-12-12&flexible=3',
  ]) {
    const lakeVilla = async (query: string) => (await find(query + dates)).includes('lake-house');
    expect([dates, await lakeVilla('adults=2&children=1'), await lakeVilla('adults=2&children=2')]).toEqual([
      dates,
      true,
      false,
    ]);
    expect([dates, await lakeVilla('adults=2&children=4&rooms=2')]).toEqual([dates, true]);
    expect((await find(`adults=1&children=2${dates}`)).includes('palm-villa')).toBe(false);
  }
  await harness.database.pool.query(`update room_types set published_at = now() where name = 'Last Suite'`);
});

test('more guests are quoted and sold by no one, in words that say how many the room takes', async () => {
  const quote = await harness.call('POST', '/api/quotes', { body: { items: [family(2)] } });
  expect(quote.body).toMatchObject({ available: false, lines: [{ problem: tooMany }] });
  const sale = await book(harness, asha.token, [family(2)]);
  expect([sale.status, sale.body.error.message]).toEqual([409, tooMany]);
  expect((await book(harness, asha.token, [family(1)])).status).toBe(200);
  const two = await harness.call('POST', '/api/quotes', { body: { items: [family(4, { rooms: 2 })] } });
  expect(two.body).toMatchObject({ available: true, lines: [{ guests: 6 }] });
});

test('a booking is not changed to more guests than the room takes', async () => {
  const dates = { selectedDate: '2027-02-10', checkOut: '2027-02-12' };
  const booking = await makeBooking(harness, asha.token, [family(1, dates)]);
  const { preview } = await booking.change({ line: booking.lines[0], adults: 2, children: 2 });
  expect(preview).toMatchObject({ quote: { available: false, lines: [{ problem: tooMany }] } });
});

test('the description of the API says what it is', async () => {
  const { body } = await harness.call('GET', '/api/openapi.json');
  expect(JSON.stringify(body)).toContain('Guests per room, adults and children together');
});
