import { describe, expect, test } from 'vitest';
import { siteWithChanges } from '../changed-bookings.ts';
import { makeBooking } from '../changing.ts';
import { carBooking, lastSuite, manyBookings, raftItem, setBookingLimits } from '../travellers.ts';

const site = siteWithChanges();
const { stay, suite, heldUnits, emails, fresh } = site;

describe('each type of product', () => {
  test('a car is booked a day longer and picked up elsewhere', async () => {
    const day = fresh();
    const form = await carBooking(site.harness, { pickupDate: day(0), dropDate: day(1), email: site.asha.email });
    await site.harness.call('POST', '/api/car-bookings', { body: form });
    const email = (await emails(form.bookingId)).at(-1)?.plain ?? '';
    const key = /key=([\w-]+)/.exec(email)?.[1];
    const at = `/api/bookings/${form.bookingId}/changes`;
    const { body: details } = await site.harness.call('GET', `${at}?key=${key}`);
    const changes = [{ line: details.data[0].lines[0], checkOut: day(2), pickupLocation: 'Hazrat Nizamuddin' }];
    const { body } = await site.harness.call('POST', `${at}/preview`, { body: { changes, key } });
    expect(body.after.total).toBe(3 * 2200 * 1.18);
    const { body: changed } = await site.harness.call('POST', at, { body: { changes, key, token: body.token } });
    expect(changed.data.bookingItems).toMatchObject([{ checkOut: day(2), pickupLocation: 'Hazrat Nizamuddin' }]);
    expect((await site.harness.call('POST', `${at}/preview`, { body: { changes } })).status).toBe(404);
  });

  test('tickets of a tour change, and several changes apply together', async () => {
    const day = fresh();
    const tiger = { ...raftItem({ selectedDate: day(0), quantity: 1 }), id: 'tiger-morning', type: 'tour-package' };
    const items = [{ ...tiger, ticketTypes: { adult: 1, child: 1 } }, stay(day), raftItem({ selectedDate: day(0) })];
    const booking = await makeBooking(site.harness, site.asha.token, items, { paid: true });
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
    const booking = await makeBooking(site.harness, site.asha.token, [stay(day), raftItem({ selectedDate: day(0) })], {
      paid: true,
    });
    await site.harness.database.pool.query('update room_types set price_paise = price_paise + 100000');
    await site.harness.database.pool.query('update attractions set price_paise = price_paise + 100000');
    const { preview, answer } = await booking.change(
      { line: booking.lines[0], guests: 1 },
      { line: booking.lines[1], selectedLanguage: 'English' },
    );
    await site.harness.database.pool.query('update room_types set price_paise = price_paise - 100000');
    await site.harness.database.pool.query('update attractions set price_paise = price_paise - 100000');
    expect(preview).toMatchObject({ toPay: 0, toReceive: 0, after: { total: booking.total } });
    expect(answer.body.data.bookingItems).toMatchObject([{ guests: 1 }, { selectedLanguage: 'English' }]);
  });
});

describe('a preview', () => {
  test('has one effect, however often it is confirmed', async () => {
    const day = fresh();
    const booking = await makeBooking(site.harness, site.asha.token, [stay(day)], { paid: true });
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
      () => site.harness.database.pool.query('update room_types set price_paise = price_paise + 100'),
    ],
    ['its time is over', async () => site.harness.clock.advance(15 * 60_000)],
    ['the booking is another', (booking) => booking.change({ line: booking.lines[0], guests: 1 })],
    [
      'what is wanted is sold',
      (_, day) =>
        makeBooking(site.harness, site.asha.token, [
          stay(day, { ...lastSuite, selectedDate: day(2), checkOut: day(3) }),
        ]),
    ],
  ])('is not confirmed when %s: there is a fresh one', async (_, happens) => {
    const day = fresh();
    const booking = await makeBooking(site.harness, site.asha.token, [suite(day)]);
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
    await site.harness.database.pool.query('update room_types set price_paise = price_paise / 1000 * 1000');
  });

  test('cannot be confirmed for other changes or another booking', async () => {
    const day = fresh();
    const booking = await makeBooking(site.harness, site.asha.token, [stay(day)]);
    const { body } = await booking.preview({ line: booking.lines[0], checkOut: day(1) });
    expect((await booking.confirm(body.token, { line: booking.lines[0], checkOut: day(3) })).status).toBe(409);
    const two = await makeBooking(site.harness, site.asha.token, [stay(day)]);
    expect((await two.confirm(body.token, { line: two.lines[0], checkOut: day(1) })).status).toBe(409);
    expect((await two.confirm(body.token, { line: booking.lines[0], checkOut: day(1) })).status).toBe(400);
  });

  test('names unavailable items and refuses invalid requests', async () => {
    const day = fresh('2026-12-09');
    await makeBooking(site.harness, site.asha.token, [
      stay(day, { ...lastSuite, selectedDate: day(2), checkOut: day(3) }),
    ]);
    const booking = await makeBooking(site.harness, site.asha.token, [suite(day)], { paid: true });
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
    site.harness.clock.now = new Date(`${day(1)}T10:00:00+05:30`);
    expect((await booking.preview({ line: booking.lines[0], guests: 1 })).body.error.message).toContain('has started');
  });

  test('of a held change is replaced by the next, which takes over its stock', async () => {
    const day = fresh();
    const booking = await makeBooking(site.harness, site.asha.token, [suite(day)], { paid: true });
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
    await setBookingLimits(site.harness, { ...manyBookings, shareOfStock: 30, leastShare: 2 });
    const day = fresh();
    const booking = await makeBooking(site.harness, site.asha.token, [stay(day)]);
    const { answer } = await booking.change({ line: booking.lines[0], quantity: 3 });
    expect(answer.status).toBe(429);
    const paid = await makeBooking(site.harness, site.asha.token, [stay(day)], { paid: true });
    expect((await paid.change({ line: paid.lines[0], quantity: 4 })).answer.status).toBe(429);
    await setBookingLimits(site.harness, manyBookings);
  });
});
