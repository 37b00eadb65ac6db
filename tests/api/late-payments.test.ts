import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expireBookings } from '../../service/booking/usecases/cancellation/expire-bookings.ts';
import { acceptHeldPayment } from '../../service/booking/usecases/payments/accept-held-payment.ts';
import { recordCash } from '../../service/booking/usecases/payments/record-cash.ts';
import { recordUpiTransfer } from '../../service/booking/usecases/payments/record-upi-transfer.ts';
import { addDays, dayOf } from '../../service/core/day.ts';
import { fromRupees } from '../../service/core/money.ts';
import { clock, operator } from '../../service/core/viewer.ts';
import { makeBooking } from '../changing.ts';
import { type Harness, startHarness } from '../harness.ts';
import { book, brokenInvariants, lastSuite, stayItem } from '../travellers.ts';

// A payment page that was opened before the hold expired can be paid weeks later: what that money buys.

let harness: Harness;
let asha: Awaited<ReturnType<Harness['signUp']>>;
let night = dayOf('2027-01-10');
let receipts = 0;
const start = new Date('2026-11-20T10:00:00+05:30');

beforeAll(async () => {
  harness = await startHarness();
});
beforeEach(async () => {
  harness.clock.now = new Date(start);
  night = addDays(night, 1);
  receipts += 1;
  asha = await harness.signUp();
});
afterEach(async () => {
  await sql(`update room_types set price_paise = 900000 where name = 'Last Suite'`);
  await sql(`update stays set published_at = now(), cancellation_policy = null where slug = 'lake-house'`);
  await sql(`update settings set value = '{"graceMinutes": 30}' where key = 'late-payments'`);
});
afterAll(async () => {
  expect(await brokenInvariants(harness)).toEqual([]);
  await harness.close();
});

const sql = (text: string) => harness.database.pool.query(text);
const suite = () => stayItem({ ...lastSuite, selectedDate: night, checkOut: addDays(night, 1) });
const minutes = (count: number) => harness.clock.advance(count * 60_000);
const sweep = () => expireBookings(harness.ctx(clock));

/** The only suite of a night, held, with its payment page opened in time. */
async function opened() {
  const { status, body } = await book(harness, asha.token, [suite()]);
  expect(status).toBe(200);
  const { bookingId, paymentLink } = body;
  return { bookingId: String(bookingId), order: await order(String(bookingId), String(paymentLink)) };
}

async function order(bookingId: string, paymentLink: string, method = 'netbanking'): Promise<string> {
  const key = new URL(paymentLink).searchParams.get('key');
  const { status, body } = await harness.call('POST', '/api/payments', { body: { bookingId, key, method } });
  expect(status).toBe(200);
  return String(body.reference);
}

const statusOf = async (bookingId: string) =>
  (await harness.call('GET', `/api/bookings/${bookingId}`, { token: asha.token })).body.data.bookingStatus;

/** What was written about it since it was sold. */
async function notify(bookingId: string) {
  const emails = (await harness.emails()).filter(({ plain }) => plain.includes(bookingId));
  return Object.fromEntries(emails.map(({ kind, plain }) => [kind, plain.replaceAll(/\s+/g, ' ')]));
}

type Road = (one: { bookingId: string; order: string }) => Promise<string>;
const roads: Record<'gateway' | 'transfer' | 'cash', Road> = {
  gateway: async (payment) =>
    (await harness.call('POST', `/api/payments/test/${payment.order}`, { body: { outcome: 'paid' } })).body.status,
  transfer: async ({ bookingId }) =>
    (await recordUpiTransfer(harness.ctx(operator), { bookingId, transferId: `utr0000${receipts}` })).status,
  cash: async ({ bookingId }) =>
    (await recordCash(harness.ctx(operator), { bookingId, receipt: `R-${receipts}` })).status,
};
const everyRoad = Object.entries(roads);

describe.each(everyRoad)('money by %s', (road, pay) => {
  /** Cash is not taken where it buys nothing; all other money is there already and goes back. */
  async function goesBack(payment: Awaited<ReturnType<typeof opened>>, why: string) {
    if (road === 'cash') await expect(pay(payment)).rejects.toThrow('can no longer be paid');
    else expect(await pay(payment)).toBe('refund_due');
    expect(await statusOf(payment.bookingId)).toBe('cancelled');
    const emails = await notify(payment.bookingId);
    expect(emails['payment-receipt']).toBeUndefined();
    if (road === 'cash') return expect(emails).not.toHaveProperty('refund-due');
    expect(emails['refund-due']).toContain('after the hold had expired on 21 Nov 2026, 10:00 am (India time)');
    expect(emails['refund-due']).toContain(why);
    expect(emails['unused-payment']).toContain(road === 'gateway' ? 'by Net Banking' : 'by UPI');
    expect(emails['unused-payment']).toContain(road === 'gateway' ? 'there is nothing to refund' : 'by hand');
  }

  test.each([true, false])(
    'buys at the old price within the grace period, even if dearer or unpublished now (swept: %s)',
    async (swept) => {
      const payment = await opened();
      await sql(`update room_types set price_paise = 1500000 where name = 'Last Suite'`);
      await sql(`update stays set published_at = null where slug = 'lake-house'`);
      minutes(24 * 60 + 29);
      if (swept) await sweep();
      expect(await pay(payment)).toBe('captured');
      expect(await statusOf(payment.bookingId)).toBe('confirmed');
    },
  );

  test('buys weeks later if the price has not risen', async () => {
    const payment = await opened();
    minutes(14 * 24 * 60);
    await sweep();
    await sql(`update room_types set price_paise = 800000 where name = 'Last Suite'`);
    expect(await pay(payment)).toBe('captured');
    expect(await statusOf(payment.bookingId)).toBe('confirmed');
  });

  test.each([true, false])('is refunded after the grace period when the price has risen (swept: %s)', async (swept) => {
    const payment = await opened();
    minutes(24 * 60 + 30);
    if (swept) await sweep();
    await sql(`update room_types set price_paise = 1000000 where name = 'Last Suite'`);
    await goesBack(payment, 'The price has risen since then, from ₹11,800 to ₹12,980');
  });

  test('is refunded after the grace period when the stay is no longer published', async () => {
    const payment = await opened();
    minutes(7 * 24 * 60);
    await sweep();
    await sql(`update stays set published_at = null where slug = 'lake-house'`);
    await goesBack(payment, 'Your items are no longer on sale.');
  });

  test('is refunded after the grace period when the cancellation policy changed', async () => {
    const payment = await opened();
    minutes(7 * 24 * 60);
    await sql(`update stays set cancellation_policy = 'strict' where slug = 'lake-house'`);
    await goesBack(payment, 'The cancellation policy has changed since then.');
  });

  test.each([
    { late: 24 * 60 + 1, way: { pay: 'now' }, held: 20 },
    { late: 7 * 24 * 60, way: {}, held: 24 * 60 },
  ])(
    'buys what others held whose hold has ended too and is not swept ($late minutes on)',
    async ({ late, way, held }) => {
      const payment = await opened();
      minutes(late);
      const other = await book(harness, (await harness.signUp()).token, [suite()], way);
      expect(other.status).toBe(200);
      minutes(held);
      expect(await pay(payment)).toBe('captured');
      expect(await statusOf(payment.bookingId)).toBe('confirmed');
      const { rows } = await sql(`select status from bookings where booking_id = '${other.body.bookingId}'`);
      expect(rows).toEqual([{ status: 'cancelled' }]);
    },
  );

  test('is refunded when the room is sold', async () => {
    const payment = await opened();
    minutes(24 * 60 + 1);
    await book(harness, (await harness.signUp()).token, [suite()]);
    await goesBack(payment, 'Your dates are no longer available.');
  });
});

test('the operator sets the grace period', async () => {
  await sql(`update settings set value = '{"graceMinutes": 0}' where key = 'late-payments'`);
  const payment = await opened();
  await sql(`update room_types set price_paise = 1500000 where name = 'Last Suite'`);
  minutes(24 * 60);
  expect(await roads.gateway(payment)).toBe('refund_due');
});

test('the rest of a price buys within the grace: the part waits for it, and after it both go back', async () => {
  const bought = await opened();
  night = addDays(night, 1);
  const ended = await opened();
  for (const { bookingId } of [bought, ended]) {
    const transferId = `part${bookingId.slice(-6)}`;
    const held = await recordUpiTransfer(harness.ctx(operator), { bookingId, transferId, amount: fromRupees(4_000) });
    expect(held.status).toBe('held');
    await acceptHeldPayment(harness.ctx(operator), { reference: `upi_${transferId.toUpperCase()}` });
  }
  const rest = (bookingId: string) =>
    recordUpiTransfer(harness.ctx(operator), {
      bookingId,
      transferId: `rest${bookingId.slice(-6)}`,
      amount: fromRupees(7_800),
    });
  minutes(24 * 60 + 29);
  await sweep();
  expect(await statusOf(bought.bookingId)).toBe('cancelled');
  expect(await roads.gateway(bought), 'an order from before the part').toBe('captured');
  expect(await statusOf(bought.bookingId)).toBe('confirmed');
  minutes(1);
  await sweep();
  expect((await notify(ended.bookingId))['refund-due']).toContain('We did not receive the full price in time');
  expect((await rest(ended.bookingId)).status).toBe('held');
  await expect(
    acceptHeldPayment(harness.ctx(operator), { reference: `upi_REST${ended.bookingId.slice(-6)}` }),
  ).rejects.toThrow('Refund this payment');
});

test('the difference of a change buys within the grace, and is refunded after it', async () => {
  for (const late of [29, 30]) {
    harness.clock.now = new Date(start);
    night = addDays(night, 3);
    const booking = await makeBooking(harness, asha.token, [suite()], { paid: true });
    const [line] = booking.lines;
    const longer = { line, checkOut: addDays(night, 2) };
    const { answer } = await booking.change(longer);
    expect(answer.body.data.toPay).toBeGreaterThan(0);
    const reference = await order(booking.id, String(booking.sold.body.paymentLink));
    harness.clock.advance(Date.parse(answer.body.data.payBy) - harness.clock.now.getTime() + late * 60_000);
    await sweep();
    const { body } = await harness.call('POST', `/api/payments/test/${reference}`, { body: { outcome: 'paid' } });
    const { total } = await booking.show();
    if (late === 29) expect([body.status, total]).toEqual(['captured', booking.total + answer.body.data.toPay]);
    else {
      expect([body.status, total]).toEqual(['refund_due', booking.total]);
      const emails = await notify(booking.id);
      expect(emails['refund-due']).toContain('after the hold on your change had expired');
      expect(emails['unused-payment']).toContain('The payment was for a change whose hold had expired.');
    }
  }
});

test('the payment page names each receipt: of the whole, and of the difference of a change', async () => {
  night = addDays(night, 3);
  const booking = await makeBooking(harness, asha.token, [suite()], { paid: true });
  const key = new URL(String(booking.sold.body.paymentLink)).searchParams.get('key');
  const page = async () => (await harness.call('GET', `/api/payments/${booking.id}?key=${key}`)).body;
  const whole = { amount: booking.total, forChange: false };
  expect(await page()).toMatchObject({ hasAccount: true, receipts: [whole] });
  const { answer } = await booking.change({ line: booking.lines[0], checkOut: addDays(night, 2) });
  await booking.pay();
  const { receipts } = await page();
  expect(receipts).toMatchObject([whole, { amount: answer.body.data.toPay, forChange: true }]);
  expect(receipts[1].number).not.toBe(receipts[0].number);
});
