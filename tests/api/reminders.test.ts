import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { stopReviewEmails } from '../../service/accounts/stop-review-emails.ts';
import { completeBookings } from '../../service/booking/usecases/cancellation/complete-bookings.ts';
import { expireBookings } from '../../service/booking/usecases/cancellation/expire-bookings.ts';
import { remindTravellers } from '../../service/booking/usecases/reminders/remind-travellers.ts';
import { addDays, dayOf } from '../../service/core/day.ts';
import { clock, visitor } from '../../service/core/viewer.ts';
import { makeBooking } from '../changing.ts';
import { type Harness, startHarness } from '../harness.ts';
import { carBooking, manyBookings, setBookingLimits, stayItem } from '../travellers.ts';

let harness: Harness;
let asha: Awaited<ReturnType<Harness['signUp']>>;
const at = (text: string) => {
  harness.clock.now = new Date(`${text.replace(' ', 'T')}:00+05:30`);
};
beforeAll(async () => {
  harness = await startHarness();
  asha = await harness.signUp('Asha Verma');
  await setBookingLimits(harness, { ...manyBookings, shareOfStock: 100 });
});
beforeEach(() => at('2026-11-20 10:00'));
afterAll(() => harness.close());

const run = (overrides = {}) => remindTravellers({ ...harness.ctx(clock), ...overrides });
const first = new Set([
  'booking-confirmation',
  'payment-receipt',
  'booking-changed',
  'booking-expired',
  'booking-cancelled',
]);
const sent = async (bookingId: string) => {
  const { id } = await harness.database.db
    .selectFrom('bookings')
    .select('id')
    .where('booking_id', '=', bookingId)
    .executeTakeFirstOrThrow();
  return (await harness.emails()).filter(({ kind, booking_id: booking }) => booking === id && !first.has(kind));
};
const kinds = async (id: string) => (await sent(id)).map(({ kind }) => kind);
let days = 0;
/** A room that is held unpaid, of other days for each. */
const unpaidStay = () => {
  days += 3;
  const day = (offset: number) => addDays(dayOf('2027-03-01'), days + offset);
  return makeBooking(harness, asha.token, [stayItem({ selectedDate: day(0), checkOut: day(2) })]);
};
const paidStay = () => makeBooking(harness, asha.token, [stayItem()], { paid: true });

test('an unpaid booking is reminded once, however many look and however often', async () => {
  const { id } = await unpaidStay();
  at('2026-11-20 20:59');
  await run();
  expect(await kinds(id)).toEqual([]);
  at('2026-11-20 21:00');
  await Promise.all([run(), run(), run()]);
  await run();
  const [email, ...more] = await sent(id);
  expect(more).toEqual([]);
  expect(email).toMatchObject({ kind: 'hold-ending', recipient: asha.email, user_id: asha.id });
  expect(email?.plain).toMatch(/holding your booking until 21 Nov 2026, 10:00 am/);
  expect(email?.plain).toContain(`/payment/${id}?key=`);
  const booking = await harness.call('GET', `/api/bookings/${id}/messages`, { token: asha.token });
  expect(booking.body.data.at(-1)).toMatchObject({ kind: 'letter', subject: email?.subject });
});

test('what fails half-way is neither noted nor written, and comes with the next look', async () => {
  const { id } = await unpaidStay();
  at('2026-11-20 21:00');
  const noted = () => harness.database.db.selectFrom('reminders').selectAll().execute();
  const before = await noted();
  const enqueue = () => Promise.reject(new Error('killed'));
  await expect(run({ enqueue })).rejects.toThrow('killed');
  expect(await kinds(id)).toEqual([]);
  expect(await noted()).toEqual(before);
  await run();
  expect(await kinds(id)).toEqual(['hold-ending']);
});

test('a hold of two hours is not, and one that ended or was cancelled is not', async () => {
  const body = await carBooking(harness);
  await harness.call('POST', '/api/car-bookings', { body });
  const cancelled = await unpaidStay();
  await harness.call('POST', `/api/bookings/${cancelled.id}/cancel`, { token: asha.token });
  const ended = await unpaidStay();
  for (const time of ['2026-11-20 11:55', '2026-11-20 20:00', '2026-11-21 10:00']) {
    at(time);
    if (time > '2026-11-21') await expireBookings(harness.ctx(clock));
    await run();
    for (const id of [body.bookingId, cancelled.id, ended.id]) expect(await kinds(id)).toEqual([]);
  }
});

test('a paid stay is told when free cancellation ends, the day before it begins, and asked after its end', async () => {
  const { id } = await paidStay();
  const item = (await harness.call('GET', `/api/bookings/${id}`, { token: asha.token })).body.data.bookingItems[0];
  const free = new Date(item.cancellation.freeUntil);
  for (const [time, kind] of [
    ['2026-12-09 09:00', undefined],
    [null, 'free-cancellation-ending'],
    ['2026-12-11 10:00', 'trip-begins'],
    ['2026-12-14 06:00', undefined],
    ['2026-12-14 09:00', 'review-invitation'],
    ['2026-12-15 09:00', undefined],
  ] as const) {
    const before = (await kinds(id)).length;
    if (time) at(time);
    else harness.clock.now = new Date(free.getTime() - 20 * 3_600_000);
    await completeBookings(harness.ctx(clock));
    await run();
    await run();
    expect([time, ...(await kinds(id)).slice(before)]).toEqual([time, ...(kind ? [kind] : [])]);
  }
  const plain = new Map((await sent(id)).map((email) => [email.kind, email.plain]));
  expect(plain.get('trip-begins')).toMatch(/Sat, 12 Dec 2026/);
  expect(plain.get('trip-begins')).toMatch(/Check-in: Sat, 12 Dec 2026/);
  expect(plain.get('trip-begins')).toContain('Mallital, Nainital');
  expect(plain.get('review-invitation')).toContain('/review-emails?key=');
});

test('a moved date moves what is reminded of, and of a cancelled booking nothing is', async () => {
  const booking = await paidStay();
  await booking.change({ line: booking.lines[0], selectedDate: '2026-12-16', checkOut: '2026-12-18' });
  const other = await paidStay();
  await harness.call('POST', `/api/bookings/${other.id}/cancel`, { token: asha.token });
  at('2026-12-11 12:00');
  await run();
  expect(await kinds(booking.id)).toEqual([]);
  at('2026-12-15 12:00');
  await run();
  expect(await kinds(booking.id)).toEqual(['free-cancellation-ending', 'trip-begins']);
  expect(await kinds(other.id)).toEqual([]);
});

test('no one is asked for a review who ended that, by the link, by one click of the mail program, or by the switch', async () => {
  const { id } = await paidStay();
  at('2026-12-14 09:00');
  await completeBookings(harness.ctx(clock));
  await run({ config: { ...harness.ctx(clock).config, reviewInvitations: false } });
  await harness.call('PUT', '/api/users/me', { token: asha.token, body: { reviewEmails: false } });
  await run();
  expect(await kinds(id)).toEqual([]);
  const on = await harness.call('PUT', '/api/users/me', { token: asha.token, body: { reviewEmails: true } });
  expect(on.body.reviewEmails).toBe(true);
  await run();
  const [email] = await sent(id);
  expect(email?.unsubscribe_url).toMatch(/^http:\/\/padharo\.test\/review-emails\?key=\d+-[\w-]{32}$/);
  const key = new URL(email?.unsubscribe_url ?? '').searchParams.get('key') ?? '';
  const other = `${asha.id + 1}${key.slice(key.indexOf('-'))}`;
  for (const wrong of ['', 'x', other, `${key}x`, key.slice(0, -1)])
    await expect(stopReviewEmails(harness.ctx(visitor), { key: wrong })).rejects.toThrow('Incorrect key');
  for (let twice = 0; twice < 2; twice += 1) await stopReviewEmails(harness.ctx(visitor), { key });
  expect((await harness.call('GET', '/api/users/me', { token: asha.token })).body.reviewEmails).toBe(false);
});
