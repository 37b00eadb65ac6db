import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describePayments } from '../../scripts/operator/payments.ts';
import { operator } from '../../service/core/viewer.ts';
import { book, stayItem } from '../travellers.ts';
import { type Attacked, openAttacked } from './attacked.ts';

const production = {
  NODE_ENV: 'production',
  APP_SECRET: 'a secret of more than thirty-two characters',
  ALLOW_EMBEDDED_DATABASE: 'yes',
};
const reference = `test_${'a'.repeat(24)}`;
const methods = ['upi', 'card', 'netbanking', 'wallet'] as const;

/** Starts a site with that configuration and a booking, and returns the key of its payment page. */
async function openSite(environment: Record<string, string>) {
  const harness = await openAttacked(environment);
  const thief = await harness.signUp();
  const { body } = await book(harness, thief.token, [stayItem()]);
  const key = new URL(body.paymentLink).searchParams.get('key');
  return { harness, thief, input: { bookingId: String(body.bookingId), key } };
}

const page = (harness: Attacked, { bookingId, key }: { bookingId: string; key: string | null }) =>
  harness.ask('GET', `/api/payments/${bookingId}?key=${key}`);

describe.each([
  ['beside a UPI id', { ...production, UPI_ID: 'padharo@okbank' }, ['upi'], 'This booking can be paid by UPI only'],
  ['without one', production, [], 'We do not take payments online yet. Contact us to pay.'],
])('a production %s has no test gateway', (_name, environment, offered, refusal) => {
  let here: Awaited<ReturnType<typeof openSite>>;
  beforeAll(async () => {
    here = await openSite(environment);
  });
  afterAll(() => here.harness.close());

  test('its call does not exist in any method, and nothing describes it', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS'])
      for (const path of [
        `/api/payments/test/${reference}`,
        `/api/payments/test/${reference}/`,
        '/api/payments/test/x',
      ]) {
        const body = method === 'POST' || method === 'PUT' ? { body: { outcome: 'paid' } } : {};
        const answer = await here.harness.ask(method, path, body);
        expect([method, path, answer.status]).toEqual([method, path, 404]);
      }
    const described = await here.harness.ask('GET', '/api/openapi.json');
    expect(Object.keys(described.body.paths).filter((path) => path.includes('payments'))).toEqual([
      '/api/payments/{bookingId}',
      '/api/payments',
      '/api/payments/{bookingId}/transfer',
    ]);
    for (const path of ['/api/docs', '/api/docs/payments']) {
      const { status, body } = await here.harness.ask('GET', path);
      expect([status, String(body).includes('payments/test')]).toEqual([200, false]);
    }
  });

  test('no payment is opened by any method, and the booking stays unpaid', async () => {
    for (const method of methods) {
      const answer = await here.harness.ask('POST', '/api/payments', { body: { ...here.input, method } });
      expect(answer.status).toBe(409);
      expect(answer.body.error.message).toBe(
        method === 'upi' && offered.length > 0
          ? 'Pay with the UPI code on the payment page. We’ll confirm your booking when we receive the transfer.'
          : refusal,
      );
    }
    const current = await page(here.harness, here.input);
    expect(current.body).toMatchObject({ gateway: null, methods: offered, booking: { bookingStatus: 'pending' } });
    if (offered.length === 0) expect(current.body.upi).toBeNull();
    else expect(current.body.upi).toMatchObject({ real: true, link: expect.stringContaining('pa=padharo@okbank') });
    const { rows } = await here.harness.database.pool.query('select * from payments');
    expect(rows).toEqual([]);
  });

  test('a payment opened in test mode is not approved here', async () => {
    await here.harness.database.pool.query(
      `insert into payments (booking_id, gateway, mode, reference, method, amount_paise, status, created_at)
         select id, 'test', 'test', $1, 'upi', total_paise, 'open', now() from bookings`,
      [reference],
    );
    const answer = await here.harness.ask('POST', `/api/payments/test/${reference}`, { body: { outcome: 'paid' } });
    expect(answer.status).toBe(404);
    expect((await page(here.harness, here.input)).body.booking.bookingStatus).toBe('pending');
    await here.harness.database.pool.query('delete from payments');
  });
});

describe('with PAYMENTS=test', () => {
  let here: Awaited<ReturnType<typeof openSite>>;
  beforeAll(async () => {
    here = await openSite({ ...production, PAYMENTS: 'test', UPI_ID: 'padharo@okbank' });
  });
  afterAll(() => here.harness.close());

  test('no code of a real payee is shown beside it', async () => {
    const { body } = await page(here.harness, here.input);
    expect(body).toMatchObject({ gateway: { name: 'test', testMode: true }, methods: [...methods] });
    expect(body.upi).toMatchObject({ real: false, link: expect.stringContaining('pa=padharo@test') });
  });

  test('a test payment never counts as money in an answer, an email or the ledger', async () => {
    const { harness, thief, input } = here;
    const opened = await harness.ask('POST', '/api/payments', { body: { ...input, method: 'card' } });
    expect(opened.body.mode).toBe('test');
    const path = `/api/payments/test/${opened.body.reference}`;
    const paid = await harness.ask('POST', path, { body: { outcome: 'paid' } });
    expect(paid.body).toEqual({ status: 'captured', mode: 'test' });
    const cancelled = await harness.ask('POST', `/api/bookings/${input.bookingId}/cancel`, {
      token: thief.token,
      body: {},
    });
    expect(cancelled.body.data).toMatchObject({ paymentState: 'refund_due', paymentMode: 'test' });
    expect((await harness.ask('POST', path, { body: { outcome: 'paid' } })).body.mode).toBe('test');
    const emails = (await harness.emails()).filter(({ kind }) => /receipt|cancelled/.test(kind));
    expect(emails.map(({ kind }) => kind).sort()).toEqual(['booking-cancelled', 'payment-receipt']);
    for (const { subject, plain, html } of emails)
      for (const part of [subject, plain, html]) expect(part).not.toMatch(/we send|We received|business days/i);
    expect(await describePayments(harness.ctx(operator), undefined)).toMatch(/TEST.*nothing to refund$/);
  });
});
