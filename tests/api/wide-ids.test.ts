import { afterAll, beforeAll, expect, test } from 'vitest';
import { expireBookings } from '../../service/booking/keeping/expire-bookings.ts';
import { clock } from '../../service/core/viewer.ts';
import { readFromMailbox } from '../../service/emails/mailbox.ts';
import { sendEmail } from '../../service/emails/send-email.ts';
import { book, brokenInvariants, pay, stayItem } from '../travellers.ts';
import { makeWorld, type World } from '../world.ts';

/** More than 32 bits count, and more than ten digits. */
const first = 20_000_000_000;

let world: World;
beforeAll(async () => {
  world = await makeWorld();
  for (const table of ['bookings', 'booking_lines', 'payments', 'emails'])
    await world.database.pool.query(`alter table ${table} alter column id restart with ${first}`);
});
afterAll(() => world.close());

const nights = (from: number) => [stayItem({ selectedDate: `2027-01-0${from}`, checkOut: `2027-01-0${from + 1}` })];

test('a booking with a large id is sold, paid, written about, listed and cancelled', async () => {
  const { token } = await world.signUp();
  const sold = await book(world, token, nights(1));
  expect(sold.status).toBe(200);
  expect(await pay(world, sold.body)).toMatchObject({ status: 200, body: { status: 'captured' } });
  const { body: list } = await world.call('GET', '/api/bookings', { token });
  expect(list.data).toMatchObject([{ id: first, bookingId: sold.body.bookingId, bookingStatus: 'confirmed' }]);

  const { pool } = world.database;
  const { rows: held } = await pool.query('select booking_id, line_id from holds');
  expect(held).toEqual([{ booking_id: first, line_id: first }]);
  const { rows: paid } = await pool.query('select id, booking_id from payments');
  expect(paid).toEqual([{ id: first, booking_id: first }]);

  const receipt = (await world.emails()).find(({ kind }) => kind === 'payment-receipt');
  expect(receipt).toMatchObject({ booking_id: first });
  expect(receipt?.id).toBeGreaterThan(first);
  await sendEmail(world.ctx(clock), { emailId: receipt?.id ?? 0 });
  expect(await readFromMailbox(world.dataDir, String(receipt?.id))).toMatchObject({ id: receipt?.id });

  const path = `/api/bookings/${sold.body.bookingId}/cancel`;
  const { body: cancelled } = await world.call('POST', path, { token, body: {} });
  expect(cancelled.data).toMatchObject({ id: first, bookingStatus: 'cancelled', paymentState: 'refund_due' });
  expect(await brokenInvariants(world)).toEqual([]);
});

test('what a buyer holds under large ids is counted, ends by the clock and can be sold to others', async () => {
  const { token } = await world.signUp();
  const room = { roomType: 'Last Suite', price: 19_000, totalPrice: 19_000 };
  const [item] = nights(4);
  const unpaid = await book(world, token, [{ ...item, ...room }]);
  expect(unpaid.status).toBe(200);
  expect((await book(world, token, nights(6))).status).toBe(200);
  world.clock.advance(25 * 3_600_000);
  const other = await world.signUp('Ravi Iyer');
  expect((await book(world, other.token, [{ ...item, ...room }])).status).toBe(200);
  await expireBookings(world.ctx(clock));
  const { body: list } = await world.call('GET', '/api/bookings', { token });
  expect(list.data.map((one: { id: number; bookingStatus: string }) => one.bookingStatus)).toEqual([
    'cancelled',
    'cancelled',
  ]);
  expect(await brokenInvariants(world)).toEqual([]);
});
