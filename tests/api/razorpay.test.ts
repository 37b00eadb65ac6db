import { afterAll, beforeAll, expect, test } from 'vitest';
import { english } from '../../messages/translate.ts';
import { describePayments } from '../../scripts/operator/payments.ts';
import { recordRefund } from '../../service/booking/usecases/payments/record-refund.ts';
import { sendRefund } from '../../service/booking/usecases/payments/send-refund.ts';
import { addDays, dayOf, formatDay } from '../../service/core/day.ts';
import { clock, operator } from '../../service/core/viewer.ts';
import { type Harness, startHarness } from '../harness.ts';
import { type Fault, openRazorpayServer } from '../razorpay-server.ts';
import { book, brokenInvariants, lastSuite, manyBookings, setBookingLimits, stayItem } from '../travellers.ts';

let bank: Awaited<ReturnType<typeof openRazorpayServer>>;
let harness: Harness;
let asha: Awaited<ReturnType<Harness['signUp']>>;
let nights = 0;
beforeAll(async () => {
  bank = await openRazorpayServer();
  harness = await startHarness({ LOG_LEVEL: 'silent', ...bank.environment });
  await setBookingLimits(harness, manyBookings);
  asha = await harness.signUp();
});
afterAll(async () => {
  expect(await brokenInvariants(harness)).toEqual([]);
  await harness.close();
  await bank.close();
});

const price = 590_000;

/** A booking that waits for its money, in a minute of its own: limits count minutes, and budgets what is unpaid. */
async function booked(own: Record<string, unknown> = {}, by = asha) {
  nights += 1;
  const night = addDays(dayOf('2027-03-01'), nights);
  const item = stayItem({ selectedDate: night, checkOut: addDays(night, 1), ...own });
  const { body } = await book(harness, by.token, [item]);
  return { bookingId: String(body.bookingId), key: new URL(body.paymentLink).searchParams.get('key'), night };
}
const open = ({ bookingId, key }: { bookingId: string; key: string | null }) =>
  harness.call('POST', '/api/payments', { body: { bookingId, key, method: 'card' } });
async function ordered(own?: Record<string, unknown>) {
  const sold = await booked(own);
  const { body } = await open(sold);
  return { ...sold, order: String(body.reference), checkout: body.checkout };
}
const notify = ({ body, headers }: ReturnType<typeof bank.webhook>) =>
  harness.call('POST', '/api/payments/events/razorpay', { body, headers });
const comeBack = (address: string, payload: string) =>
  harness.app.inject({
    method: 'POST',
    url: address.replace('http://padharo.test', ''),
    payload,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
  });
const shown = async (bookingId: string) =>
  (await harness.call('GET', `/api/bookings/${bookingId}`, { token: asha.token })).body.data;
const cancel = (bookingId: string) =>
  harness.call('POST', `/api/bookings/${bookingId}/cancel`, { token: asha.token, body: {} });
const emailsOf = async (bookingId: string) =>
  (await harness.emails()).filter(({ plain }) => plain.includes(bookingId)).map(({ kind }) => kind);

/** The refunds of a booking, and the jobs that wait to send them. */
async function owed(bookingId: string) {
  const { rows } = await harness.database.pool.query(
    `select r.id, r.amount_paise::int as amount, r.state, r.idempotency_key as key, (select count(*)::int from jobs.job j
       where j.name = 'send-refund' and (j.data->>'refundId')::bigint = r.id) as jobs
     from refunds r join payments p on p.id = r.payment_id join bookings b on b.id = p.booking_id
     where b.booking_id = $1 order by r.id`,
    [bookingId],
  );
  return rows;
}
const send = async (bookingId: string) => {
  for (const { id } of await owed(bookingId)) await sendRefund(harness.ctx(clock), { refundId: id });
};
const sentTo = (payment: { id: string }) => bank.refunds.filter(({ payment_id }) => payment_id === payment.id);

/** What the history says of money that is back. */
async function backIn(bookingId: string) {
  const { rows } = await harness.database.pool.query(
    `select c.actor, c.why from booking_changes c join bookings b on b.id = c.booking_id
       where b.booking_id = $1 and c.kind = 'refunded'`,
    [bookingId],
  );
  return rows;
}

/** A booking that was paid and is cancelled. */
async function cancelled() {
  const { bookingId, order } = await ordered();
  const payment = bank.pay(order);
  await notify(bank.webhook('payment.captured', payment));
  expect((await cancel(bookingId)).body.data).toMatchObject({ paymentState: 'refund_due', paymentMode: 'live' });
  return { bookingId, order, payment };
}

test('an order is for the whole amount, and the payer goes on to the page of the provider', async () => {
  const { bookingId, key, order, checkout } = await ordered();
  expect(bank.orders.get(order)).toMatchObject({ amount: price, currency: 'INR', receipt: bookingId });
  const page = `/${bookingId}?key=${key}`;
  expect(checkout).toEqual({
    kind: 'form',
    action: `${bank.environment.RAZORPAY_URL}/v1/checkout/embedded`,
    fields: {
      key_id: bank.environment.RAZORPAY_KEY_ID,
      order_id: order,
      amount: String(price),
      currency: 'INR',
      name: 'Padharo',
      'prefill[name]': 'Asha Verma',
      'prefill[method]': 'card',
      callback_url: `http://padharo.test/api/payments/checkout/razorpay${page}`,
      cancel_url: `http://padharo.test/payment${page}`,
    },
  });
  const again = await open({ bookingId, key });
  expect(again.body).toMatchObject({ reference: order, mode: 'live' });
  const shownPage = await harness.call('GET', `/api/payments/${bookingId}?key=${key}`);
  expect(shownPage.body, 'no code that leads nowhere').toMatchObject({
    gateway: { name: 'razorpay', testMode: false },
    upi: null,
  });
  const trial = await harness.call('POST', `/api/payments/test/test_${'0'.repeat(24)}`, { body: { outcome: 'paid' } });
  expect(trial.status, 'nobody pays without money').toBe(404);
  await cancel(bookingId);
});

test.each<Fault>(['silence', 'silence after', '500', '500 after', 'refusal', 'nonsense'])(
  'an order that meets %s is not opened; the payer is told to try again',
  async (fault) => {
    const sold = await booked();
    bank.fail('order', fault);
    expect(await open(sold)).toMatchObject({ status: 503 });
    expect((await open(sold)).status).toBe(200);
    await cancel(sold.bookingId);
  },
);

test('the payer comes back with a payment that the provider signed', async () => {
  const { bookingId, key, order, checkout } = await ordered();
  const { callback_url: back } = checkout.fields;
  const payment = bank.pay(order, { status: 'authorized' });
  expect(
    (await comeBack(back, bank.form({ ...payment, id: 'pay_mine' }).replace('pay_mine', 'pay_x'))).statusCode,
  ).toBe(403);
  const without = await comeBack(back, 'error%5Bcode%5D=BAD_REQUEST_ERROR');
  expect([without.statusCode, without.headers['location']]).toEqual([303, `/payment/${bookingId}?key=${key}`]);
  expect(await shown(bookingId)).toMatchObject({ bookingStatus: 'pending' });

  const returned = await comeBack(back, bank.form(payment));
  const thanks = `/payment/${bookingId}?key=${key}&came=paid`;
  expect([returned.statusCode, returned.headers['location']]).toEqual([303, thanks]);
  expect(returned.headers['cache-control']).toBe('no-store');
  expect(payment.status, 'what was only promised is taken').toBe('captured');
  await notify(bank.webhook('payment.captured', payment));
  expect(await shown(bookingId)).toMatchObject({ bookingStatus: 'confirmed', paymentState: 'paid' });
  expect(await emailsOf(bookingId)).toEqual(['booking-confirmation', 'payment-receipt']);
});

test('where the provider does not answer, its webhook tells', async () => {
  const { bookingId, order, checkout } = await ordered();
  const payment = bank.pay(order);
  bank.fail('payment', 'silence');
  expect((await comeBack(checkout.fields.callback_url, bank.form(payment))).statusCode).toBe(303);
  expect(await shown(bookingId)).toMatchObject({ bookingStatus: 'pending' });
  await notify(bank.webhook('order.paid', payment));
  expect(await shown(bookingId)).toMatchObject({ bookingStatus: 'confirmed' });
});

test('webhooks may come twice, out of order, for no one, and from no one', async () => {
  const { bookingId, order } = await ordered();
  const payment = bank.pay(order);
  const failed = bank.webhook('payment.failed', { ...payment, id: 'pay_before', status: 'failed' });
  const messages = [bank.webhook('order.paid', payment), bank.webhook('payment.captured', payment), failed];
  for (const message of [...messages, ...messages])
    expect(await notify(message)).toMatchObject({ status: 200, body: { received: true } });
  expect(await notify(bank.webhook('payment.captured', { ...payment, order_id: 'order_nobodys' }))).toMatchObject({
    status: 200,
  });
  const forged = bank.webhook('payment.captured', payment);
  expect((await notify({ ...forged, body: `${forged.body} ` })).status).toBe(403);
  expect(await shown(bookingId)).toMatchObject({ bookingStatus: 'confirmed', paymentState: 'paid' });
  expect(await emailsOf(bookingId)).toEqual(['booking-confirmation', 'payment-receipt']);
});

test('another amount is held, and told to the operator', async () => {
  const { bookingId, order } = await ordered();
  await notify(bank.webhook('payment.captured', bank.pay(order, { amount: price - 100 })));
  expect(await shown(bookingId)).toMatchObject({ bookingStatus: 'pending', paymentState: 'none' });
  expect(await describePayments(harness.ctx(operator), undefined)).toMatch(/razorpay, live {2}₹5,899 {2}held/);
  await cancel(bookingId);
});

test.each<[string, () => void]>([
  ['answers', () => undefined],
  ['is silent', () => bank.fail('refund', 'silence')],
  ['is silent after it did it', () => bank.fail('refund', 'silence after')],
  ['fails after it did it', () => bank.fail('refund', '500 after')],
  ['has no balance yet', () => bank.fail('refund', 'refusal', 'refusal')],
  ['does not tell what it did before', () => bank.fail('refunds', '500', 'nonsense')],
])('money that is owed goes back once where the provider %s', async (_, trouble) => {
  const { bookingId, payment } = await cancelled();
  expect(await owed(bookingId)).toMatchObject([{ amount: price, state: 'due', jobs: 1 }]);
  expect(sentTo(payment), 'nothing before the commit').toEqual([]);
  trouble();
  for (let time = 0; time < 4; time += 1) await send(bookingId).catch(() => undefined);
  const [{ key }] = await owed(bookingId);
  expect(sentTo(payment)).toMatchObject([{ amount: price, receipt: key }]);
  expect(await shown(bookingId)).toMatchObject({ paymentState: 'refunded', paymentMode: 'live', refundNow: 0 });
  expect(await backIn(bookingId)).toEqual([{ actor: 'gateway', why: expect.stringMatching(/^rfnd_/) }]);
});

test('a change: the difference is an order of its own, and what becomes cheaper goes back once, of the money that came first', async () => {
  const sold = await ordered();
  const { bookingId, night } = sold;
  const change = async (nights: number) => {
    const { lineId } = (await shown(bookingId)).bookingItems[0];
    const changes = [{ line: lineId, checkOut: addDays(night, nights) }];
    const at = `/api/bookings/${bookingId}/changes`;
    const { body } = await harness.call('POST', `${at}/preview`, { token: asha.token, body: { changes } });
    await harness.call('POST', at, { token: asha.token, body: { changes, token: body.token } });
    return body;
  };
  const first = bank.pay(sold.order);
  await notify(bank.webhook('payment.captured', first));
  const difference = 472_000;

  expect(await change(2)).toMatchObject({ toPay: difference / 100, toReceive: 0 });
  const { body } = await open(sold);
  expect(bank.orders.get(body.reference)).toMatchObject({ amount: difference, receipt: bookingId });
  const second = bank.pay(body.reference);
  const returned = await comeBack(body.checkout.fields.callback_url, bank.form(second));
  expect(returned.headers['location']).toBe(`/payment/${bookingId}?key=${sold.key}&came=paid`);
  const page = await harness.call('GET', `/api/payments/${bookingId}?key=${sold.key}`);
  const stay = { name: 'Lake House', from: formatDay(english, night), to: formatDay(english, addDays(night, 2)) };
  expect(page.body.receipts).toEqual([
    { number: sold.order, amount: price / 100, forChange: false, changed: [] },
    {
      number: body.reference,
      amount: difference / 100,
      forChange: true,
      changed: [`${stay.name}: ${stay.from} – ${stay.to}, 2 nights`],
    },
  ]);
  for (const kind of ['order.paid', 'payment.captured', 'order.paid']) await notify(bank.webhook(kind, second));
  expect(await shown(bookingId)).toMatchObject({ total: (price + difference) / 100, toPay: 0, proposal: null });

  expect(await change(1)).toMatchObject({ toPay: 0, toReceive: difference / 100 });
  bank.fail('refund', '500 after');
  for (let time = 0; time < 3; time += 1) await send(bookingId).catch(() => undefined);
  expect(await shown(bookingId)).toMatchObject({ bookingStatus: 'confirmed', total: price / 100 });
  await cancel(bookingId);
  for (let time = 0; time < 2; time += 1) await send(bookingId).catch(() => undefined);
  expect(sentTo(first).map(({ amount }) => amount)).toEqual([difference, price - difference]);
  expect(sentTo(second).map(({ amount }) => amount)).toEqual([difference]);
});

test('a job that runs twice at once sends money back once', async () => {
  const { bookingId, payment } = await cancelled();
  bank.gather(3);
  await Promise.all([send(bookingId), send(bookingId), send(bookingId)]);
  expect(sentTo(payment)).toHaveLength(1);
  expect(await backIn(bookingId)).toHaveLength(1);
});

test('money on its way is told of when it arrives, or sent by hand when it comes back', async () => {
  bank.refundsBecome('pending');
  const [arrives, fails] = [await cancelled(), await cancelled()];
  for (const { bookingId } of [arrives, fails]) await expect(send(bookingId)).rejects.toThrow('has not arrived yet');
  bank.refundsBecome('processed');
  expect(await describePayments(harness.ctx(operator), arrives.bookingId)).toMatch(/razorpay is refunding ₹5,900/);
  await expect(recordRefund(harness.ctx(operator), { reference: arrives.order })).rejects.toThrow(
    'This payment has no refund to pay',
  );
  for (const [one, event, status] of [
    [arrives, 'refund.processed', 'processed'],
    [fails, 'refund.failed', 'failed'],
  ] as const) {
    const [refund] = sentTo(one.payment);
    if (!refund) throw new Error('Nothing was sent');
    for (let time = 0; time < 2; time += 1) await notify(bank.webhook(event, { ...refund, status }));
  }
  expect(await shown(arrives.bookingId)).toMatchObject({ paymentState: 'refunded' });
  expect([await backIn(arrives.bookingId), await backIn(fails.bookingId)]).toMatchObject([[{ actor: 'gateway' }], []]);
  expect(await shown(fails.bookingId)).toMatchObject({ paymentState: 'refund_due' });
  expect(await describePayments(harness.ctx(operator), fails.bookingId)).toMatch(/refund_due {2}refund to pay: ₹5,900/);
  const byHand = { reference: fails.order, transferId: 'utr000000099' };
  for (let time = 0; time < 2; time += 1)
    expect(await recordRefund(harness.ctx(operator), byHand)).toEqual({ status: 'refunded' });
});

test('late money for a room that is sold is refunded by itself', async () => {
  const before = harness.clock.now;
  const { bookingId, order, night } = await ordered(lastSuite);
  harness.clock.advance(25 * 3_600_000);
  const ravi = await harness.signUp();
  await book(harness, ravi.token, [stayItem({ ...lastSuite, selectedDate: night, checkOut: addDays(night, 1) })]);
  const payment = bank.pay(order);
  await notify(bank.webhook('payment.captured', payment));
  await send(bookingId);
  expect(sentTo(payment)).toHaveLength(1);
  expect(await emailsOf(bookingId)).toEqual([
    'booking-confirmation',
    'booking-expired',
    'refund-due',
    'unused-payment',
  ]);
  harness.clock.now = before;
});
