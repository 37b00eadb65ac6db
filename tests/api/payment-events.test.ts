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
  const message = testGateway(harness.ctx().config).decide(opened.body.reference, 'paid');
  const notify = (text: string, gateway = 'test', type = 'application/json') => {
    const headers = { ...message.headers, 'content-type': type } as Record<string, string>;
    return harness.call('POST', `/api/payments/events/${gateway}`, { body: text, headers });
  };
  const text = message.body.toString();
  const paymentState = async () =>
    (await harness.call('GET', `/api/bookings/${body.bookingId}`, { token })).body.data.paymentState;

  expect((await notify(JSON.stringify(JSON.parse(text), null, 1))).status).toBe(403);
  expect((await notify('{')).status).toBe(403);
  expect((await notify(text, 'razorpay')).status).toBe(404);
  expect((await notify(text, 'test', 'text/plain')).status).toBe(415);
  expect(await paymentState()).toBe('none');

  for (let time = 0; time < 2; time += 1)
    expect(await notify(text)).toMatchObject({ status: 200, body: { received: true } });
  expect(await paymentState()).toBe('paid');
});
