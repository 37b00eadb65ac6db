import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { makeBooking } from '../changing.ts';
import { type Harness, startHarness } from '../harness.ts';
import { staffToken } from '../staff.ts';
import {
  brokenInvariants,
  carBooking,
  manyBookings,
  orderOf,
  raftItem,
  setBookingLimits,
  stayItem,
} from '../travellers.ts';

let harness: Harness;
let asha: Awaited<ReturnType<Harness['signUp']>>;
let admin: string;
const start = new Date('2026-11-20T10:00:00+05:30');
beforeAll(async () => {
  harness = await startHarness();
  asha = await harness.signUp();
  admin = await staffToken(harness);
  await setBookingLimits(harness, manyBookings);
});
afterEach(async () => {
  harness.clock.now = new Date(start);
  expect(await brokenInvariants(harness)).toEqual([]);
});
afterAll(() => harness.close());

const entry = async (path: string, filter: string) =>
  (await harness.call('GET', `/api/${path}?filters${filter}`, { token: admin })).body.data[0];
const put = (path: string, documentId: string, data: unknown) =>
  harness.call('PUT', `/api/${path}/${documentId}`, { token: admin, body: { data } });
const lake = (data: unknown) =>
  entry('stays', '[slug]=lake-house').then(({ documentId }) => put('stays', documentId, data));
const raft = (data: unknown) =>
  entry('attractions', '[slug]=ganga-rafting').then(({ documentId }) => put('attractions', documentId, data));
const settle = (value: unknown) =>
  entry('settings', '[key]=cancellation-policies').then(({ documentId }) => put('settings', documentId, { value }));
const quoted = async (item: unknown) =>
  (await harness.call('POST', '/api/quotes', { body: { items: [item] } })).body.lines[0].cancellation;
const safari = { name: 'safari', steps: [{ hoursBefore: 72, percent: 80 }] };

describe('a product names its policy', () => {
  test.each([
    ['stays', '[slug]=lake-house'],
    ['attractions', '[slug]=ganga-rafting'],
    ['tour-packages', '[slug]=tiger-morning'],
    ['car-rentals', '[slug]=city-sedan'],
  ])('of %s, none unless told, and one that there is', async (path, filter) => {
    const { documentId, cancellationPolicy } = await entry(path, filter);
    expect(cancellationPolicy).toBeNull();
    const unknown = await put(path, documentId, { cancellationPolicy: 'generous' });
    expect([unknown.status, unknown.body.error.message]).toEqual([
      400,
      'cancellationPolicy must be one of: flexible, moderate, strict, not-refundable',
    ]);
    for (const name of ['strict', null]) {
      const { status, body } = await put(path, documentId, { cancellationPolicy: name });
      expect([status, body.data.cancellationPolicy]).toEqual([200, name]);
    }
  });

  test('and whether cancelling can be free follows from it', async () => {
    const no = { freeCancellation: false };
    const read = async (data: unknown) => {
      const { status, body } = await lake(data);
      return status === 200 ? body.data.freeCancellation : body.error.message;
    };
    expect(await read({ cancellationPolicy: 'not-refundable' })).toBe(false);
    expect(await read({ freeCancellation: true })).toBe(
      'freeCancellation follows from cancellationPolicy, which is not-refundable',
    );
    expect(await read({ cancellationPolicy: 'moderate' })).toBe(true);
    expect(await read({ ...no, cancellationPolicy: 'moderate' })).toContain('follows from cancellationPolicy');
    expect(await read({ cancellationPolicy: null, ...no })).toBe(false);
    expect(await read({ freeCancellation: true })).toBe(true);
  });
});

test('only the terms that were shown are sold: changed terms are shown before the sale', async () => {
  const items = [
    stayItem({ selectedDate: '2027-04-10', checkOut: '2027-04-12' }),
    raftItem({ selectedDate: '2027-04-11' }),
  ];
  const { terms, totals } = (await harness.call('POST', '/api/quotes', { body: { items } })).body;
  expect(terms).toBe('24:100;24:100');
  const order = (overrides: object) => orderOf(items, totals.total, { ...overrides });
  const send = (body: unknown) => harness.call('POST', '/api/send-booking-email', { token: asha.token, body });
  const car = await carBooking(harness, { pickupDate: '2027-04-10', dropDate: '2027-04-11', terms: '48:100' });
  const other = await harness.call('POST', '/api/car-bookings', { body: car });
  expect([other.status, other.body.error.details.quote.terms]).toEqual([409, '24:100']);
  expect((await harness.call('POST', '/api/car-bookings', { body: { ...car, terms: '24:100' } })).status).toBe(200);
  await lake({ cancellationPolicy: 'strict' });
  const refused = await send(order({ terms }));
  expect([refused.status, refused.body.error.message]).toEqual([
    409,
    'The cancellation policy has changed. Please check it again',
  ]);
  const { quote } = refused.body.error.details;
  expect([quote.terms, quote.totals.total]).toEqual(['336:100,168:50;24:100', totals.total]);
  const sold = order({ terms: quote.terms });
  expect((await send(sold)).status).toBe(200);
  // whatever the terms are by then, a repeat is the same sale
  await lake({ cancellationPolicy: null });
  expect((await send(sold)).status).toBe(200);
  // who tells of no terms has shown none
  expect((await send(order({}))).status).toBe(200);
});

test('a policy of the operator cannot be deleted while a product uses it', async () => {
  const support = await staffToken(harness, 'editor');
  const { documentId } = await entry('settings', '[key]=cancellation-policies');
  const refused = await harness.call('PUT', `/api/settings/${documentId}`, {
    token: support,
    body: { data: { value: [safari] } },
  });
  expect(refused.status).toBe(403);
  const rising = [
    {
      name: 'rising',
      steps: [
        { hoursBefore: 48, percent: 50 },
        { hoursBefore: 24, percent: 60 },
      ],
    },
  ];
  expect((await settle(rising)).status).toBe(400);
  expect((await settle([safari])).status).toBe(200);
  expect((await raft({ cancellationPolicy: 'safari' })).body.data.freeCancel).toBe(false);
  expect(await quoted(raftItem({ selectedDate: '2026-12-20' }))).toEqual({
    policy: 'safari',
    freeUntil: null,
    text: '80% refund until 17 Dec 2026, 7:00 am',
    schedule: [{ until: '2026-12-17T01:30:00.000Z', percent: 80 }],
  });

  const sold = await makeBooking(harness, asha.token, [raftItem({ selectedDate: '2026-12-20' })], { paid: true });
  const gone = await settle([]);
  expect([gone.status, gone.body.error.message]).toEqual([400, 'value must keep policies that products use: safari']);
  expect((await settle([{ name: 'safari', steps: [{ hoursBefore: 240, percent: 100 }] }])).status).toBe(200);
  expect((await entry('attractions', '[slug]=ganga-rafting')).freeCancel).toBe(true);
  expect((await raft({ cancellationPolicy: 'not-refundable' })).status).toBe(200);
  expect((await settle([])).status).toBe(200);
  expect((await sold.show()).bookingItems[0].cancellation).toMatchObject({
    policy: 'safari',
    schedule: [{ percent: 80 }],
  });
  harness.clock.now = new Date('2026-12-17T06:59:59+05:30');
  expect((await sold.show()).refundNow).toBe(Math.round(sold.total * 80) / 100);
  expect((await raft({ cancellationPolicy: null, freeCancel: true })).status).toBe(200);
});

// check-in is at two in the afternoon; until then a step holds to the second
describe.each<[string, [string, number][]]>([
  [
    'moderate',
    [
      ['2026-12-07T13:59:59+05:30', 100],
      ['2026-12-07T14:00:00+05:30', 50],
      ['2026-12-11T13:59:59+05:30', 50],
      ['2026-12-11T14:00:00+05:30', 0],
    ],
  ],
  [
    'strict',
    [
      ['2026-11-28T13:59:59+05:30', 100],
      ['2026-11-28T14:00:00+05:30', 50],
      ['2026-12-05T13:59:59+05:30', 50],
      ['2026-12-05T14:00:00+05:30', 0],
    ],
  ],
  ['not-refundable', [['2026-11-20T10:00:01+05:30', 0]]],
])('cancelled, what was sold as %s gives back', (policy, instants) => {
  beforeAll(async () => {
    expect((await lake({ cancellationPolicy: policy })).status).toBe(200);
  });
  afterAll(() => lake({ cancellationPolicy: null, freeCancellation: true }));

  test.each(instants)('at %s %s per cent', async (now, percent) => {
    const item = stayItem({ selectedDate: '2026-12-12', checkOut: '2026-12-13' });
    const booking = await makeBooking(harness, asha.token, [item], { paid: true });
    harness.clock.now = new Date(now);
    const back = (booking.total * percent) / 100;
    expect((await booking.preview({ line: booking.lines[0], cancel: true })).body).toMatchObject({
      toReceive: back,
      ends: [{ givenBack: back, kept: booking.total - back }],
    });
    const { body } = await harness.call('POST', `/api/bookings/${booking.id}/cancel`, { token: asha.token });
    expect(body.data).toMatchObject({ bookingStatus: 'cancelled' });
    expect((await booking.history()).at(-1)).toBe(`cancelled by traveller ${-back}`);
  });
});

describe('dates are changed of what was sold', () => {
  const night = (overrides = {}) => stayItem({ selectedDate: '2026-12-12', checkOut: '2026-12-13', ...overrides });
  const moved = { selectedDate: '2027-06-12', checkOut: '2027-06-13' };
  afterEach(() => lake({ cancellationPolicy: null, freeCancellation: true }));

  test('under the strict policy: lost money stays lost, and the new payment has the same terms from the new start', async () => {
    await lake({ cancellationPolicy: 'strict' });
    const booking = await makeBooking(harness, asha.token, [night()], { paid: true });
    await lake({ cancellationPolicy: 'flexible' });
    harness.clock.now = new Date('2026-12-05T14:00:00+05:30');
    const { preview, answer } = await booking.change({ line: booking.lines[0], ...moved });
    expect(preview).toMatchObject({ toPay: booking.total, ends: [{ givenBack: 0, kept: booking.total }] });
    expect(answer.status).toBe(200);
    await booking.pay();
    const { bookingItems, refundNow } = await booking.show();
    expect(refundNow).toBe(booking.total);
    expect(bookingItems[0].cancellation).toMatchObject({
      policy: 'strict',
      schedule: [
        { until: '2027-05-29T08:30:00.000Z', percent: 100 },
        { until: '2027-06-05T08:30:00.000Z', percent: 50 },
      ],
    });
    const { body } = await harness.call('POST', `/api/bookings/${booking.id}/cancel`, { token: asha.token });
    expect(body.data.bookingStatus).toBe('cancelled');
    // paid twice, and of that once comes back: no more than cancelling at once would have cost
    expect((await booking.history()).at(-1)).toBe(`cancelled by traveller ${-booking.total}`);
  });

  test('when non-refundable: it stays so on any date, whatever the product’s policy is now', async () => {
    await lake({ cancellationPolicy: 'not-refundable' });
    const booking = await makeBooking(harness, asha.token, [night()], { paid: true });
    await lake({ cancellationPolicy: 'flexible' });
    const { preview } = await booking.change({ line: booking.lines[0], ...moved });
    expect(preview).toMatchObject({ toPay: booking.total, ends: [{ kept: booking.total }] });
    await booking.pay();
    const answer = await booking.show();
    expect(answer).toMatchObject({ refundNow: 0, bookingItems: [{ selectedDate: '2027-06-12' }] });
    expect(answer.bookingItems[0].cancellation).toEqual({
      policy: 'not-refundable',
      freeUntil: null,
      schedule: [],
      text: 'Non-refundable',
    });
  });
});
