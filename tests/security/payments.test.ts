import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { splitStatements } from '../statements.ts';
import {
  book,
  brokenInvariants,
  newBookingId,
  orderOf,
  raftItem,
  refund,
  standing,
  stayItem,
  totalOf,
} from '../travellers.ts';
import { type Attacked, openAttacked } from './attacked.ts';

let harness: Attacked;
let victim: Awaited<ReturnType<Attacked['signUp']>>;
let thief: Awaited<ReturnType<Attacked['signUp']>>;
beforeAll(async () => {
  harness = await openAttacked();
  victim = await harness.signUp('Asha Verma');
  thief = await harness.signUp('Some Body');
});
afterAll(async () => {
  expect(await brokenInvariants(harness)).toEqual([]);
  await harness.close();
});

const order = (body: unknown, token = thief.token) => harness.ask('POST', '/api/send-booking-email', { body, token });
const bookings = async () => {
  const { rows } = await harness.database.pool.query<{ count: number }>('select count(*)::int as count from bookings');
  return rows[0]?.count ?? 0;
};

/** JSON with numbers that JSON.stringify would not write, as an attacker types it. */
function textOf(body: object, number: string): string {
  return JSON.stringify(body).replaceAll('"HERE"', number);
}

const numbers = ['-1', '0', '1.5', '1e9', '1e308', '1e999', 'NaN', '"1"', '[1]', '{}', 'true', '9007199254740992'];

describe('totals and quantities that a client may not choose', () => {
  test.each(numbers)('a quantity of %s is refused', async (number) => {
    const before = await bookings();
    for (const item of [stayItem({ quantity: 'HERE' }), raftItem({ quantity: 'HERE' })]) {
      const quoted = await harness.ask('POST', '/api/quotes', { body: textOf({ items: [item] }, number) });
      expect([200, 400]).toContain(quoted.status);
      if (quoted.status === 200) expect(quoted.body.available).toBe(false);
      const answer = await order(textOf(orderOf([item], 1), number));
      expect([400, 409]).toContain(answer.status);
    }
    expect(await bookings()).toBe(before);
  });

  test.each(['rooms', 'guests', 'adults', 'children'])('nor are %s', async (field) => {
    const before = await bookings();
    for (const number of numbers.filter((one) => one !== '0')) {
      const answer = await order(textOf(orderOf([stayItem({ [field]: 'HERE' })], 1), number));
      expect([field, number, [400, 409].includes(answer.status)]).toEqual([field, number, true]);
    }
    expect(await bookings()).toBe(before);
  });

  test('negative tickets do not pay for others', async () => {
    const before = await bookings();
    for (const ticketTypes of [
      { adult: 1, child: -1, infant: 0 },
      { adult: -5, child: 0, infant: 0 },
      { adult: 1.5, child: 0, infant: 0 },
      { adult: 1e308, child: 0, infant: 0 },
      { __proto__: null, adult: '2' },
      [1, 1, 1],
    ]) {
      const answer = await order(orderOf([raftItem({ ticketTypes, quantity: 1 })], 1));
      expect([400, 409]).toContain(answer.status);
    }
    expect(await bookings()).toBe(before);
  });

  test.each([...numbers, 'null'])('a total of %s is not what anything costs', async (number) => {
    const before = await bookings();
    const body = orderOf([stayItem()], 0);
    const answer = await order(textOf({ ...body, totals: { ...body.totals, total: 'HERE' } }, number));
    expect([400, 409]).toContain(answer.status);
    expect(await bookings()).toBe(before);
  });
});

test('prices, recipient, name and payment link sent by the client are ignored', async () => {
  const items = [
    stayItem({ selectedDate: '2027-01-10', checkOut: '2027-01-11', price: 1, totalPrice: 1, unitPrice: 1, tax: 0 }),
  ];
  const total = await totalOf(harness, items);
  expect(total).toBe(5900);
  expect((await order(orderOf(items, 2))).status).toBe(409);
  const before = await harness.emails();
  const sold = await order(orderOf(items, total, { to: victim.email, total: 1, amount: 1, userId: victim.id }));
  expect(sold.status).toBe(200);
  expect(sold.body.paymentLink).toMatch(/^http:\/\/padharo\.test\/payment\//);
  const written = (await harness.emails()).slice(before.length);
  expect(written.map(({ recipient }) => recipient)).toEqual([thief.email]);
  for (const { html, plain } of written) for (const part of [html, plain]) expect(part).not.toContain('evil.example');
  const own = await harness.ask('GET', `/api/bookings/${sold.body.bookingId}`, { token: thief.token });
  expect(own.body.data.total).toBe(5900);
  expect((await harness.ask('GET', `/api/bookings/${sold.body.bookingId}`, { token: victim.token })).status).toBe(404);
});

test('a payment is for the amount the server stored, whatever is sent with it', async () => {
  const { body } = await book(harness, thief.token, [stayItem({ selectedDate: '2027-01-12', checkOut: '2027-01-13' })]);
  const key = new URL(body.paymentLink).searchParams.get('key');
  const input = { bookingId: body.bookingId, key, method: 'upi' };
  const opened = await harness.ask('POST', '/api/payments', { body: { ...input, amount: 1, total: 1, mode: 'live' } });
  expect(opened.body).toMatchObject({ amount: 5900, mode: 'test' });
  for (const method of ['UPI', 'cash', '', null, ['upi'], { $ne: 1 }, '__proto__'])
    expect((await harness.ask('POST', '/api/payments', { body: { ...input, method } })).status).toBe(400);
  for (const outcome of ['refunded', 'captured', null, 1, ['paid']])
    expect(
      (await harness.ask('POST', `/api/payments/test/${opened.body.reference}`, { body: { outcome } })).status,
    ).toBe(400);
  for (const reference of ['test_', `test_${'0'.repeat(24)}`, 'upi_632145879012', '..%2f..', `test_${'G'.repeat(24)}`])
    expect([400, 404]).toContain(
      (await harness.ask('POST', `/api/payments/test/${reference}`, { body: { outcome: 'paid' } })).status,
    );
});

describe('someone else’s booking', () => {
  let theirs: string;
  let key: string;
  beforeAll(async () => {
    const { body } = await book(harness, victim.token, [
      stayItem({ selectedDate: '2027-01-14', checkOut: '2027-01-15' }),
    ]);
    theirs = body.bookingId;
    key = new URL(body.paymentLink).searchParams.get('key') ?? '';
  });

  test('cannot be seen, cancelled, paid or taken over with its id alone', async () => {
    const { token } = thief;
    const nobodys = newBookingId();
    for (const id of [theirs, nobodys]) {
      const answers = [
        await harness.ask('GET', `/api/bookings/${id}`, { token }),
        await harness.ask('POST', `/api/bookings/${id}/cancel`, { token, body: {} }),
        await harness.ask('GET', `/api/payments/${id}`, { token }),
        await harness.ask('POST', '/api/payments', { token, body: { bookingId: id, method: 'upi' } }),
      ];
      for (const { status, body } of answers)
        expect({ status, error: body.error }).toEqual({
          status: 404,
          error: { status: 404, name: 'NotFoundError', message: 'Not Found', details: {} },
        });
    }
    const items = [stayItem()];
    const taken = await order(orderOf(items, await totalOf(harness, items), { bookingId: theirs }));
    expect(taken).toMatchObject({
      status: 409,
      body: { error: { message: 'This booking ID cannot be used', details: {} } },
    });
  });

  test('is not found by guessing the key: every guess gets the same answer after the same queries', async () => {
    const guesses = {
      'nearly right': `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`,
      'right but for the first': `${key.startsWith('A') ? 'B' : 'A'}${key.slice(1)}`,
      wrong: 'x'.repeat(32),
      short: 'x',
      empty: '',
    };
    const ask = (id: string, guess: string, from: string) =>
      harness.ask('GET', `/api/payments/${id}?key=${encodeURIComponent(guess)}`, { from });
    // that keys are compared in constant time: service/booking/model/payment-link.test.ts
    const seen: object[] = [];
    const look = async (id: string, guess: string) => {
      const input = await splitStatements(async () => {
        const { status, body } = await ask(id, guess, '198.51.100.1');
        seen.push({ status, body });
      });
      Object.assign(seen.at(-1) ?? {}, { input });
    };
    for (const guess of Object.values(guesses)) await look(theirs, guess);
    for (const guess of [key, guesses.wrong]) await look(newBookingId(), guess);
    expect(seen[0]).toMatchObject({ status: 404 });
    for (const one of seen) expect(one).toEqual(seen[0]);
    expect((await ask(theirs, key, '198.51.100.9')).status).toBe(200);
    // the rate limit ends the guessing long before the keys do
    let tries = 0;
    while (tries < 200 && (await ask(theirs, String(tries), '198.51.100.77')).status !== 429) tries += 1;
    expect(tries).toBeLessThanOrEqual(120);
  });
});

test.each(['%00', 'BOOK_%00', '%F0%9F%98%80', '%ED%A0%80', "'%20or%201=1--", '..%2f..%2fusers', '__proto__'])(
  'an id of %s finds nothing and breaks nothing',
  async (id) => {
    for (const token of [undefined, thief.token])
      for (const path of [`/api/payments/${id}`, `/api/payments/${id}?key=${id}`, `/api/bookings/${id}`]) {
        const { status } = await harness.ask('GET', path, token === undefined ? {} : { token });
        expect([path, status >= 400 && status < 500]).toEqual([path, true]);
      }
  },
);

test('no more is refunded than was paid, however often and late the refund is requested', async () => {
  const { body } = await book(harness, thief.token, [stayItem({ selectedDate: '2027-01-16', checkOut: '2027-01-17' })]);
  const key = new URL(body.paymentLink).searchParams.get('key');
  const open = (method: string) =>
    harness.ask('POST', '/api/payments', { body: { bookingId: body.bookingId, key, method } });
  const references = [(await open('card')).body.reference, (await open('upi')).body.reference];
  const notify = (reference: string) =>
    harness.ask('POST', `/api/payments/test/${reference}`, { body: { outcome: 'paid' } });
  for (const reference of [...references, ...references]) await notify(reference);
  const cancels = await Promise.all(
    Array.from({ length: 5 }, () =>
      harness.ask('POST', `/api/bookings/${body.bookingId}/cancel`, { token: thief.token, body: { refund: 1e9 } }),
    ),
  );
  expect(cancels.map(({ status }) => status)).toEqual(Array(5).fill(200));
  for (const reference of references) await notify(reference);
  const { rows } = await harness.database.pool.query(
    `select ${standing} as status, p.amount_paise as amount, ${refund} as refund, p.mode from payments p
       join bookings b on b.id = p.booking_id where b.booking_id = $1`,
    [body.bookingId],
  );
  const once = { status: 'refund_due', amount: 590_000, refund: 590_000, mode: 'test' };
  expect(rows).toEqual([once, once]);
  const kinds = (await harness.emails()).filter(({ plain }) => plain.includes(body.bookingId)).map(({ kind }) => kind);
  expect(kinds.sort()).toEqual([
    'booking-cancelled',
    'booking-confirmation',
    'payment-receipt',
    'refund-due',
    'unused-payment',
  ]);
});
