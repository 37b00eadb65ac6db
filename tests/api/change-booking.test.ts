import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { expireBookings } from '../../service/booking/usecases/cancellation/expire-bookings.ts';
import { addDays, dayOf } from '../../service/core/day.ts';
import { clock } from '../../service/core/viewer.ts';
import { makeBooking } from '../changing.ts';
import { type Harness, startHarness } from '../harness.ts';
import {
  brokenInvariants,
  carBooking,
  lastSuite,
  manyBookings,
  raftItem,
  setBookingLimits,
  stayItem,
} from '../travellers.ts';

let harness: Harness;
let asha: Awaited<ReturnType<Harness['signUp']>>;
const start = new Date('2026-11-20T10:00:00+05:30');
const hour = 3_600_000;
let days = 0;
beforeAll(async () => {
  harness = await startHarness();
  asha = await harness.signUp();
  await setBookingLimits(harness, manyBookings);
});
afterEach(async () => {
  harness.clock.now = new Date(start);
  expect(await brokenInvariants(harness)).toEqual([]);
});
afterAll(() => harness.close());

/** Days of their own for each test, a month and more ahead or from that one on. */
function fresh(from?: string): (offset: number) => string {
  days += 6;
  const first = from === undefined ? addDays(dayOf('2027-01-10'), days) : dayOf(from);
  return (offset) => addDays(first, offset);
}
const stay = (day: (offset: number) => string, overrides = {}) =>
  stayItem({ selectedDate: day(0), checkOut: day(2), ...overrides });
const suite = (day: (offset: number) => string) => stay(day, lastSuite);
const heldUnits = async (day: string) => {
  const { rows } = await harness.database.pool.query<{ taken: number }>(
    'select taken from allotments join sellables s on s.id = sellable_id where day = $1 and s.units = 1 and taken > 0',
    [day],
  );
  return rows.length;
};
const emails = async (id: string) =>
  (await harness.emails()).filter(({ plain }) => plain.includes(id)).map(({ kind, plain }) => ({ kind, plain }));

describe('an unpaid booking', () => {
  test('is priced again in place: the last suite moves by a night and needs only the new one', async () => {
    const day = fresh();
    const booking = await makeBooking(harness, asha.token, [suite(day)]);
    const change = { line: booking.lines[0], selectedDate: day(1) };
    const { preview, answer } = await booking.change(change);
    expect(preview).toMatchObject({
      quote: { available: true, lines: [{ selectedDate: day(1), checkOut: day(3) }] },
      ends: [{ line: booking.lines[0], to: 'replaced', givenBack: booking.total, kept: 0 }],
      before: { total: booking.total },
      after: { total: booking.total },
      toPay: 0,
      toReceive: 0,
      payBy: null,
    });
    expect(answer.body.data).toMatchObject({
      version: 2,
      bookingStatus: 'pending',
      toPay: booking.total,
      total: booking.total,
    });
    expect(answer.body.data.bookingItems).toMatchObject([{ selectedDate: day(1), checkOut: day(3) }]);
    expect([await heldUnits(day(0)), await heldUnits(day(1)), await heldUnits(day(2))]).toEqual([0, 1, 1]);
    expect(await booking.history()).toEqual(['sale by traveller 0', 'changed by traveller 0']);
    expect((await emails(booking.id)).at(-1)).toMatchObject({ kind: 'booking-changed' });
    expect((await booking.pay()).body.status).toBe('captured');
  });

  test('that becomes more expensive asks for its new total, and an order for the old total buys nothing', async () => {
    const day = fresh();
    const booking = await makeBooking(harness, asha.token, [stay(day)]);
    const open = await harness.call('POST', '/api/payments', {
      token: asha.token,
      body: { bookingId: booking.id, method: 'card' },
    });
    const { answer } = await booking.change({ line: booking.lines[0], checkOut: day(3) });
    const total = (9000 + 4000) * 1.18;
    expect(answer.body.data).toMatchObject({ total, toPay: total });
    const late = await harness.call('POST', `/api/payments/test/${open.body.reference}`, { body: { outcome: 'paid' } });
    expect(late.body.status).toBe('refund_due');
    const [traveller, operator] = (await emails(booking.id)).slice(-2);
    expect(traveller).toMatchObject({
      kind: 'refund-due',
      plain: expect.stringContaining('Your payment could not be used'),
    });
    expect(operator).toMatchObject({
      kind: 'unused-payment',
      plain: expect.stringContaining('not the amount of the booking'),
    });
    expect((await booking.pay()).body.status).toBe('captured');
    expect(await booking.show()).toMatchObject({ bookingStatus: 'confirmed', total });
  });

  test('loses single lines, and ends with the last', async () => {
    const day = fresh();
    const booking = await makeBooking(harness, asha.token, [stay(day), raftItem({ selectedDate: day(0) })]);
    const { answer } = await booking.change({ line: booking.lines[1], cancel: true });
    expect(answer.body.data).toMatchObject({ total: 10_620, bookingItems: [{ name: 'Lake House' }] });
    const last = await booking.change({ line: booking.lines[0], cancel: true });
    expect(last.answer.body.data).toMatchObject({
      bookingStatus: 'cancelled',
      cancelledBecause: 'traveller',
      total: 10_620,
    });
    expect(await booking.history()).toEqual([
      'sale by traveller 0',
      'line-cancelled by traveller 0',
      'cancelled by traveller 0',
    ]);
  });
});

describe('a paid booking', () => {
  test('that becomes more expensive holds the new stock until the difference is paid, and is unchanged until then', async () => {
    const day = fresh();
    const booking = await makeBooking(harness, asha.token, [suite(day)], { paid: true });
    const { preview, answer } = await booking.change({
      line: booking.lines[0],
      selectedDate: day(1),
      checkOut: day(4),
    });
    const difference = 9000 * 1.18;
    expect(preview).toMatchObject({
      toPay: difference,
      toReceive: 0,
      payBy: new Date(start.getTime() + 24 * hour).toISOString(),
    });
    expect(answer.body.data).toMatchObject({
      bookingStatus: 'confirmed',
      total: booking.total,
      toPay: difference,
      payBy: preview.payBy,
      bookingItems: [{ selectedDate: day(0), checkOut: day(2) }],
      proposal: { total: booking.total + difference, bookingItems: [{ selectedDate: day(1), checkOut: day(4) }] },
    });
    expect([
      await heldUnits(day(0)),
      await heldUnits(day(1)),
      await heldUnits(day(2)),
      await heldUnits(day(3)),
    ]).toEqual([1, 1, 1, 1]);
    expect((await emails(booking.id)).at(-1)?.plain).toContain(
      'Until you pay the difference your booking stays as it is',
    );
    expect(preview.replacesHeld).toBe(false);
    const instead = await booking.preview({ line: booking.lines[0], checkOut: day(1) });
    expect(instead.body, 'whoever asks is told of what waits').toMatchObject({ replacesHeld: true });
    expect((await booking.pay()).body.status).toBe('captured');
    expect(await booking.show()).toMatchObject({
      total: booking.total + difference,
      toPay: 0,
      proposal: null,
      version: 4,
    });
    expect([await heldUnits(day(0)), await heldUnits(day(1)), await heldUnits(day(3))]).toEqual([0, 1, 1]);
    expect(await booking.history()).toEqual([
      'sale by traveller 0',
      `paid by gateway ${booking.total}`,
      'change-held by traveller 0',
      `changed by gateway ${difference}`,
    ]);
  });

  test('that was paid by two payments is refunded to each of them', async () => {
    const day = fresh();
    const booking = await makeBooking(harness, asha.token, [stay(day)], { paid: true });
    await booking.change({ line: booking.lines[0], checkOut: day(3) });
    await booking.pay();
    const { bookingItems } = await booking.show();
    await booking.change({ line: bookingItems[0].lineId, cancel: true });
    const { rows } = await harness.database.pool.query(
      `select p.amount_paise as came, r.amount_paise as back from bookings b join payments p on p.booking_id = b.id
         left join refunds r on r.payment_id = p.id where b.booking_id = $1 order by p.id`,
      [booking.id],
    );
    expect(rows).toEqual([booking.total, 4000 * 1.18].map((rupees) => ({ came: rupees * 100, back: rupees * 100 })));
  });

  test.each(['swept', 'by the clock'])('comes back whole when the difference is not paid (%s)', async (how) => {
    const day = fresh();
    const booking = await makeBooking(harness, asha.token, [suite(day)], { paid: true });
    await booking.change({ line: booking.lines[0], checkOut: day(3) });
    const open = await harness.call('POST', '/api/payments', {
      token: asha.token,
      body: { bookingId: booking.id, method: 'upi' },
    });
    harness.clock.advance(24 * hour);
    if (how === 'swept') await expireBookings(harness.ctx(clock));
    expect(await booking.show()).toMatchObject({
      total: booking.total,
      toPay: 0,
      proposal: null,
      bookingItems: [{ checkOut: day(2) }],
    });
    const other = await makeBooking(harness, asha.token, [
      stay(day, { ...lastSuite, selectedDate: day(2), checkOut: day(3) }),
    ]);
    expect(other.sold.status).toBe(200);
    expect((await booking.history()).at(-1)).toBe('change-dropped by clock 0');
    const late = await harness.call('POST', `/api/payments/test/${open.body.reference}`, { body: { outcome: 'paid' } });
    expect(late.body.status).toBe('refund_due');
    expect(await booking.show()).toMatchObject({ bookingStatus: 'confirmed', bookingItems: [{ checkOut: day(2) }] });
  });

  test('that becomes cheaper refunds the difference while cancelling is free', async () => {
    const day = fresh();
    const booking = await makeBooking(harness, asha.token, [stay(day)], { paid: true });
    const back = 4000 * 1.18;
    const { preview, answer } = await booking.change({ line: booking.lines[0], checkOut: day(1) });
    expect(preview).toMatchObject({ toPay: 0, toReceive: back, after: { total: booking.total - back } });
    expect(answer.body.data).toMatchObject({ bookingStatus: 'confirmed', total: booking.total - back });
    expect((await booking.history()).at(-1)).toBe(`changed by traveller ${-back}`);
  });

  test('after that follows the policy: the saving is not refunded, nor anything for later dates', async () => {
    const day = fresh('2026-12-03');
    const booking = await makeBooking(harness, asha.token, [stay(day)], { paid: true });
    harness.clock.now = new Date(`${day(-1)}T16:00:00+05:30`);
    const line = booking.lines[0];
    const dearer = await booking.preview({ line, checkOut: day(3) });
    expect(dearer.body).toMatchObject({ ends: [{ kept: 0 }], toPay: 4000 * 1.18, toReceive: 0 });
    const later = await booking.preview({ line, selectedDate: day(1), checkOut: day(2) });
    expect(later.body).toMatchObject({
      ends: [{ givenBack: 0, kept: booking.total }],
      toPay: 5000 * 1.18,
      toReceive: 0,
    });
    const gone = await booking.preview({ line, cancel: true });
    expect(gone.body).toMatchObject({ ends: [{ to: 'cancelled', kept: booking.total }], toReceive: 0, toPay: 0 });
    const { preview, answer } = await booking.change({ line, checkOut: day(1) });
    expect(preview).toMatchObject({ ends: [{ givenBack: 5000 * 1.18, kept: 4000 * 1.18 }], toPay: 0, toReceive: 0 });
    expect(answer.body.data).toMatchObject({ bookingStatus: 'confirmed', total: 5000 * 1.18, toPay: 0 });
  });

  test('loses single lines for the refund of each', async () => {
    const day = fresh();
    const fort = {
      ...raftItem({ selectedDate: day(0), selectedTime: null, quantity: 1 }),
      id: 'amber-fort-and-add-on-packages',
    };
    const items = [stay(day), { ...fort, selectedLanguage: 'English', ticketTypes: { adult: 2 } }];
    const booking = await makeBooking(harness, asha.token, items, { paid: true });
    const never = await booking.change({ line: booking.lines[1], cancel: true });
    expect(never.preview).toMatchObject({ toReceive: 0, ends: [{ givenBack: 0, kept: 1180 }] });
    const all = await booking.change({ line: booking.lines[0], cancel: true });
    expect(all.preview).toMatchObject({ toReceive: 10_620 });
    expect(all.answer.body.data.bookingStatus).toBe('cancelled');
    expect((await booking.history()).slice(2)).toEqual([
      'line-cancelled by traveller 0',
      'cancelled by traveller -10620',
    ]);
  });
});

describe('each type of product', () => {
  test('a car is booked a day longer and picked up elsewhere', async () => {
    const day = fresh();
    const form = await carBooking(harness, { pickupDate: day(0), dropDate: day(1), email: asha.email });
    await harness.call('POST', '/api/car-bookings', { body: form });
    const email = (await emails(form.bookingId)).at(-1)?.plain ?? '';
    const key = /key=([\w-]+)/.exec(email)?.[1];
    const at = `/api/bookings/${form.bookingId}/changes`;
    const { body: details } = await harness.call('GET', `${at}?key=${key}`);
    const changes = [{ line: details.data[0].lines[0], checkOut: day(2), pickupLocation: 'Hazrat Nizamuddin' }];
    const { body } = await harness.call('POST', `${at}/preview`, { body: { changes, key } });
    expect(body.after.total).toBe(3 * 2200 * 1.18);
    const { body: changed } = await harness.call('POST', at, { body: { changes, key, token: body.token } });
    expect(changed.data.bookingItems).toMatchObject([{ checkOut: day(2), pickupLocation: 'Hazrat Nizamuddin' }]);
    expect((await harness.call('POST', `${at}/preview`, { body: { changes } })).status).toBe(404);
  });

  test('tickets of a tour change, and several changes apply together', async () => {
    const day = fresh();
    const tiger = { ...raftItem({ selectedDate: day(0), quantity: 1 }), id: 'tiger-morning', type: 'tour-package' };
    const items = [{ ...tiger, ticketTypes: { adult: 1, child: 1 } }, stay(day), raftItem({ selectedDate: day(0) })];
    const booking = await makeBooking(harness, asha.token, items, { paid: true });
    const [tour, room, raft] = booking.lines;
    const { preview, answer } = await booking.change(
      { line: tour, ticketTypes: { adult: 1, senior: 1 }, selectedTime: '09:30' },
      { line: room, selectedDate: day(1), checkOut: day(2) },
      { line: raft, cancel: true },
    );
    const back = (4800 - 6000 + 4000 + 3000) * 1.18;
    expect(preview.toReceive).toBeCloseTo(back, 2);
    expect(answer.body.data.bookingItems).toMatchObject([
      {
        name: 'Tiger Morning',
        selectedTime: '09:30',
        tickets: [
          { name: 'Adult', count: 1 },
          { name: 'Senior', count: 1 },
        ],
      },
      { name: 'Lake House', selectedDate: day(1), checkOut: day(2) },
    ]);
  });

  test('guests and language alone cost nothing, whatever the price is today', async () => {
    const day = fresh();
    const booking = await makeBooking(harness, asha.token, [stay(day), raftItem({ selectedDate: day(0) })], {
      paid: true,
    });
    await harness.database.pool.query('update room_types set price_paise = price_paise + 100000');
    await harness.database.pool.query('update attractions set price_paise = price_paise + 100000');
    const { preview, answer } = await booking.change(
      { line: booking.lines[0], guests: 1 },
      { line: booking.lines[1], selectedLanguage: 'English' },
    );
    await harness.database.pool.query('update room_types set price_paise = price_paise - 100000');
    await harness.database.pool.query('update attractions set price_paise = price_paise - 100000');
    expect(preview).toMatchObject({ toPay: 0, toReceive: 0, after: { total: booking.total } });
    expect(answer.body.data.bookingItems).toMatchObject([{ guests: 1 }, { selectedLanguage: 'English' }]);
  });
});

describe('a preview', () => {
  test('has one effect, however often it is confirmed', async () => {
    const day = fresh();
    const booking = await makeBooking(harness, asha.token, [stay(day)], { paid: true });
    const change = { line: booking.lines[0], checkOut: day(1) };
    const { body } = await booking.preview(change);
    const answers = [await booking.confirm(body.token, change), await booking.confirm(body.token, change)];
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect(await booking.history()).toHaveLength(3);
  });

  test.each<
    [string, (one: Awaited<ReturnType<typeof makeBooking>>, day: (offset: number) => string) => Promise<unknown>]
  >([
    [
      'the price has changed',
      () => harness.database.pool.query('update room_types set price_paise = price_paise + 100'),
    ],
    ['its time is over', async () => harness.clock.advance(15 * 60_000)],
    ['the booking is another', (booking) => booking.change({ line: booking.lines[0], guests: 1 })],
    [
      'what is wanted is sold',
      (_, day) =>
        makeBooking(harness, asha.token, [stay(day, { ...lastSuite, selectedDate: day(2), checkOut: day(3) })]),
    ],
  ])('is not confirmed when %s: there is a fresh one', async (_, happens) => {
    const day = fresh();
    const booking = await makeBooking(harness, asha.token, [suite(day)]);
    const line = booking.lines[0];
    const { body } = await booking.preview({ line, checkOut: day(3) });
    await happens(booking, day);
    const { lineId } = (await booking.show()).bookingItems[0];
    const refused = await booking.confirm(body.token, { line: lineId, checkOut: day(3) });
    expect(refused.status).toBe(409);
    const { preview } = refused.body.error.details;
    expect(preview.token).not.toBe(body.token);
    expect(preview.quote.lines).toHaveLength(1);
    expect(preview.token === null).toBe(preview.quote.lines[0].problem !== null);
    await harness.database.pool.query('update room_types set price_paise = price_paise / 1000 * 1000');
  });

  test('cannot be confirmed for other changes or another booking', async () => {
    const day = fresh();
    const booking = await makeBooking(harness, asha.token, [stay(day)]);
    const { body } = await booking.preview({ line: booking.lines[0], checkOut: day(1) });
    expect((await booking.confirm(body.token, { line: booking.lines[0], checkOut: day(3) })).status).toBe(409);
    const two = await makeBooking(harness, asha.token, [stay(day)]);
    expect((await two.confirm(body.token, { line: two.lines[0], checkOut: day(1) })).status).toBe(409);
    expect((await two.confirm(body.token, { line: booking.lines[0], checkOut: day(1) })).status).toBe(400);
  });

  test('names unavailable items and refuses invalid requests', async () => {
    const day = fresh('2026-12-09');
    await makeBooking(harness, asha.token, [stay(day, { ...lastSuite, selectedDate: day(2), checkOut: day(3) })]);
    const booking = await makeBooking(harness, asha.token, [suite(day)], { paid: true });
    const { body } = await booking.preview({ line: booking.lines[0], checkOut: day(3) });
    expect(body).toMatchObject({
      token: null,
      after: null,
      quote: { available: false, lines: [{ problem: 'Sold out for these dates' }] },
    });
    for (const changes of [[], [{ line: 0, cancel: true }], [{ line: booking.lines[0], cancel: false }]])
      expect((await booking.preview(...changes)).status).toBe(400);
    const twice = { line: booking.lines[0], cancel: true };
    expect((await booking.preview(twice, twice)).status).toBe(400);
    harness.clock.now = new Date(`${day(1)}T10:00:00+05:30`);
    expect((await booking.preview({ line: booking.lines[0], guests: 1 })).body.error.message).toContain('has begun');
  });

  test('of a held change is replaced by the next, which takes over its stock', async () => {
    const day = fresh();
    const booking = await makeBooking(harness, asha.token, [suite(day)], { paid: true });
    await booking.change({ line: booking.lines[0], checkOut: day(3) });
    const { preview } = await booking.change({ line: booking.lines[0], checkOut: day(4) });
    expect(preview.toPay).toBe(2 * 9000 * 1.18);
    expect((await booking.pay()).body.status).toBe('captured');
    expect(await booking.show()).toMatchObject({
      bookingItems: [{ checkOut: day(4) }],
      total: booking.total + preview.toPay,
    });
    expect([await heldUnits(day(2)), await heldUnits(day(3))]).toEqual([1, 1]);
  });

  test('cannot hold more unpaid stock than a sale could', async () => {
    await setBookingLimits(harness, { ...manyBookings, shareOfStock: 30, leastShare: 2 });
    const day = fresh();
    const booking = await makeBooking(harness, asha.token, [stay(day)]);
    const { answer } = await booking.change({ line: booking.lines[0], quantity: 3 });
    expect(answer.status).toBe(429);
    const paid = await makeBooking(harness, asha.token, [stay(day)], { paid: true });
    expect((await paid.change({ line: paid.lines[0], quantity: 4 })).answer.status).toBe(429);
    await setBookingLimits(harness, manyBookings);
  });
});
