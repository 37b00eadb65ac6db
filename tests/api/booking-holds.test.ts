import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, dayOf } from '../../service/core/day.ts';
import { type Harness, startHarness } from '../harness.ts';
import {
  book,
  brokenInvariants,
  carBooking,
  orderOf,
  pay,
  setBookingLimits,
  stayItem,
  totalOf,
} from '../travellers.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(async () => {
  expect(await brokenInvariants(harness)).toEqual([]);
  await harness.close();
});

const hour = 3_600_000;
/** At 10:00 in India, the time of the fixed clock. */
const inHours = (count: number) => new Date(harness.clock.now.getTime() + count * hour).toISOString();

async function bookCar(overrides: Record<string, unknown> = {}, token?: string) {
  const body = await carBooking(harness, overrides);
  return harness.call('POST', '/api/car-bookings', { body, ...(token === undefined ? {} : { token }) });
}

/** The key of the link in the email that confirms that booking. */
async function keyInEmail(bookingId: string): Promise<string> {
  const mail = (await harness.emails()).find(
    ({ kind, subject }) => kind === 'booking-confirmation' && subject.includes(bookingId),
  );
  return new RegExp(`/payment/${bookingId}\\?key=([\\w-]+)`).exec(mail?.plain ?? '')?.[1] ?? '';
}

const extend = (bookingId: string, key: string) =>
  harness.call('POST', `/api/bookings/${bookingId}/keep`, { body: { key } });
const page = (bookingId: string, key: string) => harness.call('GET', `/api/payments/${bookingId}?key=${key}`);

test('without an account a car is held for two hours, and every page and email says so', async () => {
  const { body } = await bookCar();
  expect(body).toMatchObject({ holdUntil: inHours(2), keepUntil: inHours(24), confirmed: false });
  const mail = (await harness.emails()).find(({ subject }) => subject.includes(body.bookingId));
  for (const part of [mail?.plain, mail?.html]) {
    expect(part).toContain('20 Nov 2026, 12:00 pm');
    expect(part).toContain('works for 2 hours');
    expect(part).toContain('Keep my booking');
    expect(part).toContain('21 Nov 2026, 10:00 am');
    expect(part).not.toContain('24 hours');
    // the one that the form shows cannot keep it
    expect(part).not.toContain(new URL(body.paymentLink).searchParams.get('key'));
  }
  const key = new URL(body.paymentLink).searchParams.get('key') ?? '';
  expect((await page(body.bookingId, key)).body).toMatchObject({
    fromEmail: false,
    booking: { payBy: inHours(2), keepUntil: inHours(24) },
  });
});

test('the link of the email opens the page, and only its button extends the hold, once, to 24 hours', async () => {
  const sold = harness.clock.now;
  const { body } = await bookCar({ pickupDate: '2026-12-15', dropDate: '2026-12-15' });
  const key = await keyInEmail(body.bookingId);
  const until = inHours(24);
  harness.clock.advance(hour);
  expect((await page(body.bookingId, key)).body).toMatchObject({
    fromEmail: true,
    booking: { payBy: body.holdUntil, keepUntil: until },
  });
  for (let times = 0; times < 2; times += 1) {
    expect(await extend(body.bookingId, key)).toMatchObject({
      status: 200,
      body: { data: { bookingStatus: 'pending', payBy: until, keepUntil: null } },
    });
  }
  harness.clock.advance(22 * hour);
  expect((await page(body.bookingId, key)).body.booking.bookingStatus).toBe('pending');
  expect(await pay(harness, body)).toMatchObject({ body: { status: 'captured' } });
  expect(await extend(body.bookingId, key)).toMatchObject({ status: 409 });
  harness.clock.now = sold;
});

test('an expired hold cannot be extended, and the link of the email can pay', async () => {
  const { body } = await bookCar({ pickupDate: '2026-12-16', dropDate: '2026-12-16' });
  const key = await keyInEmail(body.bookingId);
  const open = await harness.call('POST', '/api/payments', { body: { bookingId: body.bookingId, key, method: 'upi' } });
  expect(open.status).toBe(200);
  harness.clock.advance(2 * hour);
  expect(await extend(body.bookingId, key)).toMatchObject({
    status: 409,
    body: { error: { message: 'This hold has expired' } },
  });
  harness.clock.advance(-2 * hour);
});

test('a booking that begins within two hours is held until its sale ends and cannot be extended', async () => {
  const before = harness.clock.now;
  harness.clock.now = new Date('2026-11-20T23:00:00+05:30');
  const { body } = await bookCar({ pickupDate: '2026-11-20', dropDate: '2026-11-21' });
  expect(body).toMatchObject({ holdUntil: '2026-11-20T18:30:00.000Z', keepUntil: null });
  expect((await extend(body.bookingId, await keyInEmail(body.bookingId))).body.data.payBy).toBe(
    '2026-11-20T18:30:00.000Z',
  );
  harness.clock.now = before;
});

test('a booking with an account is held for 24 hours at once, and the email says so', async () => {
  const { token, email } = await harness.signUp();
  const { body } = await bookCar({ email, pickupDate: '2026-12-17', dropDate: '2026-12-17' }, token);
  expect(body).toMatchObject({ holdUntil: inHours(24), keepUntil: null });
  const mail = (await harness.emails()).find(({ subject }) => subject.includes(body.bookingId));
  expect(mail?.plain).toMatch(/works for 24\s+hours/);
  expect(mail?.html).not.toContain('Keep my booking');
});

test('an extended hold still counts for its address and its owner’s account', async () => {
  const { token, email } = await harness.signUp();
  for (let index = 0; index < 5; index += 1) {
    const day = addDays(dayOf('2027-02-01'), index);
    const { body } = await bookCar({ email, pickupDate: day, dropDate: day });
    expect((await extend(body.bookingId, await keyInEmail(body.bookingId))).status).toBe(200);
  }
  expect((await bookCar({ email, pickupDate: '2027-02-10', dropDate: '2027-02-10' })).status).toBe(429);
  expect((await book(harness, token)).status).toBe(429);
});

test('the operator sets the limits, and an invalid setting is refused', async () => {
  const { token } = await harness.signUp();
  await setBookingLimits(harness, { nights: 3, rentalDays: 2, unpaidPerBuyer: 1, shareOfStock: 100 });
  const long = stayItem({ checkOut: '2026-12-16' });
  const quoted = await harness.call('POST', '/api/quotes', { body: { items: [long] } });
  expect(quoted.body.lines[0]).toMatchObject({
    available: false,
    problem: 'A stay can be booked for at most 3 nights',
  });
  const car = { ...(await carBooking(harness)), dropDate: '2026-12-14' };
  expect((await harness.call('POST', '/api/car-bookings', { body: car })).body.error.details.errors).toMatchObject([
    { path: ['dropDate'], message: 'A car can be rented for at most 2 days' },
  ]);
  const all = stayItem({ selectedDate: '2027-03-01', checkOut: '2027-03-02', quantity: 5 });
  expect((await book(harness, token, [all])).status).toBe(200);
  const next = stayItem({ selectedDate: '2027-03-05', checkOut: '2027-03-06' });
  expect((await book(harness, token, [next])).body.error.message).toBe(
    'You have an unpaid booking. Choose Pay now, or first pay for it or cancel it on your dashboard.',
  );
  // one that cannot be read leaves the defaults in force
  const { db } = harness.database;
  const broken = JSON.stringify({ nights: 'many' });
  await db.updateTable('settings').set({ value: broken }).where('key', '=', 'booking-limits').execute();
  expect((await book(harness, token, [next])).status).toBe(200);
  await setBookingLimits(harness, {});
});

test('an expired hold without an account is free for others even before the sweep', async () => {
  const last = { car: 'tempo-17', pickupDate: '2027-04-01', dropDate: '2027-04-01' };
  const first = await bookCar(last);
  expect(first.status).toBe(200);
  const {
    email,
    bookingId: _,
    ...rest
  } = await carBooking(harness, { pickupDate: '2027-04-01', dropDate: '2027-04-01' });
  expect(rest.car).toBe('city-sedan');
  harness.clock.advance(2 * hour);
  expect((await bookCar({ ...last, email })).status).toBe(200);
  harness.clock.advance(-2 * hour);
});

test('an order that lasts too long is refused at its line', async () => {
  const { token } = await harness.signUp();
  const items = [stayItem({ checkOut: '2027-01-12' })];
  const body = orderOf(items, await totalOf(harness, items));
  expect(await harness.call('POST', '/api/send-booking-email', { token, body })).toMatchObject({
    status: 400,
    body: { error: { details: { errors: [{ path: ['cartItems', '0', 'checkOut'] }] } } },
  });
});
