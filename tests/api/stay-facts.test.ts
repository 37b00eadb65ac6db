import { afterAll, beforeAll, expect, test } from 'vitest';
import { textIn } from '../../messages/translate.ts';
import { stayFactTexts } from '../../service/catalog/stay-facts.ts';
import { getStay } from '../../service/catalog/stays/get-stay.ts';
import { stayList } from '../../service/catalog/stays/stay-list.ts';
import { parseStaySearch } from '../../service/catalog/stays/stay-search.ts';
import { importTranslations } from '../../service/content/import-translations.ts';
import { today } from '../../service/core/day.ts';
import { operator, visitor } from '../../service/core/viewer.ts';
import { askDatabase } from '../../service/search/database/ask-database.sql.ts';
import { askIndex } from '../../service/search/in-process/ask-index.ts';
import { resolveQuestion } from '../../service/search/question/question.ts';
import { makeBooking } from '../changing.ts';
import { readPdf } from '../documents.ts';
import { type Harness, startHarness } from '../harness.ts';
import { staffToken } from '../staff.ts';
import { orderOf, stayItem, totalOf } from '../travellers.ts';

let harness: Harness;
let asha: Awaited<ReturnType<Harness['signUp']>>;
let admin: string;
let facts: string;
const known = {
  couples: 'yes',
  localIds: 'no',
  minimumAge: 21,
  childrenFrom: 3,
  childrenFreeTo: 5,
  extraBed: 'yes',
  extraBedPrice: 800,
  lift: 'yes',
  groundFloor: 'no',
  steps: 12,
  nearestPlace: 'Naina Devi Temple',
  nearestDistance: 650,
};
const deciding = [
  'Unmarried couples are welcome',
  'Guests with a local ID cannot stay here',
  'The guest who checks in must be at least 21 years old',
  'Children can stay from the age of 3',
];
const others = [
  'Children of 3–5 years stay free without an extra bed',
  'Extra bed for ₹800 a night, paid at the property',
  'Lift',
  'No rooms on the ground floor',
  '12 steps to the entrance',
  '650 m to Naina Devi Temple',
];

const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, data?: unknown) =>
  harness.call(method, `/api/${path}`, { token: admin, ...(data !== undefined && { body: { data } }) });
const change = (data: unknown) => send('PUT', `stay-facts/${facts}`, data);
const line = async (items: readonly unknown[]) =>
  (await harness.call('POST', '/api/quotes', { body: { items } })).body.lines[0];
const textsOf = (item: { facts?: { text: string }[] }) => item.facts?.map(({ text }) => text);

beforeAll(async () => {
  harness = await startHarness();
  asha = await harness.signUp();
  admin = await staffToken(harness);
});
afterAll(() => harness.close());

test('a stay without facts says nothing of itself, in the cart neither', async () => {
  expect(
    (await harness.call('GET', '/api/stays?filters[slug]=lake-house&populate=*')).body.data[0].stay_facts,
  ).toBeNull();
  expect(await line([stayItem()])).not.toHaveProperty('facts');
});

test('its facts are written by the content API, in rupees and metres, once for a stay', async () => {
  const { body, status } = await send('POST', 'stay-facts', { ...known, stay: 1 });
  expect([status, body.data]).toMatchObject([201, { ...known, vegetarian: null, earlyCheckIn: null }]);
  facts = body.data.documentId;
  expect((await send('POST', 'stay-facts', { ...known, stay: 1 })).status).toBe(400);
  for (const wrong of [
    { couples: 'maybe' },
    { minimumAge: 0 },
    { childrenFrom: 19 },
    { childrenFreeTo: -1 },
    { earlyCheckIn: '10 am' },
    { extraBedPrice: -1 },
  ])
    expect((await change(wrong)).status, JSON.stringify(wrong)).toBe(400);
  const stay = await harness.call('GET', '/api/stays?filters[slug]=lake-house&populate[stay_facts][fields]=couples');
  expect(stay.body.data[0].stay_facts).toMatchObject({ couples: 'yes' });
});

test('the page has them, and the cart says which can turn a guest away', async () => {
  const page = await getStay(harness.ctx(visitor), 'lake-house');
  expect(page?.facts && stayFactTexts(textIn('en'), page.facts).map(({ text }) => text)).toEqual([
    ...deciding,
    ...others,
  ]);
  const quoted = await line([stayItem()]);
  expect(textsOf(quoted)).toEqual([...deciding, ...others]);
  expect(quoted.facts.filter(({ decides }: { decides: boolean }) => decides)).toHaveLength(deciding.length);
});

test('a booking and its voucher keep them as they were at the sale, also when its guests or days change', async () => {
  const booking = await makeBooking(harness, asha.token, [stayItem()], { paid: true });
  expect((await change({ couples: 'no', steps: null, extraBedPrice: 900, nearestPlace: 'Bara Pathar' })).status).toBe(
    200,
  );
  expect(textsOf(await line([stayItem()]))).toEqual(expect.arrayContaining(['Unmarried couples cannot stay here']));
  const itemOf = async () => (await booking.show()).bookingItems[0];
  expect(textsOf(await itemOf())).toEqual([...deciding, ...others]);
  const answer = await harness.app.inject({
    method: 'GET',
    url: `/api/bookings/${booking.id}/voucher.pdf`,
    headers: { authorization: `Bearer ${asha.token}` },
  });
  const { text } = await readPdf(answer.rawPayload);
  for (const fact of [...deciding, ...others]) expect(text).toContain(fact);
  const { selectedDate, checkOut } = await itemOf();
  const moved = await booking.change({ line: booking.lines[0], guests: 1 });
  expect(moved.answer.status).toBe(200);
  expect(textsOf(await itemOf())).toEqual([...deciding, ...others]);
  expect([selectedDate, checkOut]).toEqual(['2026-12-12', '2026-12-14']);
  expect((await send('DELETE', `stay-facts/${facts}`)).status).toBe(204);
  expect(textsOf(await itemOf())).toEqual([...deciding, ...others]);
});

test('in Hindi they are in Hindi, and a booking keeps the Hindi name of the place', async () => {
  const { body } = await send('POST', 'stay-facts', { ...known, stay: 1 });
  facts = body.data.documentId;
  const stay = await harness.call('GET', '/api/stays?filters[slug]=lake-house');
  await importTranslations(harness.ctx(operator), [
    {
      language: 'hi',
      type: 'stay',
      documentId: stay.body.data[0].documentId,
      source: known.nearestPlace,
      text: 'नैना देवी मंदिर',
    },
  ]);
  const headers = { 'accept-language': 'hi' };
  const items = [stayItem()];
  const sold = await harness.call('POST', '/api/send-booking-email', {
    token: asha.token,
    headers,
    body: orderOf(items, await totalOf(harness, items)),
  });
  expect((await change({ nearestPlace: 'Bara Pathar' })).status).toBe(200);
  const read = async (of: Record<string, string>) => {
    const { body } = await harness.call('GET', `/api/bookings/${sold.body.bookingId}`, {
      token: asha.token,
      headers: of,
    });
    const texts = textsOf(body.data.bookingItems[0]);
    return [texts?.[0], texts?.at(-1)];
  };
  expect(await read(headers)).toEqual(['अविवाहित जोड़ों का स्वागत है', 'नैना देवी मंदिर तक 650 मीटर']);
  expect(await read({})).toEqual([deciding[0], others.at(-1)]);
});

test('lists filter by them, the index as the database, and hear of a change', async () => {
  const ctx = harness.ctx();
  const find = async (text: string) => {
    const search = parseStaySearch(new URLSearchParams(text), today(harness.clock.now));
    const question = await resolveQuestion(ctx, stayList, search);
    const answer = await askDatabase(ctx.db, stayList, question);
    expect(await askIndex(ctx, stayList, question), text).toEqual(answer);
    return answer;
  };
  expect(await find('fact=couples&fact=lift')).toMatchObject({ ids: [1], counts: { fact: { couples: 1, lift: 1 } } });
  expect(await find('fact=local-ids')).toMatchObject({ total: 0 });
  await change({ couples: null, localIds: 'yes' });
  expect(await find('fact=couples')).toMatchObject({ total: 0 });
  expect(await find('fact=local-ids')).toMatchObject({ ids: [1] });
  expect(await find('fact=children-free')).toMatchObject({ ids: [1] });
  await change({ childrenFrom: 6 });
  expect(await find('fact=children-free')).toMatchObject({ total: 0 });
  await change({ stay: 2 });
  expect(await find('fact=local-ids')).toMatchObject({ ids: [2] });
  await send('DELETE', `stay-facts/${facts}`);
  expect(await find('fact=local-ids')).toMatchObject({ total: 0 });
});
