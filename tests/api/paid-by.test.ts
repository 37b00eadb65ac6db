import { afterAll, beforeAll, expect, test } from 'vitest';
import { acceptHeldPayment } from '../../service/booking/usecases/payments/accept-held-payment.ts';
import { recordCash } from '../../service/booking/usecases/payments/record-cash.ts';
import { recordGatewayEvent } from '../../service/booking/usecases/payments/record-gateway-event.ts';
import { recordUpiTransfer } from '../../service/booking/usecases/payments/record-upi-transfer.ts';
import { addDays, dayOf } from '../../service/core/day.ts';
import { fromRupees } from '../../service/core/money.ts';
import { operator } from '../../service/core/viewer.ts';
import { testGateway } from '../../service/payments/test-gateway.ts';
import { type Harness, startHarness } from '../harness.ts';
import { book, carBooking, stayItem } from '../travellers.ts';

// Emails, pages and papers say how a booking was paid, not how someone meant to pay it.

let harness: Harness;
let asha: Awaited<ReturnType<Harness['signUp']>>;
let night = dayOf('2027-02-01');
beforeAll(async () => {
  harness = await startHarness();
  asha = await harness.signUp();
});
afterAll(() => harness.close());

/** A booking whose traveller chose UPI in the cart. */
async function sold() {
  night = addDays(night, 1);
  const { body } = await book(harness, asha.token, [stayItem({ selectedDate: night, checkOut: addDays(night, 1) })]);
  return { bookingId: String(body.bookingId), key: new URL(body.paymentLink).searchParams.get('key') };
}

async function order({ bookingId, key }: Awaited<ReturnType<typeof sold>>, method: string): Promise<string> {
  const { body } = await harness.call('POST', '/api/payments', { body: { bookingId, key, method } });
  return String(body.reference);
}

async function receiptText(bookingId: string) {
  const receipt = (await harness.emails()).find(
    ({ kind, plain }) => kind === 'payment-receipt' && plain.includes(bookingId),
  );
  const { body } = await harness.call('GET', `/api/bookings/${bookingId}`, { token: asha.token });
  const { rows } = await harness.database.pool.query<{ payment: string }>(
    `select content ->> 'payment' as payment from invoices i join bookings b on b.id = i.booking_id where b.booking_id = $1`,
    [bookingId],
  );
  const { paymentMethod, paidBy } = body.data;
  return { receipt: receipt?.plain.replaceAll(/\s+/g, ' '), paymentMethod, paidBy, invoice: rows[0]?.payment };
}

test.each([
  ['netbanking', 'Net Banking'],
  ['wallet', 'Digital Wallet'],
  ['card', 'Credit/Debit Card'],
  ['upi', 'UPI'],
])('by %s', async (method, label) => {
  const one = await sold();
  const reference = await order(one, method);
  await harness.call('POST', `/api/payments/test/${reference}`, { body: { outcome: 'paid' } });
  const { receipt, paymentMethod, paidBy, invoice } = await receiptText(one.bookingId);
  expect([paymentMethod, paidBy]).toEqual(['upi', [method]]);
  expect(receipt).toContain(`(${label}). You were not charged.`);
  expect(invoice).toContain(label);
});

test('by another way than was opened, as the gateway says: its page lets the payer choose again', async () => {
  const one = await sold();
  const reference = await order(one, 'upi');
  await recordGatewayEvent(harness.ctx(), testGateway(harness.ctx().config), {
    what: 'paid',
    event: reference,
    reference,
    money: `${reference}_paid`,
    amount: undefined,
    method: 'wallet',
  });
  const { receipt, paidBy, invoice } = await receiptText(one.bookingId);
  expect(paidBy).toEqual(['wallet']);
  expect(receipt).toContain('(Digital Wallet).');
  expect(invoice).toContain('Digital Wallet');
});

test('in cash, after a part by UPI: both are named', async () => {
  const { bookingId } = await sold();
  const ctx = harness.ctx(operator);
  const part = { bookingId, transferId: 'UTR00000077', amount: fromRupees(1_900) };
  await recordUpiTransfer(ctx, part);
  await acceptHeldPayment(ctx, { reference: 'upi_UTR00000077' });
  await recordCash(ctx, { bookingId, receipt: 'C-77' });
  const { receipt, paidBy } = await receiptText(bookingId);
  expect(paidBy).toEqual(['upi', 'cash']);
  expect(receipt).toContain('We received ₹5,900 (UPI, Cash).');
});

test('a car whose way to pay is chosen later is confirmed without one', async () => {
  const body = await carBooking(harness);
  expect((await harness.call('POST', '/api/car-bookings', { body })).status).toBe(200);
  const confirmation = (await harness.emails()).find(({ plain }) => plain.includes(body.bookingId));
  expect(confirmation?.plain).not.toContain('Payment method');
});
