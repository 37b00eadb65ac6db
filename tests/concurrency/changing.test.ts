import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { expireBookings } from '../../service/booking/lifecycle/expire-bookings.ts';
import { addDays, dayOf } from '../../service/core/day.ts';
import { clock } from '../../service/core/viewer.ts';
import { owned } from '../changing.ts';
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

// One connection cannot race with itself: these need real PostgreSQL.
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
  /** The last suite for a night, paid or not, and the preview of staying one more. */
  async function extending(paid: boolean) {
    harness.clock.now = start;
    days += 4;
    const day = (offset: number) => addDays(dayOf('2026-12-01'), days + offset);
    const one = await owned(harness, asha, [suite(day(0))], { paid });
    const change = { line: one.lines[0], checkOut: day(2) };
    const { body } = await one.preview(change);
    return { one, day, confirm: () => one.confirm(body.token, change) };
  }
  /** Pays what the booking asks for that long after the start, while two sweeps end what has had its time. */
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
  const kinds = async (one: Awaited<ReturnType<typeof owned>>) =>
    (await one.history()).map((told) => told.split(' ')[0]);

  describe.each([0, 1, 2])('round %i', () => {
    test.each([true, false])('one preview confirmed five times has one effect (paid: %s)', async (paid) => {
      const { one, confirm } = await extending(paid);
      const answers = await Promise.all(Array.from({ length: 5 }, confirm));
      expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
      expect(await kinds(one)).toEqual(paid ? ['sale', 'paid', 'change-held'] : ['sale', 'changed']);
    });

    test('two who want the last night: one has it', async () => {
      const { one, day, confirm } = await extending(false);
      const order = orderOf([suite(day(1))], await totalOf(harness, [suite(day(1))]));
      const [mine, other] = await Promise.all([
        confirm(),
        harness.call('POST', '/api/send-booking-email', { token: ravi, body: order }),
      ]);
      expect([mine.status, other.status].sort()).toEqual([200, 409]);
      expect(await kinds(one)).toEqual(mine.status === 200 ? ['sale', 'changed'] : ['sale']);
    });

    test('confirmed while it is paid: the old price buys the old booking, or nothing', async () => {
      const { one, confirm } = await extending(false);
      const [confirmed, paid] = await Promise.all([confirm(), one.pay()]);
      const shown = await one.show();
      const bought = paid.status === 200 && paid.body.status === 'captured';
      expect(shown.bookingStatus).toBe(bought ? 'confirmed' : 'pending');
      expect(shown.total).toBe(confirmed.status === 200 ? (9000 * 2 + 1000) * 1.18 : one.total);
      expect(shown.toPay).toBe(bought ? 0 : shown.total);
    });

    test('confirmed while its hold ends: it is changed in time or ended', async () => {
      const { one, confirm } = await extending(false);
      harness.clock.now = new Date(start.getTime() + 24 * 3_600_000 - 1);
      const fresh = await one.preview({ line: one.lines[0], guests: 1 });
      harness.clock.advance(1);
      const [late] = await Promise.all([
        one.confirm(fresh.body.token, { line: one.lines[0], guests: 1 }),
        expireBookings(harness.ctx(clock)),
        confirm(),
      ]);
      expect(late.status).toBe(409);
      expect(await kinds(one)).toEqual(['sale', 'expired']);
    });

    test('the difference paid as its time ends: within the grace the change happens whole, however often it is swept', async () => {
      const { one, day, confirm } = await extending(true);
      await confirm();
      const paid = await payLate(one.id, 24 * 60 + 30, -1);
      expect(paid.body.status).toBe('captured');
      expect(await kinds(one)).toEqual(['sale', 'paid', 'change-held', 'changed']);
      expect(await one.show()).toMatchObject({ toPay: 0, bookingItems: [{ checkOut: day(2) }] });
    });

    test('the difference paid as the grace ends: the change does not happen at all, and the money is to go back', async () => {
      const { one, day, confirm } = await extending(true);
      await confirm();
      const paid = await payLate(one.id, 24 * 60 + 30, 0);
      expect(paid.body.status).toBe('refund_due');
      expect(await kinds(one)).toEqual(['sale', 'paid', 'change-held', 'change-dropped']);
      expect(await one.show()).toMatchObject({ total: one.total, bookingItems: [{ checkOut: day(1) }] });
    });

    test('taken up while the booking is cancelled: everything paid comes back once', async () => {
      const { one, confirm } = await extending(true);
      await confirm();
      const [paid, cancelled] = await Promise.all([
        one.pay(),
        harness.call('POST', `/api/bookings/${one.id}/cancel`, { token: asha }),
      ]);
      expect(cancelled.status).toBe(200);
      expect((await one.show()).bookingStatus).toBe('cancelled');
      const { rows } = await harness.database.pool.query<{ left: number }>(
        `select coalesce(sum(p.amount_paise), 0) - coalesce((select sum(r.amount_paise) from refunds r join payments q
           on q.id = r.payment_id where q.booking_id = b.id), 0) as left
         from bookings b left join payments p on p.booking_id = b.id and p.status = 'captured' where b.booking_id = $1 group by b.id`,
        [one.id],
      );
      expect([paid.status, Number(rows[0]?.left)]).toEqual([paid.status, 0]);
    });
  });

  test('twenty stays change places with each other: no deadlock reaches anybody, and none is lost', async () => {
    harness.clock.now = start;
    const day = (offset: number) => addDays(dayOf('2027-04-01'), offset);
    const all: Awaited<ReturnType<typeof owned>>[] = [];
    for (let index = 0; index < 20; index += 1)
      all.push(
        await owned(harness, index % 2 ? asha : ravi, [
          suite(day(index)),
          stayItem({ selectedDate: day(19 - index), checkOut: day(20 - index) }),
        ]),
      );
    const answers = await Promise.all(
      all.map(async (one, index) => {
        const changes = [
          { line: one.lines[0], selectedDate: day((index * 7 + 3) % 23) },
          { line: one.lines[1], selectedDate: day((index * 11 + 5) % 23) },
        ];
        const { body } = await one.preview(...changes);
        return body.token === null ? 'taken' : (await one.confirm(body.token, ...changes)).status;
      }),
    );
    expect(answers.filter((answer) => answer !== 200 && answer !== 409 && answer !== 'taken')).toEqual([]);
    expect(answers).toContain(200);
  });
});
