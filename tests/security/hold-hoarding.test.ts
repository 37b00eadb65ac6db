import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  brokenInvariants,
  carBooking,
  newBookingId,
  orderOf,
  pay,
  raftItem,
  setBookingLimits,
  stayItem,
  totalOf,
} from '../travellers.ts';
import { type Attacked, type Got, openAttacked } from './attacked.ts';

let harness: Attacked;
/** Tokens of buyers with an account, by address; each is created once. */
const accounts = new Map<string, string>();
beforeAll(async () => {
  harness = await openAttacked();
});
afterAll(() => harness.close());
async function empty(): Promise<void> {
  await harness.database.pool.query(
    'truncate bookings, buyers, booking_lines, holds, payments, emails, allotments, hourly_counts cascade',
  );
}
beforeEach(async () => {
  expect(await brokenInvariants(harness)).toEqual([]);
  await empty();
});

async function account(email: string): Promise<string> {
  const known = accounts.get(email);
  if (known) return known;
  const { body } = await harness.ask('POST', '/api/auth/local/register', {
    body: { username: 'Hoarder', email, password: 'lamps-on-the-ganga' },
    from: `198.18.0.${accounts.size}`,
  });
  await harness.database.db.updateTable('users').set({ confirmed: true }).where('email', '=', email).execute();
  accounts.set(email, body.jwt);
  return body.jwt;
}

/** Networks that no other test uses. */
let networks = 0;
function elsewhere(): string {
  networks += 1;
  return `100.64.${(networks >> 8) & 255}.${networks & 255}`;
}

async function order(token: string, items: readonly unknown[], from = elsewhere()): Promise<Got> {
  const total = await totalOf(harness, items);
  return harness.ask('POST', '/api/send-booking-email', { token, body: orderOf(items, total), from });
}

/** A room for one night, on another day for each index. */
const night = (index: number, overrides: Record<string, unknown> = {}) => {
  const day = (date: number) => `2027-01-${String(date).padStart(2, '0')}`;
  return stayItem({ selectedDate: day(1 + index), checkOut: day(2 + index), ...overrides });
};

/** A car for one day, on another day for each index, without an account. */
async function bookCar(index: number, overrides: { email?: string }, from: string, token?: string): Promise<Got> {
  const day = new Date(Date.UTC(2027, 0, 1 + index)).toISOString().slice(0, 10);
  const body = await carBooking(harness, { pickupDate: day, dropDate: day, ...overrides });
  return harness.ask('POST', '/api/car-bookings', { body, from, ...(token === undefined ? {} : { token }) });
}

const counts = (answers: readonly Got[]) =>
  Object.fromEntries([...Map.groupBy(answers, ({ status }) => status)].map(([status, all]) => [status, all.length]));

async function left(item: Record<string, unknown>): Promise<number> {
  const { body } = await harness.ask('POST', '/api/quotes', { body: { items: [item] }, from: elsewhere() });
  return body.lines[0].unitsLeft;
}

async function oneAfterTheOther(times: number, ask: (index: number) => Promise<Got>): Promise<Got[]> {
  const answers: Got[] = [];
  for (let index = 0; index < times; index += 1) answers.push(await ask(index));
  return answers;
}

describe('one buyer holds at most five bookings unpaid', () => {
  test('with an account, from any network; the message says what to do, and paying or cancelling makes room', async () => {
    const token = await account('asha@example.in');
    const answers = await oneAfterTheOther(7, (index) => order(token, [night(index)]));
    expect(counts(answers)).toEqual({ 200: 5, 429: 2 });
    const refused = answers[5];
    expect(refused?.body.error).toMatchObject({
      name: 'RateLimitError',
      message:
        '5 bookings of yours still wait for payment. Please choose Pay now, or pay for one or cancel one on your dashboard.',
      details: { reason: 'unpaid-bookings' },
    });
    expect(Number(refused?.headers.get('retry-after'))).toBe(24 * 3_600);
    expect(await left(night(5))).toBe(5);
    await pay(harness, answers[0]?.body);
    expect((await order(token, [night(7)])).status).toBe(200);
    expect((await order(token, [night(8)])).status).toBe(429);
    const cancelled = await harness.ask('POST', `/api/bookings/${answers[1]?.body.bookingId}/cancel`, {
      token,
      body: {},
    });
    expect(cancelled.status).toBe(200);
    expect((await order(token, [night(9)])).status).toBe(200);
  });

  test('expired holds no longer count, swept or not, and a repeated order is never refused', async () => {
    const token = await account('asha@example.in');
    const bodies = await Promise.all(
      [0, 1, 2, 3, 4].map(async (index) => orderOf([night(index)], await totalOf(harness, [night(index)]))),
    );
    const send = (body: object) => harness.ask('POST', '/api/send-booking-email', { token, body, from: elsewhere() });
    const first = await oneAfterTheOther(5, (index) => send(bodies[index] ?? {}));
    expect(counts(first)).toEqual({ 200: 5 });
    expect((await send(bodies[0] ?? {})).body).toEqual(first[0]?.body);
    const before = harness.clock.now;
    harness.clock.advance(24 * 3_600_000);
    // a token is valid for half a day
    const { body } = await harness.ask('POST', '/api/auth/local', {
      body: { identifier: 'asha@example.in', password: 'lamps-on-the-ganga' },
    });
    expect((await order(body.jwt, [night(6)])).status).toBe(200);
    harness.clock.now = before;
  });

  test('twenty requests at once', async () => {
    const token = await account('asha@example.in');
    const total = await totalOf(harness, [night(0)]);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        harness.ask('POST', '/api/send-booking-email', {
          token,
          body: orderOf([night(index)], total),
          from: elsewhere(),
        }),
      ),
    );
    expect(counts(answers)).toEqual({ 200: 5, 429: 15 });
  });

  test('with accounts that differ by a +tag or the dots of Gmail', async () => {
    const names = [
      'ravi.iyer@gmail.com',
      'raviiyer+1@gmail.com',
      'r.a.v.i.iyer+two@gmail.com',
      'raviiyer@googlemail.com',
    ];
    const tokens: string[] = [];
    for (const name of names) tokens.push(await account(name));
    const answers = await oneAfterTheOther(8, (index) => order(tokens[index % tokens.length] ?? '', [night(index)]));
    expect(counts(answers)).toEqual({ 200: 5, 429: 3 });
  });

  test('without an account, by the address, however it is written', async () => {
    const names = [
      'leela.menon@gmail.com',
      'leelamenon+a@gmail.com',
      'LeelaMenon@googlemail.com',
      'leela.menon+b@gmail.com',
    ];
    const answers = await oneAfterTheOther(8, (index) =>
      bookCar(index, { email: names[index % names.length] ?? '' }, elsewhere()),
    );
    expect(counts(answers)).toEqual({ 200: 5, 429: 3 });
    expect(answers[7]?.body.error.message).toBe(
      '5 bookings for this email address still wait for payment. Please pay for one first, or try again later.',
    );
  });

  test('a stranger who enters the address of an account does not use up its limit', async () => {
    const token = await account('asha@example.in');
    const strange = await oneAfterTheOther(6, (index) => bookCar(index, { email: 'asha@example.in' }, elsewhere()));
    expect(counts(strange)).toEqual({ 200: 5, 429: 1 });
    const own = await oneAfterTheOther(5, (index) => order(token, [night(index)]));
    expect(counts(own)).toEqual({ 200: 5 });
  });
});

describe('one network', () => {
  test('holds at most ten bookings without an account, and another network still books', async () => {
    const answers = await oneAfterTheOther(13, (index) => bookCar(index, {}, '203.0.113.9'));
    expect(counts(answers)).toEqual({ 200: 10, 429: 3 });
    expect(answers[12]?.body.error).toMatchObject({
      message:
        'Many bookings from your network are not paid yet. Please sign in and book with your account, or try again later.',
      details: { reason: 'network' },
    });
    expect((await bookCar(14, {}, '203.0.113.10')).status).toBe(200);
    // people on the same network who have an account can still book
    expect((await order(await account('asha@example.in'), [night(1)], '203.0.113.9')).status).toBe(200);
  });

  test('is the /64 of an IPv6 address, and of twenty at once ten are accepted', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => bookCar(index, {}, `2001:db8:5:6::${(index + 1).toString(16)}`)),
    );
    expect(counts(answers)).toEqual({ 200: 10, 429: 10 });
  });

  test('holds at most a hundred bookings in all', async () => {
    await harness.database.db
      .insertInto('bookings')
      .values(
        Array.from({ length: 100 }, (_, index) => ({
          booking_id: `BOOK_1795000000_${String(index).padStart(6, 'A')}`,
          customer_name: 'Somebody',
          email: `somebody${index}@example.in`,
          mailbox: `somebody${index}@example.in`,
          network: '203.0.113.77',
          status: 'pending',
          payment_method: 'upi',
          subtotal_paise: 100,
          tax_paise: 0,
          total_paise: 100,
          tax_rules: '[]',
          request_hash: '',
          hold_until: new Date(harness.clock.now.getTime() + 3_600_000),
          created_at: harness.clock.now,
          updated_at: harness.clock.now,
        })),
      )
      .execute();
    const token = await account('asha@example.in');
    expect(await order(token, [night(1)], '203.0.113.77')).toMatchObject({
      status: 429,
      body: { error: { message: /^Many bookings from your network are not paid yet/ } },
    });
    expect((await order(token, [night(1)])).status).toBe(200);
    await empty();
  });
});

describe('one buyer holds at most a share of a day’s stock to pay later', () => {
  const raft = (quantity: number, overrides: Record<string, unknown> = {}) =>
    raftItem({ quantity, selectedDate: '2027-01-10', ...overrides });

  test('six of twelve places at one time, in one cart or several, and none of the rest', async () => {
    const token = await account('asha@example.in');
    expect(await order(token, [raft(7)])).toMatchObject({
      status: 429,
      body: {
        error: {
          message:
            'Ganga Rafting: at most 6 places can be held unpaid for this time. Please choose Pay now to book all of them, or book fewer.',
          details: { reason: 'share', most: 6 },
        },
      },
    });
    expect((await order(token, [raft(4), raft(3, { cartId: 'line-2' })])).status).toBe(429);
    const five = await order(token, [raft(5)]);
    expect(five.status).toBe(200);
    expect((await order(token, [raft(2)])).body.error.message).toBe(
      'Ganga Rafting: you hold some places for this time unpaid. Please choose Pay now, or book at most 1 place more.',
    );
    expect((await order(token, [raft(1)])).status).toBe(200);
    expect(await left(raft(1))).toBe(6);
    await pay(harness, five.body);
    expect((await order(token, [raft(2)])).status).toBe(200);
  });

  test('not all cars of a type for three days, from one network with many addresses', async () => {
    const book = async (overrides: object, from: string) => {
      const body = await carBooking(harness, { pickupDate: '2027-03-01', dropDate: '2027-03-04', ...overrides });
      return harness.ask('POST', '/api/car-bookings', { body, from });
    };
    const answers = await oneAfterTheOther(5, () => book({}, '203.0.113.30'));
    expect(counts(answers)).toEqual({ 200: 3, 429: 2 });
    expect(answers[4]?.body.error.message).toBe(
      'City Sedan: to pay later, all cars of one type can be held for at most 3 days. Please choose Pay now, or book fewer.',
    );
    expect((await book({ dropDate: '2027-03-03' }, '203.0.113.30')).status).toBe(200);
    expect((await book({ pickupDate: '2027-03-04' }, elsewhere())).status).toBe(200);
  });

  test('twenty carts at once for the same places', async () => {
    const token = await account('asha@example.in');
    const total = await totalOf(harness, [raft(3)]);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        harness.ask('POST', '/api/send-booking-email', { token, body: orderOf([raft(3)], total), from: elsewhere() }),
      ),
    );
    expect(counts(answers)).toEqual({ 200: 2, 429: 18 });
    expect(await left(raft(1))).toBe(6);
  });

  test('also of free products, which need no payment, and sixty units of them in all', async () => {
    const { pool } = harness.database;
    await pool.query(`update attractions set price_paise = 0 where slug = 'ganga-rafting'`);
    const token = await account('asha@example.in');
    const free = (quantity: number, day = 10) =>
      raft(quantity, { selectedDate: `2027-01-${day}`, cartId: `line-${day}`, price: 0, totalPrice: 0 });
    expect((await order(token, [free(7)])).body.error.message).toBe(
      'Ganga Rafting: one person can book at most 6 places for this time. Please book fewer.',
    );
    expect((await order(token, [free(6)])).body).toMatchObject({ confirmed: true });
    expect((await order(token, [free(1)])).body.error.message).toBe(
      'Ganga Rafting: you already have as many places for this time as one person can book.',
    );
    const more = Array.from({ length: 9 }, (_, index) => free(6, 11 + index));
    expect((await order(token, more)).status).toBe(200);
    expect((await order(token, [free(1, 25)])).body.error).toMatchObject({ details: { reason: 'free-of-charge' } });
    await pool.query(`update attractions set price_paise = 150000 where slug = 'ganga-rafting'`);
  });
});

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
    expect(refused.body.error.message).toContain('comes to 61 nights, places and vehicle days; at most 60 can wait');
  });

  test('of twenty carts of thirty nights at once two are accepted', async () => {
    const token = await account('asha@example.in');
    const total = await totalOf(harness, [long(0, 30)]);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        harness.ask('POST', '/api/send-booking-email', {
          token,
          body: orderOf([long(0, 30)], total),
          from: elsewhere(),
        }),
      ),
    );
    expect(counts(answers)).toEqual({ 200: 2, 429: 18 });
  });

  test('is worth no more than the operator’s limit', async () => {
    await setBookingLimits(harness, { unpaidRupees: 5_000 });
    const refused = await order(await account('asha@example.in'), [long(0, 1)]);
    expect(refused.body.error).toMatchObject({ details: { reason: 'unpaid-sum' } });
    expect(refused.body.error.message).toContain('at most ₹5,000 can wait for payment at once');
    await setBookingLimits(harness, {});
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
    await setBookingLimits(harness, { unpaidUnits: 1, networkTimes: 1 });
    const answers = await oneAfterTheOther(5, async (index) =>
      order(await account(`wide${index}@example.in`), [long(index, 1)], `2001:db8:9:${index + 1}::1`),
    );
    expect(counts(answers)).toEqual({ 200: 4, 429: 1 });
    expect(answers[4]?.body.error).toMatchObject({ details: { reason: 'network' } });
    await setBookingLimits(harness, {});
  });

  test('cannot grow by a change of the booking', async () => {
    const token = await account('asha@example.in');
    const created = await order(token, [long(0, 30), long(30, 29)]);
    const { body: booking } = await harness.ask('GET', `/api/bookings/${created.body.bookingId}`, { token });
    const [first] = booking.data.bookingItems;
    const change = async (request: object) => {
      const path = `/api/bookings/${created.body.bookingId}/changes`;
      const changes = [{ line: first.lineId, ...request }];
      const { body } = await harness.ask('POST', `${path}/preview`, { token, body: { changes } });
      return harness.ask('POST', path, { token, body: { changes, token: body.token }, from: elsewhere() });
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
    const body = orderOf(items, await totalOf(harness, items), { pay: 'now' });
    return harness.ask('POST', '/api/send-booking-email', { token, body, from: elsewhere() });
  };
  const minutes = (count: number) => harness.clock.advance(count * 60_000);

  test('holds the stock for fifteen minutes, and releases it when it is not paid', async () => {
    const token = await account('asha@example.in');
    const created = await now(token, [raft(12)]);
    expect(created).toMatchObject({ status: 200, body: { keepUntil: null, confirmed: false } });
    expect(Date.parse(created.body.holdUntil) - harness.clock.now.getTime()).toBe(15 * 60_000);
    expect(await left(raft(1))).toBe(0);
    minutes(15);
    expect(await left(raft(1))).toBe(12);
    minutes(-15);
    expect(await pay(harness, created.body)).toMatchObject({ body: { status: 'captured' } });
  });

  test('cannot lock the same stock again and again', async () => {
    const token = await account('asha@example.in');
    expect((await now(token, [raft(12)])).status).toBe(200);
    minutes(15);
    const second = await now(token, [raft(12)]);
    expect(second.status).toBe(200);
    // cancelling early does not get around the limit
    await harness.ask('POST', `/api/bookings/${second.body.bookingId}/cancel`, { token, body: {} });
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
    await harness.ask('POST', `/api/bookings/${first.body.bookingId}/cancel`, { token, body: {} });
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
        await harness.ask('POST', `/api/bookings/${answer.body.bookingId}/cancel`, {
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
    harness.clock.advance(3_600_000);
    expect((await order(token, [night(1)])).status).toBe(200);
    harness.clock.advance(-3_600_000);
  });

  test('is at most twenty changes of bookings; cancelling is always possible', async () => {
    const token = await account('asha@example.in');
    const created = await order(token, [night(0)]);
    const path = `/api/bookings/${created.body.bookingId}/changes`;
    const answers = await oneAfterTheOther(21, async (index) => {
      const { body: booking } = await harness.ask('GET', `/api/bookings/${created.body.bookingId}`, { token });
      const line = booking.data.bookingItems[0].lineId;
      const changes = [{ line, guests: 1 + (index % 2) }];
      const { body } = await harness.ask('POST', `${path}/preview`, { token, body: { changes }, from: elsewhere() });
      return harness.ask('POST', path, { token, body: { changes, token: body.token }, from: elsewhere() });
    });
    expect(counts(answers)).toEqual({ 200: 20, 429: 1 });
    const { body: booking } = await harness.ask('GET', `/api/bookings/${created.body.bookingId}`, { token });
    const changes = [{ line: booking.data.bookingItems[0].lineId, cancel: true }];
    const { body } = await harness.ask('POST', `${path}/preview`, { token, body: { changes }, from: elsewhere() });
    expect((await harness.ask('POST', path, { token, body: { changes, token: body.token } })).status).toBe(200);
  });
});

describe('a hold without an account', () => {
  test('cannot be extended by the person who filled in the form', async () => {
    const { body } = await bookCar(1, { email: 'victim@example.in' }, elsewhere());
    const key = new URL(body.paymentLink).searchParams.get('key');
    const path = `/api/bookings/${body.bookingId}/keep`;
    expect(await harness.ask('POST', path, { body: { key } })).toMatchObject({
      status: 403,
      body: { error: { message: 'Please open the link in our email to keep this booking' } },
    });
    for (const wrong of ['', 'x', 'x'.repeat(32)])
      expect((await harness.ask('POST', path, { body: { key: wrong } })).status).toBe(404);
    expect((await harness.ask('POST', `/api/bookings/${newBookingId()}/keep`, { body: { key } })).status).toBe(404);
    const car = { id: 'city-sedan', type: 'car-rental', quantity: 1, selectedDate: '2027-01-02' };
    expect(await left(car)).toBe(3);
    harness.clock.advance(2 * 3_600_000);
    expect(await left(car)).toBe(4);
    harness.clock.advance(-2 * 3_600_000);
  });

  test('nothing can be held for longer than a trip can last', async () => {
    const token = await account('asha@example.in');
    const long = stayItem({ selectedDate: '2027-01-01', checkOut: '2027-02-01' });
    expect(
      await harness.ask('POST', '/api/send-booking-email', { token, body: orderOf([night(1), long], 1) }),
    ).toMatchObject({
      status: 400,
      body: {
        error: {
          message: 'A stay can be booked for at most 30 nights',
          details: { errors: [{ path: ['cartItems', '1', 'checkOut'] }] },
        },
      },
    });
    const car = { ...(await carBooking(harness)), pickupDate: '2027-01-01', dropDate: '2027-03-02' };
    expect(await harness.ask('POST', '/api/car-bookings', { body: car })).toMatchObject({
      status: 400,
      body: {
        error: { details: { errors: [{ path: ['dropDate'], message: 'A car can be rented for at most 60 days' }] } },
      },
    });
  });
});
