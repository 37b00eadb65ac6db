import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { expireBookings } from '../../service/booking/usecases/cancellation/expire-bookings.ts';
import { addDays, dayOf } from '../../service/core/day.ts';
import { clock } from '../../service/core/viewer.ts';
import { makeBooking } from '../changing.ts';
import { type Harness, startHarness } from '../harness.ts';
import {
  brokenInvariants,
  lastSuite,
  manyBookings,
  orderOf,
  setBookingLimits,
  stayItem,
  totalOf,
} from '../travellers.ts';

// needs real PostgreSQL: one connection cannot race with itself
describe.skipIf(inject('ground').kind === 'embedded')('changes at once, on real PostgreSQL', () => {
  let harness: Harness;
  let asha: string;
  let ravi: string;
  let start: Date;
  let days = 0;
  beforeAll(async () => {
    harness = await startHarness();
    asha = (await harness.signUp()).token;
    ravi = (await harness.signUp('Ravi Rao')).token;
    start = harness.clock.now;
    await setBookingLimits(harness, manyBookings);
  });
  afterAll(async () => {
    expect(await brokenInvariants(harness)).toEqual([]);
    await harness.close();
  });

  const suite = (from: string, nights = 1) =>
    stayItem({ ...lastSuite, selectedDate: from, checkOut: addDays(dayOf(from), nights) });
  /** Books the last suite for a night, paid or not, and previews one more night. */
  async function extending(paid: boolean) {
    harness.clock.now = start;
    days += 4;
    const day = (offset: number) => addDays(dayOf('2026-12-01'), days + offset);
    const booking = await makeBooking(harness, asha, [suite(day(0))], { paid });
    const change = { line: booking.lines[0], checkOut: day(2) };
    const { body } = await booking.preview(change);
    return { booking: booking, day, confirm: () => booking.confirm(body.token, change) };
  }
  /** Pays the amount due that long after the start, while two sweeps expire holds. */
  async function payLate(bookingId: string, minutes: number, ms: number) {
    const opened = await harness.call('POST', '/api/payments', { token: asha, body: { bookingId, method: 'upi' } });
    harness.clock.now = new Date(start.getTime() + minutes * 60_000 + ms);
    const [paid] = await Promise.all([
      harness.call('POST', `/api/payments/test/${opened.body.reference}`, { body: { outcome: 'paid' } }),
      expireBookings(harness.ctx(clock)),
      expireBookings(harness.ctx(clock)),
    ]);
    return paid;
  }
  const kinds = async (booking: Awaited<ReturnType<typeof makeBooking>>) =>
    (await booking.history()).map((entry) => entry.split(' ')[0]);

  describe.each([0, 1, 2])('round %i', () => {
    test.each([true, false])('one preview confirmed five times takes effect once (paid: %s)', async (paid) => {
      const { booking, confirm } = await extending(paid);
      const answers = await Promise.all(Array.from({ length: 5 }, confirm));
      expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
      expect(await kinds(booking)).toEqual(paid ? ['sale', 'paid', 'change-held'] : ['sale', 'changed']);
    });

    test('of two travellers who want the last night one gets it', async () => {
      const { booking, day, confirm } = await extending(false);
      const order = orderOf([suite(day(1))], await totalOf(harness, [suite(day(1))]));
      const [mine, other] = await Promise.all([
        confirm(),
        harness.call('POST', '/api/send-booking-email', { token: ravi, body: order }),
      ]);
      expect([mine.status, other.status].sort()).toEqual([200, 409]);
      expect(await kinds(booking)).toEqual(mine.status === 200 ? ['sale', 'changed'] : ['sale']);
    });

    test('a change confirmed during payment: the old price buys the old booking, or nothing', async () => {
      const { booking, confirm } = await extending(false);
      const [confirmed, paid] = await Promise.all([confirm(), booking.pay()]);
      const current = await booking.show();
      const bought = paid.status === 200 && paid.body.status === 'captured';
      expect(current.bookingStatus).toBe(bought ? 'confirmed' : 'pending');
      expect(current.total).toBe(confirmed.status === 200 ? (9000 * 2 + 1000) * 1.18 : booking.total);
      expect(current.toPay).toBe(bought ? 0 : current.total);
    });

    test('a change confirmed as the hold expires: the booking is changed in time or expired', async () => {
      const { booking, confirm } = await extending(false);
      harness.clock.now = new Date(start.getTime() + 24 * 3_600_000 - 1);
      const fresh = await booking.preview({ line: booking.lines[0], guests: 1 });
      harness.clock.advance(1);
      const [late] = await Promise.all([
        booking.confirm(fresh.body.token, { line: booking.lines[0], guests: 1 }),
        expireBookings(harness.ctx(clock)),
        confirm(),
      ]);
      expect(late.status).toBe(409);
      expect(await kinds(booking)).toEqual(['sale', 'expired']);
    });

    test('a difference paid within the grace period: the whole change happens, however often the sweep runs', async () => {
      const { booking, day, confirm } = await extending(true);
      await confirm();
      const paid = await payLate(booking.id, 24 * 60 + 30, -1);
      expect(paid.body.status).toBe('captured');
      expect(await kinds(booking)).toEqual(['sale', 'paid', 'change-held', 'changed']);
      expect(await booking.show()).toMatchObject({ toPay: 0, bookingItems: [{ checkOut: day(2) }] });
    });

    test('a difference paid as the grace period ends: nothing changes, and a refund is due', async () => {
      const { booking, day, confirm } = await extending(true);
      await confirm();
      const paid = await payLate(booking.id, 24 * 60 + 30, 0);
      expect(paid.body.status).toBe('refund_due');
      expect(await kinds(booking)).toEqual(['sale', 'paid', 'change-held', 'change-dropped']);
      expect(await booking.show()).toMatchObject({ total: booking.total, bookingItems: [{ checkOut: day(1) }] });
    });

    test('a change applied while the booking is cancelled: everything paid is refunded once', async () => {
      const { booking, confirm } = await extending(true);
      await confirm();
      const [paid, cancelled] = await Promise.all([
        booking.pay(),
        harness.call('POST', `/api/bookings/${booking.id}/cancel`, { token: asha }),
      ]);
      expect(cancelled.status).toBe(200);
      expect((await booking.show()).bookingStatus).toBe('cancelled');
      const { rows } = await harness.database.pool.query<{ left: number }>(
        `select coalesce(sum(p.amount_paise), 0) - coalesce((select sum(r.amount_paise) from refunds r join payments q
           on q.id = r.payment_id where q.booking_id = b.id), 0) as left
         from bookings b left join payments p on p.booking_id = b.id and p.status = 'captured' where b.booking_id = $1 group by b.id`,
        [booking.id],
      );
      expect([paid.status, Number(rows[0]?.left)]).toEqual([paid.status, 0]);
    });
  });

  test('twenty stays swap dates with each other: no traveller sees a deadlock, and no stay is lost', async () => {
    harness.clock.now = start;
    const day = (offset: number) => addDays(dayOf('2027-04-01'), offset);
    const all: Awaited<ReturnType<typeof makeBooking>>[] = [];
    for (let index = 0; index < 20; index += 1)
      all.push(
        await makeBooking(harness, index % 2 ? asha : ravi, [
          suite(day(index)),
          stayItem({ selectedDate: day(19 - index), checkOut: day(20 - index) }),
        ]),
      );
    const answers = await Promise.all(
      all.map(async (entry, index) => {
        const changes = [
          { line: entry.lines[0], selectedDate: day((index * 7 + 3) % 23) },
          { line: entry.lines[1], selectedDate: day((index * 11 + 5) % 23) },
        ];
        const { body } = await entry.preview(...changes);
        return body.token === null ? 'taken' : (await entry.confirm(body.token, ...changes)).status;
      }),
    );
    expect(answers.filter((answer) => answer !== 200 && answer !== 409 && answer !== 'taken')).toEqual([]);
    expect(answers).toContain(200);
  });
});
