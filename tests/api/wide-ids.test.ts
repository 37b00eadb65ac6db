import { afterAll, beforeAll, expect, test } from 'vitest';
import { expireBookings } from '../../service/booking/usecases/cancellation/expire-bookings.ts';
import { clock } from '../../service/core/viewer.ts';
import { readFromMailbox } from '../../service/emails/mailbox.ts';
import { sendEmail } from '../../service/emails/send-email.ts';
import { type Harness, startHarness } from '../harness.ts';
import { book, brokenInvariants, pay, stayItem } from '../travellers.ts';

/** More than 32 bits count, and more than ten digits. */
const first = 20_000_000_000;

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
  for (const table of ['bookings', 'booking_lines', 'payments', 'emails'])
    await harness.database.pool.query(`alter table ${table} alter column id restart with ${first}`);
});
afterAll(() => harness.close());

const nights = (from: number) => [stayItem({ selectedDate: `2027-01-0${from}`, checkOut: `2027-01-0${from + 1}` })];

test('a booking with a large id is sold, paid, written about, listed and cancelled', async () => {
  const { token } = await harness.signUp();
  const sold = await book(harness, token, nights(1));
  expect(sold.status).toBe(200);
  expect(await pay(harness, sold.body)).toMatchObject({ status: 200, body: { status: 'captured' } });
  const { body: list } = await harness.call('GET', '/api/bookings', { token });
  expect(list.data).toMatchObject([{ id: first, bookingId: sold.body.bookingId, bookingStatus: 'confirmed' }]);

  const { pool } = harness.database;
  const { rows: held } = await pool.query('select booking_id, line_id from holds');
  expect(held).toEqual([{ booking_id: first, line_id: first }]);
  const { rows: paid } = await pool.query('select id, booking_id from payments');
  expect(paid).toEqual([{ id: first, booking_id: first }]);

  const receipt = (await harness.emails()).find(({ kind }) => kind === 'payment-receipt');
  expect(receipt).toMatchObject({ booking_id: first });
  expect(receipt?.id).toBeGreaterThan(first);
  await sendEmail(harness.ctx(clock), { emailId: receipt?.id ?? 0 });
  expect(await readFromMailbox(harness.dataDir, String(receipt?.id))).toMatchObject({ id: receipt?.id });

  const path = `/api/bookings/${sold.body.bookingId}/cancel`;
  const { body: cancelled } = await harness.call('POST', path, { token, body: {} });
  expect(cancelled.data).toMatchObject({ id: first, bookingStatus: 'cancelled', paymentState: 'refund_due' });
  expect(await brokenInvariants(harness)).toEqual([]);
});

test('holds with large ids are counted, expire on time and can be sold to others', async () => {
  const { token } = await harness.signUp();
  const room = { roomType: 'Last Suite', price: 19_000, totalPrice: 19_000 };
  const [item] = nights(4);
  const unpaid = await book(harness, token, [{ ...item, ...room }]);
  expect(unpaid.status).toBe(200);
  expect((await book(harness, token, nights(6))).status).toBe(200);
  harness.clock.advance(25 * 3_600_000);
  const other = await harness.signUp('Ravi Iyer');
  expect((await book(harness, other.token, [{ ...item, ...room }])).status).toBe(200);
  await expireBookings(harness.ctx(clock));
  const { body: list } = await harness.call('GET', '/api/bookings', { token });
  expect(list.data.map((entry: { id: number; bookingStatus: string }) => entry.bookingStatus)).toEqual([
    'cancelled',
    'cancelled',
  ]);
  expect(await brokenInvariants(harness)).toEqual([]);
});
