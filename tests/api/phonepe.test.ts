import { afterAll, beforeAll, expect, test } from 'vitest';
import { describePayments } from '../../scripts/operator/payments.ts';
import { expireBookings } from '../../service/booking/usecases/cancellation/expire-bookings.ts';
import { sendRefund } from '../../service/booking/usecases/payments/send-refund.ts';
import { addDays, dayOf } from '../../service/core/day.ts';
import { clock, operator } from '../../service/core/viewer.ts';
import type { FakeMessage } from '../fake-gateways.ts';
import { type Harness, startHarness } from '../harness.ts';
import { openPhonePeServer } from '../phonepe-server.ts';
import { book, brokenInvariants, lastSuite, stayItem } from '../travellers.ts';

// What is PhonePe's own: a page with an address, which ends, and messages that are not signed over what they say.

let bank: Awaited<ReturnType<typeof openPhonePeServer>>;
let harness: Harness;
let asha: Awaited<ReturnType<Harness['signUp']>>;
let nights = 0;
beforeAll(async () => {
  bank = await openPhonePeServer({ now: () => harness.clock.now.getTime() });
  harness = await startHarness({ LOG_LEVEL: 'silent', ...bank.environment });
  asha = await harness.signUp();
});
afterAll(async () => {
  expect(await brokenInvariants(harness)).toEqual([]);
  await harness.close();
  await bank.close();
});

const price = 590_000;

async function ordered(own: Record<string, unknown> = {}) {
  nights += 1;
  const night = addDays(dayOf('2027-03-01'), nights);
  const item = stayItem({ selectedDate: night, checkOut: addDays(night, 1), ...own });
  const { body } = await book(harness, asha.token, [item]);
  const bookingId = String(body.bookingId);
  const key = new URL(body.paymentLink).searchParams.get('key');
  const opened = await start({ bookingId, key });
  return { bookingId, key, night, reference: String(opened.body.reference), checkout: opened.body.checkout };
}
const start = (of: { bookingId: string; key: string | null }) =>
  harness.call('POST', '/api/payments', { body: { bookingId: of.bookingId, key: of.key, method: 'card' } });
const notify = ({ body, headers }: FakeMessage) =>
  harness.call('POST', '/api/payments/events/phonepe', { body, headers });
const completed = (reference: string) => bank.webhook('checkout.order.completed', { merchantOrderId: reference });
const shown = async ({ bookingId }: { bookingId: string }) =>
  (await harness.call('GET', `/api/bookings/${bookingId}`, { token: asha.token })).body.data;
const cancel = ({ bookingId }: { bookingId: string }) =>
  harness.call('POST', `/api/bookings/${bookingId}/cancel`, { token: asha.token, body: {} });
const comeBack = async (url: string) => {
  const { statusCode, headers } = await harness.app.inject({ url: url.replace('http://padharo.test', '') });
  return [statusCode, headers['location']];
};
const order = (reference: string) => bank.orders.get(reference) ?? expect.fail('no such order');

test('an order is for the whole amount, for as long as the hold or an hour, and its page leads back to ours', async () => {
  const { bookingId, key, reference, checkout } = await ordered();
  const address = `http://padharo.test/api/payments/checkout/phonepe/${bookingId}?key=${key}`;
  expect(order(reference)).toMatchObject({ amount: price, seconds: 3_600, back: address });
  expect(checkout).toEqual({ kind: 'redirect', url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/pay\/pp_/) });
  const page = await harness.call('GET', `/api/payments/${bookingId}?key=${key}`);
  expect(page.body).toMatchObject({ gateway: { name: 'phonepe', testMode: false }, upi: null });
  await cancel({ bookingId });
});

test('its page is given again while it lives, and another one is opened before it ends', async () => {
  const before = harness.clock.now;
  const of = await ordered();
  harness.clock.advance(58 * 60_000);
  expect((await start(of)).body.checkout).toEqual(of.checkout);
  harness.clock.advance(90_000);
  const next = (await start(of)).body;
  expect(next.reference).not.toBe(of.reference);
  // the last minutes of a hold: the page lives for five at least
  harness.clock.advance(22.9 * 3_600_000);
  const last = (await start(of)).body;
  expect(order(last.reference).seconds).toBeLessThan(600);
  harness.clock.now = before;
  await cancel(of);
});

test('a subscriber who returns is believed nothing: the gateway is asked', async () => {
  const of = await ordered();
  const { back } = order(of.reference);
  const page = `/payment/${of.bookingId}?key=${of.key}`;
  expect(await comeBack(back)).toEqual([303, `${page}&came=waiting`]);
  expect(await comeBack(`${back}&state=COMPLETED`)).toEqual([303, `${page}&came=waiting`]);
  bank.fail('status', '500');
  expect(await comeBack(back), 'it does not answer').toEqual([303, `${page}&came=waiting`]);
  bank.decide(of.reference, 'FAILED');
  expect(await comeBack(back)).toEqual([303, `${page}&came=declined`]);
  expect(await shown(of)).toMatchObject({ bookingStatus: 'pending' });

  const again = (await start(of)).body;
  bank.decide(again.reference, 'COMPLETED');
  for (let time = 0; time < 2; time += 1)
    expect(await comeBack(order(again.reference).back)).toEqual([303, `${page}&came=paid`]);
  expect(await shown(of)).toMatchObject({ bookingStatus: 'confirmed', paymentState: 'paid' });
});

test('without the key of the booking no one is asked, and nothing is said', async () => {
  const of = await ordered();
  bank.decide(of.reference, 'COMPLETED');
  const at = `/api/payments/checkout/phonepe/${of.bookingId}`;
  expect(await comeBack(at)).toEqual([303, `/payment/${of.bookingId}`]);
  expect(await comeBack(`${at}?key=wrong`)).toEqual([303, `/payment/${of.bookingId}?key=wrong`]);
  expect(await comeBack('/api/payments/checkout/phonepe/BOOK_1_NOBODY?key=wrong')).toEqual([
    303,
    '/payment/BOOK_1_NOBODY?key=wrong',
  ]);
  expect(await shown(of)).toMatchObject({ bookingStatus: 'pending' });
  await notify(completed(of.reference));
});

test('a message is only a sign to ask: what it says of the order counts for nothing', async () => {
  const of = await ordered();
  expect((await notify(completed(of.reference))).status).toBe(200);
  expect(await shown(of), 'nobody paid').toMatchObject({ bookingStatus: 'pending' });
  bank.decide(of.reference, 'COMPLETED');
  bank.fail('status', 'silence', '500');
  const failed = bank.webhook('checkout.order.failed', { merchantOrderId: of.reference });
  for (let time = 0; time < 2; time += 1) expect((await notify(failed)).status, 'tell it again').toBe(503);
  expect((await notify(failed)).status).toBe(200);
  expect(await shown(of)).toMatchObject({ bookingStatus: 'confirmed' });
});

test('one token is used for many requests; one that ended is replaced, and one that is refused is not kept', async () => {
  const of = await ordered();
  bank.decide(of.reference, 'COMPLETED');
  const before = bank.tokensGiven();
  bank.forgetTokens();
  bank.fail('token', '500');
  expect((await notify(completed(of.reference))).status).toBe(503);
  expect((await notify(completed(of.reference))).status).toBe(200);
  expect((await notify(completed(of.reference))).status).toBe(200);
  expect(bank.tokensGiven() - before).toBe(1);
  expect(await shown(of)).toMatchObject({ bookingStatus: 'confirmed' });
});

test('another amount buys nothing: it is held as a payment of its own', async () => {
  const of = await ordered();
  Object.assign(bank.decide(of.reference, 'COMPLETED'), { amount: price - 100 });
  await notify(completed(of.reference));
  expect(await shown(of)).toMatchObject({ bookingStatus: 'pending', paymentState: 'none' });
  expect(await describePayments(harness.ctx(operator), of.bookingId)).toMatch(/phonepe, live {2}₹5,899 {2}held/);
  await cancel(of);
});

test('money on its way back is told of when it arrives', async () => {
  const of = await ordered();
  bank.decide(of.reference, 'COMPLETED');
  await notify(completed(of.reference));
  await cancel(of);
  bank.refundsBecome('PENDING');
  const { rows } = await harness.database.pool.query<{ id: number }>(
    'select r.id from refunds r join bookings b on b.id = r.booking_id where b.booking_id = $1',
    [of.bookingId],
  );
  for (const { id } of rows)
    await expect(sendRefund(harness.ctx(clock), { refundId: id })).rejects.toThrow('has not arrived yet');
  bank.refundsBecome('COMPLETED');
  expect(await describePayments(harness.ctx(operator), of.bookingId)).toMatch(/phonepe is refunding ₹5,900/);
  const refund = bank.refunds.find(({ originalMerchantOrderId }) => originalMerchantOrderId === of.reference);
  if (!refund) throw new Error('Nothing was sent');
  const message = (event: string) => bank.webhook(event, { merchantRefundId: refund.merchantRefundId });
  await notify(message('pg.refund.accepted'));
  refund.state = 'COMPLETED';
  for (let time = 0; time < 2; time += 1) await notify(message('pg.refund.completed'));
  expect(await shown(of)).toMatchObject({ paymentState: 'refunded' });
});

test('late money for a room that is sold is refunded', async () => {
  const before = harness.clock.now;
  const of = await ordered(lastSuite);
  harness.clock.advance(25 * 3_600_000);
  await expireBookings(harness.ctx(clock));
  const ravi = await harness.signUp();
  await book(harness, ravi.token, [stayItem({ ...lastSuite, selectedDate: of.night, checkOut: addDays(of.night, 1) })]);
  bank.decide(of.reference, 'COMPLETED');
  await notify(completed(of.reference));
  expect(await shown(of)).toMatchObject({ bookingStatus: 'cancelled', paymentState: 'refund_due' });
  harness.clock.now = before;
});
