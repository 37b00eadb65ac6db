import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyEvent } from '../../service/booking/lifecycle/apply-event.ts';
import type { Booking } from '../../service/booking/model/booking.ts';
import { lockBooking } from '../../service/booking/store/bookings.sql.ts';
import { completeBookings } from '../../service/booking/usecases/cancellation/complete-bookings.ts';
import { expireBookings } from '../../service/booking/usecases/cancellation/expire-bookings.ts';
import { zero } from '../../service/core/money.ts';
import { clock } from '../../service/core/viewer.ts';
import { type Context, inTransaction } from '../../service/platform/context.ts';
import { type Harness, startHarness } from '../harness.ts';
import { book, brokenInvariants, carBooking, pay, raftItem, stayItem } from '../travellers.ts';

let harness: Harness;
let asha: Awaited<ReturnType<Harness['signUp']>>;
const start = new Date('2026-11-20T10:00:00+05:30');
beforeAll(async () => {
  harness = await startHarness();
  asha = await harness.signUp();
});
afterAll(async () => {
  expect(await brokenInvariants(harness)).toEqual([]);
  await harness.close();
});

/** What happened to it, as one tells it: 'paid by gateway +10620, 1 line at 10620'. */
async function history(bookingId: string, { token = asha.token, key }: { token?: string; key?: string } = {}) {
  const path = `/api/bookings/${bookingId}/changes${key ? `?key=${key}` : ''}`;
  const { status, body } = await harness.call('GET', path, key ? {} : { token });
  expect(status).toBe(200);
  expect(body.data.map(({ version }: { version: number }) => version)).toEqual(
    body.data.map((_: unknown, index: number) => index + 1),
  );
  return body.data.map(
    ({ kind, by, money, lines, total }: Record<string, unknown> & { lines: number[] }) =>
      `${kind} by ${by} ${money}, ${lines.length} at ${total}`,
  );
}

test('everything that happens to a booking is in its history, and its version counts it', async () => {
  harness.clock.now = new Date(start);
  const sold = await book(harness, asha.token, [stayItem(), raftItem()]);
  const { bookingId } = sold.body;
  const { total } = sold.request.totals;
  await pay(harness, sold.body);
  harness.clock.now = new Date('2027-01-20T10:00:00+05:30');
  await completeBookings(harness.ctx(clock));
  harness.clock.now = new Date(start);
  expect(await history(bookingId)).toEqual([
    `sale by traveller 0, 2 at ${total}`,
    `paid by gateway ${total}, 2 at ${total}`,
    `completed by clock 0, 2 at ${total}`,
  ]);
  const { body } = await harness.call('GET', `/api/bookings/${bookingId}`, { token: asha.token });
  expect(body.data).toMatchObject({ version: 3, bookingStatus: 'completed' });
  const changes = await harness.call('GET', `/api/bookings/${bookingId}/changes`, { token: asha.token });
  expect(changes.body.data[0].lines).toEqual(body.data.bookingItems.map(({ lineId }: { lineId: number }) => lineId));
});

test('an ended booking shows its total and its refund', async () => {
  harness.clock.now = new Date(start);
  const lapsed = (await book(harness, asha.token)).body;
  const cancelled = await book(harness, asha.token, [stayItem({ selectedDate: '2026-12-15', checkOut: '2026-12-16' })]);
  await pay(harness, cancelled.body);
  await harness.call('POST', `/api/bookings/${cancelled.body.bookingId}/cancel`, { token: asha.token });
  harness.clock.advance(25 * 3_600_000);
  await expireBookings(harness.ctx(clock));
  const { total } = cancelled.request.totals;
  expect(await history(cancelled.body.bookingId)).toEqual([
    `sale by traveller 0, 1 at ${total}`,
    `paid by gateway ${total}, 1 at ${total}`,
    `cancelled by traveller ${-total}, 0 at 0`,
  ]);
  expect((await history(lapsed.bookingId)).at(-1)).toBe('expired by clock 0, 0 at 0');
  const { body } = await harness.call('GET', `/api/bookings/${cancelled.body.bookingId}`, { token: asha.token });
  expect(body.data).toMatchObject({ bookingStatus: 'cancelled', total, bookingItems: [{ name: 'Lake House' }] });
});

test('a booking without an account opens with the key of its email, not with the one on the screen', async () => {
  harness.clock.now = new Date(start);
  const form = await carBooking(harness);
  const { body } = await harness.call('POST', '/api/car-bookings', { body: form });
  const [email] = (await harness.emails()).filter(({ plain }) => plain.includes(form.bookingId));
  const key = /key=([\w-]+)/.exec(email?.plain ?? '')?.[1] ?? '';
  expect(await history(form.bookingId, { key })).toEqual([`sale by traveller 0, 1 at ${form.totals.total}`]);
  await harness.call('POST', `/api/bookings/${form.bookingId}/keep`, { body: { key } });
  expect((await history(form.bookingId, { key })).at(-1)).toMatch(/^kept by traveller/);
  const visible = new URL(body.paymentLink).searchParams.get('key');
  for (const path of [`?key=${visible}`, ''])
    expect((await harness.call('GET', `/api/bookings/${form.bookingId}/changes${path}`)).status).toBe(404);
});

test('an event is refused for a booking that was changed since it was read, and nothing is written', async () => {
  const { body } = await book(harness, (await harness.signUp('Ravi Iyer')).token, [
    stayItem({ selectedDate: '2027-02-01', checkOut: '2027-02-02' }),
  ]);
  const [before] = await harness.database.db
    .selectFrom('bookings')
    .select('id')
    .where('booking_id', '=', body.bookingId)
    .execute();
  const apply = (ctx: Context, booking: Booking) =>
    applyEvent(ctx, booking, { name: 'cancelled', by: 'operator', ends: [], amount: zero });
  await expect(
    inTransaction(harness.ctx(), async (ctx) => {
      const booking = await lockBooking(ctx.db, { id: before?.id ?? 0 });
      if (!booking) throw new Error('There is no booking');
      await apply(ctx, { ...booking, version: booking.version + 1 });
    }),
  ).rejects.toThrow('was changed since version 2 was read');
  const after = await harness.database.db
    .selectFrom('bookings')
    .select(['status', 'version'])
    .where('booking_id', '=', body.bookingId)
    .execute();
  expect(after).toEqual([{ status: 'pending', version: 1 }]);
});
