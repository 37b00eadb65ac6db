import { describe, expect, test } from 'vitest';
import {
  carBooking,
  newBookingId,
  orderOf,
  pay,
  raftItem,
  setBookingLimits,
  stayItem,
  totalOf,
} from '../travellers.ts';
import { counts, night, oneAfterTheOther, siteToHoard } from './hoarding.ts';

const site = siteToHoard();
const { account, elsewhere, order, bookCar, left } = site;

describe('what one buyer holds unpaid', () => {
  const long = (index: number, nights: number, overrides: Record<string, unknown> = {}) => {
    const day = (count: number) => new Date(Date.UTC(2027, 0, 1 + index + count)).toISOString().slice(0, 10);
    return stayItem({ cartId: `line-${index}`, selectedDate: day(0), checkOut: day(nights), ...overrides });
  };

  test('is at most sixty nights, however few the bookings', async () => {
    const token = await account('asha@example.in');
    expect((await order(token, [long(0, 30), long(30, 30)])).status).toBe(200);
    const refused = await order(token, [long(61, 1)]);
    expect(refused).toMatchObject({ status: 429, body: { error: { details: { reason: 'unpaid-sum' } } } });
    expect(refused.body.error.message).toContain(
      'this is 61 nights, places and vehicle days. At most 60 can be unpaid',
    );
  });

  test('of twenty carts of thirty nights at once two are accepted', async () => {
    const token = await account('asha@example.in');
    const total = await totalOf(site.harness, [long(0, 30)]);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        site.harness.ask('POST', '/api/send-booking-email', {
          token,
          body: orderOf([long(0, 30)], total),
          from: elsewhere(),
        }),
      ),
    );
    expect(counts(answers)).toEqual({ 200: 2, 429: 18 });
  });

  test('is worth no more than the operator’s limit', async () => {
    await setBookingLimits(site.harness, { unpaidRupees: 5_000 });
    const refused = await order(await account('asha@example.in'), [long(0, 1)]);
    expect(refused.body.error).toMatchObject({ details: { reason: 'unpaid-sum' } });
    expect(refused.body.error.message).toContain('At most ₹5,000 can be unpaid at once');
    await setBookingLimits(site.harness, {});
  });

  test('is at most three times the limit from one network', async () => {
    const at = async (name: string, from: string, item: object) => order(await account(name), [item], from);
    const day = (index: number) => long(index * 30, 30, { rooms: 2, guests: 2 });
    for (const [index, name] of ['a@example.in', 'b@example.in', 'c@example.in'].entries())
      expect((await at(name, '203.0.113.50', day(index))).status).toBe(200);
    const refused = await at('d@example.in', '203.0.113.50', day(4));
    expect(refused.body.error).toMatchObject({ details: { reason: 'network' } });
    expect((await at('d@example.in', '203.0.113.51', day(4))).status).toBe(200);
  });

  test('is counted for the surrounding IPv6 networks too', async () => {
    await setBookingLimits(site.harness, { unpaidUnits: 1, networkTimes: 1 });
    const answers = await oneAfterTheOther(5, async (index) =>
      order(await account(`wide${index}@example.in`), [long(index, 1)], `2001:db8:9:${index + 1}::1`),
    );
    expect(counts(answers)).toEqual({ 200: 4, 429: 1 });
    expect(answers[4]?.body.error).toMatchObject({ details: { reason: 'network' } });
    await setBookingLimits(site.harness, {});
  });

  test('cannot grow by a change of the booking', async () => {
    const token = await account('asha@example.in');
    const created = await order(token, [long(0, 30), long(30, 29)]);
    const { body: booking } = await site.harness.ask('GET', `/api/bookings/${created.body.bookingId}`, { token });
    const [first] = booking.data.bookingItems;
    const change = async (request: object) => {
      const path = `/api/bookings/${created.body.bookingId}/changes`;
      const changes = [{ line: first.lineId, ...request }];
      const { body } = await site.harness.ask('POST', `${path}/preview`, { token, body: { changes } });
      return site.harness.ask('POST', path, { token, body: { changes, token: body.token }, from: elsewhere() });
    };
    expect(await change({ rooms: 2 })).toMatchObject({
      status: 429,
      body: { error: { details: { reason: 'unpaid-sum' } } },
    });
    expect((await change({ checkOut: '2027-01-20' })).status).toBe(200);
  });
});

describe('a buyer who pays now', () => {
  const raft = (quantity: number) => raftItem({ quantity, selectedDate: '2027-01-10' });
  const now = async (token: string, items: readonly unknown[]) => {
    const body = orderOf(items, await totalOf(site.harness, items), { pay: 'now' });
    return site.harness.ask('POST', '/api/send-booking-email', { token, body, from: elsewhere() });
  };
  const minutes = (count: number) => site.harness.clock.advance(count * 60_000);

  test('holds the stock for fifteen minutes, and releases it when it is not paid', async () => {
    const token = await account('asha@example.in');
    const created = await now(token, [raft(12)]);
    expect(created).toMatchObject({ status: 200, body: { keepUntil: null, confirmed: false } });
    expect(Date.parse(created.body.holdUntil) - site.harness.clock.now.getTime()).toBe(15 * 60_000);
    expect(await left(raft(1))).toBe(0);
    minutes(15);
    expect(await left(raft(1))).toBe(12);
    minutes(-15);
    expect(await pay(site.harness, created.body)).toMatchObject({ body: { status: 'captured' } });
  });

  test('cannot lock the same stock again and again', async () => {
    const token = await account('asha@example.in');
    expect((await now(token, [raft(12)])).status).toBe(200);
    minutes(15);
    const second = await now(token, [raft(12)]);
    expect(second.status).toBe(200);
    // cancelling early does not get around the limit
    await site.harness.ask('POST', `/api/bookings/${second.body.bookingId}/cancel`, { token, body: {} });
    const third = await now(token, [raft(12)]);
    expect(third).toMatchObject({ status: 429, body: { error: { details: { reason: 'share', most: 6 } } } });
    expect((await now(await account('ravi@example.in'), [raft(12)])).status).toBe(200);
    minutes(60);
    expect((await now(token, [raft(12)])).status).toBe(200);
    minutes(-75);
  });

  test('takes at most four times the limit within an hour, even when bookings are cancelled or reduced', async () => {
    const token = await account('asha@example.in');
    const rooms = (month: string) =>
      stayItem({ selectedDate: `2027-${month}-01`, checkOut: `2027-${month}-28`, rooms: 4, guests: 4 });
    const first = await now(token, [rooms('01')]);
    expect(first.status).toBe(200);
    await site.harness.ask('POST', `/api/bookings/${first.body.bookingId}/cancel`, { token, body: {} });
    expect((await now(token, [rooms('02')])).status).toBe(200);
    expect(await now(token, [rooms('03')])).toMatchObject({
      status: 429,
      body: { error: { details: { reason: 'unpaid-sum' } } },
    });
    minutes(61);
    expect((await now(token, [rooms('03')])).status).toBe(200);
    minutes(-61);
  });
});

describe('the number started within an hour', () => {
  test('is at most twenty bookings, cancelled at once or not', async () => {
    const token = await account('asha@example.in');
    const answers = await oneAfterTheOther(21, async (index) => {
      const answer = await order(token, [night(index % 20)]);
      if (answer.status === 200)
        await site.harness.ask('POST', `/api/bookings/${answer.body.bookingId}/cancel`, {
          token,
          body: {},
          from: elsewhere(),
        });
      return answer;
    });
    expect(counts(answers)).toEqual({ 200: 20, 429: 1 });
    expect(answers[20]?.body.error).toMatchObject({
      message: 'You have made 20 bookings within an hour. Please try again in 60 minutes.',
      details: { reason: 'hour' },
    });
    site.harness.clock.advance(3_600_000);
    expect((await order(token, [night(1)])).status).toBe(200);
    site.harness.clock.advance(-3_600_000);
  });

  test('is at most twenty changes of bookings; cancelling is always possible', async () => {
    const token = await account('asha@example.in');
    const created = await order(token, [night(0)]);
    const path = `/api/bookings/${created.body.bookingId}/changes`;
    const answers = await oneAfterTheOther(21, async (index) => {
      const { body: booking } = await site.harness.ask('GET', `/api/bookings/${created.body.bookingId}`, { token });
      const line = booking.data.bookingItems[0].lineId;
      const changes = [{ line, guests: 1 + (index % 2) }];
      const { body } = await site.harness.ask('POST', `${path}/preview`, {
        token,
        body: { changes },
        from: elsewhere(),
      });
      return site.harness.ask('POST', path, { token, body: { changes, token: body.token }, from: elsewhere() });
    });
    expect(counts(answers)).toEqual({ 200: 20, 429: 1 });
    const { body: booking } = await site.harness.ask('GET', `/api/bookings/${created.body.bookingId}`, { token });
    const changes = [{ line: booking.data.bookingItems[0].lineId, cancel: true }];
    const { body } = await site.harness.ask('POST', `${path}/preview`, { token, body: { changes }, from: elsewhere() });
    expect((await site.harness.ask('POST', path, { token, body: { changes, token: body.token } })).status).toBe(200);
  });
});

describe('a hold without an account', () => {
  test('cannot be extended by the person who filled in the form', async () => {
    const { body } = await bookCar(1, { email: 'victim@example.in' }, elsewhere());
    const key = new URL(body.paymentLink).searchParams.get('key');
    const path = `/api/bookings/${body.bookingId}/keep`;
    expect(await site.harness.ask('POST', path, { body: { key } })).toMatchObject({
      status: 403,
      body: { error: { message: 'Open the link in our email to keep this booking' } },
    });
    for (const wrong of ['', 'x', 'x'.repeat(32)])
      expect((await site.harness.ask('POST', path, { body: { key: wrong } })).status).toBe(404);
    expect((await site.harness.ask('POST', `/api/bookings/${newBookingId()}/keep`, { body: { key } })).status).toBe(
      404,
    );
    const car = { id: 'city-sedan', type: 'car-rental', quantity: 1, selectedDate: '2027-01-02' };
    expect(await left(car)).toBe(3);
    site.harness.clock.advance(2 * 3_600_000);
    expect(await left(car)).toBe(4);
    site.harness.clock.advance(-2 * 3_600_000);
  });

  test('nothing can be held for longer than a trip can last', async () => {
    const token = await account('asha@example.in');
    const long = stayItem({ selectedDate: '2027-01-01', checkOut: '2027-02-01' });
    expect(
      await site.harness.ask('POST', '/api/send-booking-email', { token, body: orderOf([night(1), long], 1) }),
    ).toMatchObject({
      status: 400,
      body: {
        error: {
          message: 'A stay can be booked for at most 30 nights',
          details: { errors: [{ path: ['cartItems', '1', 'checkOut'] }] },
        },
      },
    });
    const car = { ...(await carBooking(site.harness)), pickupDate: '2027-01-01', dropDate: '2027-03-02' };
    expect(await site.harness.ask('POST', '/api/car-bookings', { body: car })).toMatchObject({
      status: 400,
      body: {
        error: { details: { errors: [{ path: ['dropDate'], message: 'A car can be rented for at most 60 days' }] } },
      },
    });
  });
});
