import { afterAll, beforeAll, expect, test } from 'vitest';
import { listUnpaid } from '../../service/booking/admin/list-unpaid.ts';
import { operator } from '../../service/core/viewer.ts';
import { type Harness, startHarness } from '../harness.ts';
import { adminSession } from '../staff.ts';
import { book, brokenInvariants, pay, stayItem } from '../travellers.ts';

// 'I have paid': what payers say about a transfer from their own app, and where staff see it.

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness({ UPI_ID: 'padharo@bank' }, { pages: true });
});
afterAll(async () => {
  expect(await brokenInvariants(harness)).toEqual([]);
  await harness.close();
});

async function unpaid(selectedDate: string, checkOut: string) {
  const asha = await harness.signUp();
  const { body: booked, request } = await book(harness, asha.token, [stayItem({ selectedDate, checkOut })]);
  const key = new URL(booked.paymentLink).searchParams.get('key');
  const say = (body: object, token?: string) =>
    harness.call('POST', `/api/payments/${request.bookingId}/transfer`, { body, ...(token && { token }) });
  return { bookingId: String(request.bookingId), paymentLink: String(booked.paymentLink), key, asha, say };
}

test('the payer says that a transfer was made; staff see it first, with its reference in the form', async () => {
  const earlier = await unpaid('2027-01-10', '2027-01-11');
  harness.clock.advance(60_000);
  const { bookingId, key, asha, say } = await unpaid('2027-01-12', '2027-01-13');
  expect((await say({ reference: '632145879012' })).status).toBe(404);
  expect((await say({ key: 'x', reference: '632145879012' })).status).toBe(404);
  expect((await say({ key, reference: '12' })).body.error).toMatchObject({ status: 400, name: 'ValidationError' });
  const order = async () =>
    (await listUnpaid(harness.ctx(operator))).bookings.map((one) => [one.bookingId, one.transfer]);
  expect(await order()).toEqual([
    [earlier.bookingId, null],
    [bookingId, null],
  ]);
  expect(await say({}, asha.token)).toMatchObject({ status: 200, body: { reported: true } });
  expect(await order()).toEqual([
    [bookingId, { reference: null }],
    [earlier.bookingId, null],
  ]);
  expect((await say({ key, reference: ' 6321 4587 9012 ' })).status).toBe(200);
  expect(await order()).toContainEqual([bookingId, { reference: '632145879012' }]);
  const page = await harness.call('GET', `/api/payments/${bookingId}?key=${key}`);
  expect(page.body).toMatchObject({ transfer: { reference: '632145879012' }, booking: { bookingStatus: 'pending' } });

  const cookie = await adminSession(harness, 'support');
  const today = await harness.app.inject({ method: 'GET', url: '/admin/today', headers: { cookie } });
  expect(today.body).toContain('the traveller says this is paid by UPI');
  expect(today.body).toMatch(/name="reference"[^>]*value="632145879012"|value="632145879012"[^>]*name="reference"/);
});

test('of a booking that is paid nothing can be reported', async () => {
  const { bookingId, paymentLink, key, say } = await unpaid('2027-01-20', '2027-01-21');
  await pay(harness, { bookingId, paymentLink });
  expect((await say({ key })).status).toBe(409);
  expect((await harness.call('GET', `/api/payments/${bookingId}?key=${key}`)).body.transfer).toBeNull();
});
