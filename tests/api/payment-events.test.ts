import { afterAll, beforeAll, expect, test } from 'vitest';
import { testGateway } from '../../service/payments/test-gateway.ts';
import { type Harness, startHarness } from '../harness.ts';
import { book } from '../travellers.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness({ LOG_LEVEL: 'silent' });
});
afterAll(() => harness.close());

test('a message of a provider is read as it was received, and believed by its signature', async () => {
  const { token } = await harness.signUp();
  const { body } = await book(harness, token);
  const key = new URL(body.paymentLink).searchParams.get('key');
  const opened = await harness.call('POST', '/api/payments', {
    body: { bookingId: body.bookingId, key, method: 'upi' },
  });
  const told = testGateway(harness.ctx().config).decide(opened.body.reference, 'paid');
  const tell = (text: string, gateway = 'test', type = 'application/json') => {
    const headers = { ...told.headers, 'content-type': type } as Record<string, string>;
    return harness.call('POST', `/api/payments/events/${gateway}`, { body: text, headers });
  };
  const text = told.body.toString();
  const paymentState = async () =>
    (await harness.call('GET', `/api/bookings/${body.bookingId}`, { token })).body.data.paymentState;

  expect((await tell(JSON.stringify(JSON.parse(text), null, 1))).status).toBe(403);
  expect((await tell('{')).status).toBe(403);
  expect((await tell(text, 'razorpay')).status).toBe(404);
  expect((await tell(text, 'test', 'text/plain')).status).toBe(415);
  expect(await paymentState()).toBe('none');

  for (let time = 0; time < 2; time += 1)
    expect(await tell(text)).toMatchObject({ status: 200, body: { received: true } });
  expect(await paymentState()).toBe('paid');
});
