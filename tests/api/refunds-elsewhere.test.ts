import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describePayments } from '../../scripts/operator/payments.ts';
import { refundHeldPayment } from '../../service/booking/usecases/payments/refund-held-payment.ts';
import { sendRefund } from '../../service/booking/usecases/payments/send-refund.ts';
import { addDays, dayOf } from '../../service/core/day.ts';
import { clock, operator } from '../../service/core/viewer.ts';
import { type Harness, startHarness } from '../harness.ts';
import { openRazorpayServer } from '../razorpay-server.ts';
import { book, brokenInvariants, stayItem } from '../travellers.ts';

// Money that is refunded without us: refunds on the dashboard of the gateway, and lost disputes.

let bank: Awaited<ReturnType<typeof openRazorpayServer>>;
let harness: Harness;
let asha: Awaited<ReturnType<Harness['signUp']>>;
let nights = 0;
beforeAll(async () => {
  bank = await openRazorpayServer();
  harness = await startHarness({ LOG_LEVEL: 'silent', ...bank.environment });
  asha = await harness.signUp();
});
afterAll(async () => {
  expect(await brokenInvariants(harness)).toEqual([]);
  await harness.close();
  await bank.close();
});

const price = 590_000;
type Paid = Awaited<ReturnType<typeof paid>>;
type Message = { body: string; headers: Record<string, string> };

const deliver = (message: Message) =>
  harness.call('POST', '/api/payments/events/razorpay', { body: message.body, headers: message.headers });

async function ordered() {
  nights += 1;
  const night = addDays(dayOf('2027-03-01'), nights);
  const { body } = await book(harness, asha.token, [stayItem({ selectedDate: night, checkOut: addDays(night, 1) })]);
  const bookingId = String(body.bookingId);
  const key = new URL(body.paymentLink).searchParams.get('key');
  const opened = await harness.call('POST', '/api/payments', { body: { bookingId, key, method: 'card' } });
  return { bookingId, order: String(opened.body.reference) };
}
async function paid() {
  const sold = await ordered();
  const payment = bank.pay(sold.order);
  await deliver(bank.webhook('payment.captured', payment));
  return { ...sold, payment };
}
const outside = (of: Paid, amount: number) =>
  bank.webhook('refund.processed', bank.refundOnDashboard(of.payment, amount));
const readBooking = async ({ bookingId }: { bookingId: string }) =>
  (await harness.call('GET', `/api/bookings/${bookingId}`, { token: asha.token })).body.data;
const cancel = ({ bookingId }: Paid) =>
  harness.call('POST', `/api/bookings/${bookingId}/cancel`, { token: asha.token, body: {} });
const ledger = ({ bookingId }: { bookingId: string }) => describePayments(harness.ctx(operator), bookingId);

/** The refunds that count, and what the provider has sent of the payment. */
async function backOf({ bookingId, payment }: Paid) {
  const { rows } = await harness.database.pool.query<{ id: number; amount: number; state: string; origin: string }>(
    `select r.id, r.amount_paise::int as amount, r.state, r.origin from refunds r join bookings b on b.id = r.booking_id
     where b.booking_id = $1 and r.state <> 'void' order by r.id`,
    [bookingId],
  );
  const sent = bank.refunds.filter(({ payment_id }) => payment_id === payment.id).map(({ amount }) => amount);
  return { rows, own: rows.map(({ origin, amount, state }) => `${origin} ${amount} ${state}`), sent };
}
async function send(of: Paid): Promise<void> {
  for (const { id, origin } of (await backOf(of)).rows)
    if (origin === 'own') await sendRefund(harness.ctx(clock), { refundId: id }).catch(() => undefined);
}
async function historyOf({ bookingId }: { bookingId: string }) {
  const { rows } = await harness.database.pool.query<{ state: string }>(
    `select c.kind || ' ' || c.money_paise as state from booking_changes c join bookings b on b.id = c.booking_id
     where b.booking_id = $1 order by c.version`,
    [bookingId],
  );
  return rows.map(({ state }) => state).slice(2);
}
/** Invoices and credit notes, which are below 0. */
async function billsOf({ bookingId }: { bookingId: string }) {
  const { rows } = await harness.database.pool.query<{ total: number }>(
    `select (case when i.corrects is null then i.total_paise else -i.total_paise end)::int as total
     from invoices i join bookings b on b.id = i.booking_id where b.booking_id = $1 order by i.id`,
    [bookingId],
  );
  return rows.map(({ total }) => total);
}
const creditsOf = async (of: { bookingId: string }) =>
  (await billsOf(of)).filter((total) => total < 0).map((total) => -total);

test('a refund on the dashboard lowers what is left: cancelled later, only the rest is refunded', async () => {
  const of = await paid();
  const message = outside(of, 200_000);
  for (let time = 0; time < 2; time += 1) expect((await deliver(message)).status).toBe(200);
  // another message about the same refund
  expect((await deliver(bank.webhook('refund.processed', bank.refunds.at(-1) ?? expect.fail()))).status).toBe(200);
  expect(await readBooking(of)).toMatchObject({ bookingStatus: 'confirmed', paymentState: 'paid', refundNow: 3900 });
  expect(await ledger(of)).not.toMatch(/refund to pay/);
  expect(await creditsOf(of)).toEqual([200_000]);
  await cancel(of);
  await send(of);
  expect(await backOf(of)).toMatchObject({
    own: ['outside 200000 done', 'own 390000 done'],
    sent: [200_000, 390_000],
  });
  expect(await readBooking(of)).toMatchObject({ paymentState: 'refunded', refundNow: 0 });
  expect(await historyOf(of)).toEqual(['refunded-outside -200000', 'cancelled -390000', 'refunded 0']);
  expect(await creditsOf(of)).toEqual([200_000, 390_000]);
});

test('all of it was refunded on the dashboard: a cancellation asks for nothing and names nothing to send', async () => {
  const of = await paid();
  await deliver(outside(of, price));
  expect(await readBooking(of)).toMatchObject({ bookingStatus: 'confirmed', paymentState: 'refunded', refundNow: 0 });
  expect((await cancel(of)).status).toBe(200);
  await send(of);
  expect(await backOf(of)).toMatchObject({ own: ['outside 590000 done'], sent: [price] });
  expect(await ledger(of)).toMatch(/refunded/);
  expect(await ledger(of)).not.toMatch(/send/);
});

describe('what we owe already is paid by it first', () => {
  test.each([
    ['all of it', price, [], ['outside 590000 done'], [price]],
    ['a part', 200_000, ['own 390000 due'], ['outside 200000 done', 'own 390000 done'], [200_000, 390_000]],
  ])('%s', async (_, amount, due, back, sent) => {
    const of = await paid();
    await cancel(of);
    bank.fail('refund', 'refusal');
    await send(of);
    await deliver(outside(of, amount));
    expect((await backOf(of)).own.slice(1), 'what is still owed').toEqual(due);
    await send(of);
    expect(await backOf(of)).toMatchObject({ own: back, sent });
    expect(await readBooking(of)).toMatchObject({ paymentState: 'refunded' });
    expect(await creditsOf(of), 'credited once').toEqual([price]);
  });

  test('also when the gateway gave up on ours: no one is asked to send it by hand', async () => {
    const of = await paid();
    await cancel(of);
    await harness.database.pool.query(
      `update refunds set state = 'failed' where booking_id = (select id from bookings where booking_id = $1)`,
      [of.bookingId],
    );
    expect(await ledger(of)).toMatch(/refund to pay: ₹5,900/);
    await deliver(outside(of, price));
    expect(await ledger(of)).not.toMatch(/refund to pay/);
  });

  test('also when no message came: the gateway is asked what it knows before it is asked for more', async () => {
    const of = await paid();
    bank.refundOnDashboard(of.payment, 200_000);
    await cancel(of);
    await send(of);
    await send(of);
    expect(await backOf(of)).toMatchObject({
      own: ['outside 200000 done', 'own 390000 done'],
      sent: [200_000, 390_000],
    });
  });
});

test('it is told before the payment itself is: the money came, and went', async () => {
  const { order, bookingId } = await ordered();
  const payment = bank.pay(order);
  const of = { bookingId, order, payment };
  await deliver(outside(of, 200_000));
  await deliver(bank.webhook('payment.captured', payment));
  expect(await readBooking(of)).toMatchObject({ bookingStatus: 'confirmed', refundNow: 3900 });
  expect((await backOf(of)).own).toEqual(['outside 200000 done']);
});

test('ours is asked for while the dashboard refunds: what is recorded is what went back', async () => {
  const of = await paid();
  await cancel(of);
  const message = outside(of, 200_000);
  let sending: Promise<unknown> | undefined;
  // the dashboard's message comes when our request is done and before it is answered
  bank.watch((moment) => {
    if (moment === 'refunds done') sending = deliver(message);
    return false;
  });
  await send(of);
  await sending;
  bank.watch(() => false);
  await send(of);
  const { rows, sent } = await backOf(of);
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
  expect(sum(rows.filter(({ state }) => state === 'done').map(({ amount }) => amount))).toBe(sum(sent));
  expect(await readBooking(of)).toMatchObject({ paymentState: 'refunded' });
});

test('one that fails counts no more, in whichever order that is said', async () => {
  const of = await paid();
  const refund = bank.refundOnDashboard(of.payment, 200_000);
  const processed = bank.webhook('refund.processed', refund);
  const failed = bank.webhook('refund.failed', { ...refund, status: 'failed' });
  await deliver(bank.webhook('refund.created', { ...refund, status: 'pending' }));
  expect(await readBooking(of), 'not done yet').toMatchObject({ refundNow: 5900 });
  for (const message of [processed, failed, processed, failed]) await deliver(message);
  expect(await readBooking(of)).toMatchObject({ paymentState: 'paid', refundNow: 5900 });
  expect(await billsOf(of), 'what was credited is billed again, once').toEqual([price, -200_000, 200_000]);

  const other = await paid();
  const second = bank.refundOnDashboard(other.payment, 200_000);
  await deliver(bank.webhook('refund.failed', { ...second, status: 'failed' }));
  await deliver(bank.webhook('refund.processed', second));
  expect(await readBooking(other)).toMatchObject({ refundNow: 5900 });
  expect(await billsOf(other)).toEqual([price]);
  for (const entry of [refund, second]) bank.refunds.splice(bank.refunds.indexOf(entry), 1);

  // cancelled after all: everything is credited, by both invoices
  await cancel(of);
  expect((await creditsOf(of)).reduce((sum, entry) => sum + entry)).toBe(200_000 + price);
});

test('a lost dispute takes the money: nothing is left to refund, and no price is lowered', async () => {
  const of = await paid();
  const dispute = bank.loseDispute(of.payment, price);
  for (let time = 0; time < 2; time += 1) await deliver(bank.webhook('payment.dispute.lost', dispute));
  expect(await readBooking(of)).toMatchObject({ bookingStatus: 'confirmed', refundNow: 0 });
  expect(await historyOf(of)).toEqual(['dispute-lost -590000']);
  expect(await creditsOf(of)).toEqual([]);
  await cancel(of);
  expect((await backOf(of)).own).toEqual(['dispute 590000 done']);

  const twice = await paid();
  await cancel(twice);
  await send(twice);
  await deliver(bank.webhook('payment.dispute.lost', bank.loseDispute(twice.payment, price)));
  expect((await backOf(twice)).own, 'as it happened').toEqual(['own 590000 done', 'dispute 590000 done']);
  expect(await readBooking(twice)).toMatchObject({ paymentState: 'refunded' });
});

test('of a held payment only the rest is sent back, and nothing when all of it went', async () => {
  const of = await ordered();
  const payment = bank.pay(of.order, { amount: price + 10_000 });
  await deliver(bank.webhook('payment.captured', payment));
  await deliver(outside({ ...of, payment }, 100_000));
  expect(await ledger(of)).toMatch(/held/);
  expect(await refundHeldPayment(harness.ctx(operator), { reference: payment.id })).toEqual({ status: 'refund_due' });
  await send({ ...of, payment });
  expect((await backOf({ ...of, payment })).sent).toEqual([100_000, 500_000]);

  const other = bank.pay(of.order, { amount: 10_000 });
  await deliver(bank.webhook('payment.captured', other));
  await deliver(outside({ ...of, payment: other }, 10_000));
  expect(await ledger(of)).not.toMatch(/held/);
  expect(await readBooking(of)).toMatchObject({ bookingStatus: 'pending' });
});

test('of an unpaid booking nothing is recorded', async () => {
  const { order, bookingId } = await ordered();
  const payment = bank.pay(order, { status: 'authorized' });
  const body = JSON.stringify({
    event: 'refund.processed',
    payload: {
      refund: { entity: bank.refundOnDashboard(payment, price) },
      payment: { entity: { ...payment, captured: false } },
    },
  });
  expect((await deliver(bank.signed(body))).status).toBe(200);
  expect(await readBooking({ bookingId })).toMatchObject({ bookingStatus: 'pending', paymentState: 'none' });
});

test.each([
  ['a dollar', { event: 'payment.captured', payload: { payment: { entity: { id: 'pay_1', currency: 'USD' } } } }],
  ['a subscription', { event: 'subscription.charged', payload: { subscription: { entity: {} } } }],
  ['nothing', { event: 'order.paid', payload: { payment: { entity: { id: 'p', order_id: 'o', amount: 0 } } } }],
  ['an unknown kind', { event: 'settlement.processed', payload: {} }],
  ['a payment link', { event: 'payment_link.paid', payload: { payment_link: [] } }],
  ['a bad name', { event: 'payment.failed', payload: { payment: { entity: { order_id: '\0' } } } }],
  ['a list', []],
  ['half a message', '{"event":'],
])('a signed message about %s is taken, and the same with a wrong signature is not', async (_, message) => {
  const signed = bank.signed(typeof message === 'string' ? message : JSON.stringify(message));
  expect(await deliver(signed)).toMatchObject({ status: 200, body: { received: true } });
  expect((await deliver({ ...signed, body: `${signed.body} ` })).status).toBe(403);
});
