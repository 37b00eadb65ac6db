import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expireBookings } from '../../service/booking/usecases/cancellation/expire-bookings.ts';
import { addDays, dayOf } from '../../service/core/day.ts';
import { clock } from '../../service/core/viewer.ts';
import { type Harness, startHarness } from '../harness.ts';
import { brokenInvariants, manyBookings, orderOf, setBookingLimits, stayItem, totalOf } from '../travellers.ts';

// The model: one room type with five rooms a night, as plain numbers in memory, and three buyers with limits on unpaid
// bookings, to pay now or later.
// After every step the database must match the model.

const rooms = 5;
/** Limits of one buyer who pays later: bookings in all, and rooms a night (30% of five, at least two). */
const budget = { bookings: 5, rooms: 2 };
/** How often an hour a buyer who pays now may exceed that limit without paying. */
const tries = 2;
const buyers = 3;
const firstDay = dayOf('2027-06-01');
const nights = 6;
type Step =
  | { do: 'sell'; buyer: number; from: number; length: number; quantity: number; paysNow: boolean }
  | { do: 'pay' | 'cancel'; which: number }
  | { do: 'wait'; hours: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('sell' as const),
      buyer: fc.nat(buyers - 1),
      from: fc.nat(nights - 1),
      length: fc.integer({ min: 1, max: 3 }),
      quantity: fc.integer({ min: 1, max: 3 }),
      paysNow: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('pay' as const, 'cancel' as const), which: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 30 }) }) },
);

interface Modelled {
  buyer: number;
  id: string;
  link: string;
  reference: string | undefined;
  days: string[];
  quantity: number;
  state: 'pending' | 'confirmed' | 'cancelled';
  unpaid: boolean;
  money?: 'captured' | 'refund_due';
  until: number;
  paysNow: boolean;
  began: number;
  /** True if it was ever paid. */
  bought: boolean;
}

let harness: Harness;
let tokens: string[];
beforeAll(async () => {
  harness = await startHarness();
  await setBookingLimits(harness, { ...manyBookings, unpaidPerBuyer: 5, shareOfStock: 30, leastShare: 2 });
  tokens = [];
  for (let buyer = 0; buyer < buyers; buyer += 1) tokens.push((await harness.signUp()).token);
});
afterAll(() => harness.close());

test('selling, paying, cancelling and expiring match a simple model: taken stock is the sum of live bookings', async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      run += 1;
      const start = addDays(firstDay, (run % 20) * (nights + 4));
      harness.clock.now = new Date(Date.parse('2026-11-20T10:00:00+05:30') + run * 60_000);
      await harness.database.pool.query(
        'truncate bookings, buyers, booking_lines, holds, payments, emails, allotments cascade',
      );
      const model: Modelled[] = [];
      const live = () => model.filter(({ state }) => state !== 'cancelled');
      const used = (day: string) =>
        live()
          .filter(({ days }) => days.includes(day))
          .reduce((sum, { quantity }) => sum + quantity, 0);

      for (const entry of steps) {
        if (entry.do === 'wait') {
          harness.clock.advance(entry.hours * 3_600_000);
          if (entry.hours % 2 === 0) await expireBookings(harness.ctx(clock));
        }
        for (const booking of model) {
          if (booking.state === 'pending' && booking.until <= harness.clock.now.getTime()) {
            booking.state = 'cancelled';
            booking.unpaid = true;
          }
        }
        if (entry.do === 'sell') {
          const from = addDays(start, entry.from);
          const days = Array.from({ length: entry.length }, (_, index) => String(addDays(from, index)));
          const item = stayItem({
            selectedDate: from,
            checkOut: addDays(from, entry.length),
            quantity: entry.quantity,
          });
          const fits = days.every((day) => used(day) + entry.quantity <= rooms);
          const held = model.filter(({ buyer, state }) => buyer === entry.buyer && state === 'pending');
          const heldOn = (day: string) =>
            held.filter(({ days }) => days.includes(day)).reduce((sum, { quantity }) => sum + quantity, 0);
          const now = harness.clock.now.getTime();
          const given = model.filter(
            (booking) =>
              booking.buyer === entry.buyer &&
              booking.paysNow &&
              booking.state === 'cancelled' &&
              !booking.bought &&
              booking.began > now - 3_600_000,
          );
          const often = days.some((day) => given.filter((booking) => booking.days.includes(day)).length >= tries);
          const share = days.every((day) => heldOn(day) + entry.quantity <= budget.rooms);
          const within = entry.paysNow ? !often || share : held.length < budget.bookings && share;
          const total = fits ? await totalOf(harness, [item]) : 1;
          const order = orderOf([item], total, entry.paysNow ? { pay: 'now' } : {});
          const token = tokens[entry.buyer] ?? '';
          const answer = await harness.call('POST', '/api/send-booking-email', { token, body: order });
          expect(answer.status).toBe(!fits ? 409 : within ? 200 : 429);
          if (fits && within) {
            const key = new URL(answer.body.paymentLink).searchParams.get('key');
            const opened = await harness.call('POST', '/api/payments', {
              body: { bookingId: order.bookingId, key, method: 'upi' },
              // payments opened within a minute are limited by network
              headers: { 'x-forwarded-for': `10.${run >> 8}.${run & 255}.${model.length + 1}` },
            });
            expect(opened.status).toBe(200);
            model.push({
              buyer: entry.buyer,
              id: order.bookingId,
              link: answer.body.paymentLink,
              reference: opened.body.reference,
              days,
              quantity: entry.quantity,
              state: 'pending',
              unpaid: false,
              until: Date.parse(answer.body.holdUntil),
              paysNow: entry.paysNow,
              began: now,
              bought: false,
            });
          }
        }
        if (entry.do === 'pay' || entry.do === 'cancel') {
          const booking = model[entry.which % Math.max(1, model.length)];
          if (!booking) continue;
          if (entry.do === 'cancel') {
            const token = tokens[booking.buyer] ?? '';
            const answer = await harness.call('POST', `/api/bookings/${booking.id}/cancel`, { token, body: {} });
            expect(answer.status).toBe(200);
            // an expired hold that is not swept yet can still be paid
            if (booking.state !== 'cancelled') booking.unpaid = false;
            booking.state = 'cancelled';
            if (booking.money === 'captured') booking.money = 'refund_due';
          } else {
            const before = booking.state;
            const room = booking.days.every((day) => used(day) + booking.quantity <= rooms);
            const taken = before !== 'cancelled' || (booking.unpaid && room);
            const answer = await harness.call('POST', `/api/payments/test/${booking.reference}`, {
              body: { outcome: 'paid' },
            });
            expect(answer.status).toBe(200);
            // a decision about this payment is final
            booking.money ??= taken ? 'captured' : 'refund_due';
            expect(answer.body.status).toBe(booking.money);
            if (before === 'pending' || (before === 'cancelled' && booking.money === 'captured' && taken)) {
              booking.state = 'confirmed';
              booking.bought = true;
            }
          }
        }
        expect(await brokenInvariants(harness)).toEqual([]);
        const item = (day: string) => stayItem({ selectedDate: day, checkOut: addDays(dayOf(day), 1) });
        const day = String(addDays(start, run % nights));
        const { body } = await harness.call('POST', '/api/quotes', { body: { items: [item(day)] } });
        expect(body.lines[0].unitsLeft).toBe(rooms - used(day));
      }
    }),
    { numRuns: process.env['TEST_LONG'] ? 6_500 : 25, endOnFailure: true },
  );
});
