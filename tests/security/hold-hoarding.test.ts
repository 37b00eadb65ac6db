import { describe, expect, test } from 'vitest';
import { carBooking, orderOf, pay, raftItem, totalOf } from '../travellers.ts';
import { counts, night, oneAfterTheOther, siteToHoard } from './hoarding.ts';

const site = siteToHoard();
const { empty, account, elsewhere, order, bookCar, left } = site;

describe('one buyer holds at most five bookings unpaid', () => {
  test('with an account, from any network; the message says what to do, and paying or cancelling makes room', async () => {
    const token = await account('asha@example.in');
    const answers = await oneAfterTheOther(7, (index) => order(token, [night(index)]));
    expect(counts(answers)).toEqual({ 200: 5, 429: 2 });
    const refused = answers[5];
    expect(refused?.body.error).toMatchObject({
      name: 'RateLimitError',
      message: 'You have 5 unpaid bookings. Choose Pay now, or first pay for one or cancel one on your dashboard.',
      details: { reason: 'unpaid-bookings' },
    });
    expect(Number(refused?.headers.get('retry-after'))).toBe(24 * 3_600);
    expect(await left(night(5))).toBe(5);
    await pay(site.harness, answers[0]?.body);
    expect((await order(token, [night(7)])).status).toBe(200);
    expect((await order(token, [night(8)])).status).toBe(429);
    const cancelled = await site.harness.ask('POST', `/api/bookings/${answers[1]?.body.bookingId}/cancel`, {
      token,
      body: {},
    });
    expect(cancelled.status).toBe(200);
    expect((await order(token, [night(9)])).status).toBe(200);
  });

  test('expired holds no longer count, swept or not, and a repeated order is never refused', async () => {
    const token = await account('asha@example.in');
    const bodies = await Promise.all(
      [0, 1, 2, 3, 4].map(async (index) => orderOf([night(index)], await totalOf(site.harness, [night(index)]))),
    );
    const send = (body: object) =>
      site.harness.ask('POST', '/api/send-booking-email', { token, body, from: elsewhere() });
    const first = await oneAfterTheOther(5, (index) => send(bodies[index] ?? {}));
    expect(counts(first)).toEqual({ 200: 5 });
    expect((await send(bodies[0] ?? {})).body).toEqual(first[0]?.body);
    const before = site.harness.clock.now;
    site.harness.clock.advance(24 * 3_600_000);
    // a token is valid for half a day
    const { body } = await site.harness.ask('POST', '/api/auth/local', {
      body: { identifier: 'asha@example.in', password: 'lamps-on-the-ganga' },
    });
    expect((await order(body.jwt, [night(6)])).status).toBe(200);
    site.harness.clock.now = before;
  });

  test('twenty requests at once', async () => {
    const token = await account('asha@example.in');
    const total = await totalOf(site.harness, [night(0)]);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        site.harness.ask('POST', '/api/send-booking-email', {
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
      'There are 5 unpaid bookings for this email address. Pay for one first, or try again later.',
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
      message: 'There are too many unpaid bookings from your network. Sign in to book, or try again later.',
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
    await site.harness.database.db
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
          hold_until: new Date(site.harness.clock.now.getTime() + 3_600_000),
          created_at: site.harness.clock.now,
          updated_at: site.harness.clock.now,
        })),
      )
      .execute();
    const token = await account('asha@example.in');
    expect(await order(token, [night(1)], '203.0.113.77')).toMatchObject({
      status: 429,
      body: { error: { message: /^There are too many unpaid bookings from your network/ } },
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
            'Ganga Rafting: we can hold at most 6 places unpaid for this time. Choose Pay now to book all of them, or book fewer.',
          details: { reason: 'share', most: 6 },
        },
      },
    });
    expect((await order(token, [raft(4), raft(3, { cartId: 'line-2' })])).status).toBe(429);
    const five = await order(token, [raft(5)]);
    expect(five.status).toBe(200);
    expect((await order(token, [raft(2)])).body.error.message).toBe(
      'Ganga Rafting: you already have unpaid places for this time. Choose Pay now, or book at most 1 place more.',
    );
    expect((await order(token, [raft(1)])).status).toBe(200);
    expect(await left(raft(1))).toBe(6);
    await pay(site.harness, five.body);
    expect((await order(token, [raft(2)])).status).toBe(200);
  });

  test('not all cars of a type for three days, from one network with many addresses', async () => {
    const book = async (overrides: object, from: string) => {
      const body = await carBooking(site.harness, { pickupDate: '2027-03-01', dropDate: '2027-03-04', ...overrides });
      return site.harness.ask('POST', '/api/car-bookings', { body, from });
    };
    const answers = await oneAfterTheOther(5, () => book({}, '203.0.113.30'));
    expect(counts(answers)).toEqual({ 200: 3, 429: 2 });
    expect(answers[4]?.body.error.message).toBe(
      'City Sedan: to pay later, you can hold all cars of one type for at most 3 days. Choose Pay now, or book fewer.',
    );
    expect((await book({ dropDate: '2027-03-03' }, '203.0.113.30')).status).toBe(200);
    expect((await book({ pickupDate: '2027-03-04' }, elsewhere())).status).toBe(200);
  });

  test('twenty carts at once for the same places', async () => {
    const token = await account('asha@example.in');
    const total = await totalOf(site.harness, [raft(3)]);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        site.harness.ask('POST', '/api/send-booking-email', {
          token,
          body: orderOf([raft(3)], total),
          from: elsewhere(),
        }),
      ),
    );
    expect(counts(answers)).toEqual({ 200: 2, 429: 18 });
    expect(await left(raft(1))).toBe(6);
  });

  test('also of free products, which need no payment, and sixty units of them in all', async () => {
    const { pool } = site.harness.database;
    await pool.query(`update attractions set price_paise = 0 where slug = 'ganga-rafting'`);
    const token = await account('asha@example.in');
    const free = (quantity: number, day = 10) =>
      raft(quantity, { selectedDate: `2027-01-${day}`, cartId: `line-${day}`, price: 0, totalPrice: 0 });
    expect((await order(token, [free(7)])).body.error.message).toBe(
      'Ganga Rafting: one person can book at most 6 places for this time. Book fewer.',
    );
    expect((await order(token, [free(6)])).body).toMatchObject({ confirmed: true });
    expect((await order(token, [free(1)])).body.error.message).toBe(
      'Ganga Rafting: you already have the most places one person can book for this time.',
    );
    const more = Array.from({ length: 9 }, (_, index) => free(6, 11 + index));
    expect((await order(token, more)).status).toBe(200);
    expect((await order(token, [free(1, 25)])).body.error).toMatchObject({ details: { reason: 'free-of-charge' } });
    await pool.query(`update attractions set price_paise = 150000 where slug = 'ganga-rafting'`);
  });
});
