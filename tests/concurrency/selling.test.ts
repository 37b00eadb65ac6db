import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { expireBookings } from '../../service/booking/usecases/cancellation/expire-bookings.ts';
import { clock } from '../../service/core/viewer.ts';
import { isUnavailable } from '../../service/platform/database/database-error.ts';
import { type Answer, type Harness, startHarness } from '../harness.ts';
import {
  book,
  brokenInvariants,
  carBooking,
  lastSuite,
  newBookingId,
  orderOf,
  raftItem,
  stayItem,
  totalOf,
} from '../travellers.ts';

// needs real PostgreSQL: one connection cannot race with itself
describe.skipIf(inject('ground').kind === 'embedded')('on real PostgreSQL', () => {
  let harness: Harness;
  let buyers: string[];

  beforeAll(async () => {
    harness = await startHarness();
    buyers = [];
    for (let index = 0; index < 24; index += 1) buyers.push((await harness.signUp(`Buyer ${index}`)).token);
  });
  afterAll(async () => {
    expect(await brokenInvariants(harness)).toEqual([]);
    await harness.close();
  });

  /** Sends a request again, unchanged, while the site is busy (503), as a good client does. */
  const call: Harness['call'] = async (method, path, options) => {
    for (;;) {
      // each from another network, so that the limits of a network do not serialise them
      requestCount += 1;
      const headers = { 'x-forwarded-for': `10.1.${(requestCount >> 8) & 255}.${requestCount & 255}` };
      const answer = await harness.call(method, path, { ...options, headers });
      if (answer.status !== 503) return answer;
    }
  };
  let requestCount = 0;
  /** One of twenty buyers, who makes a few attempts; none has bought anything yet. */
  const buyer = (index: number) => buyers[index % 20];
  const buy = (token: string | undefined, order: object): Promise<Answer> =>
    call('POST', '/api/send-booking-email', { token: token ?? '', body: order });
  /** Runs the sweep again until it succeeds, as the scheduler does. */
  const endHolds = async (): Promise<number> => {
    for (;;) {
      try {
        return await expireBookings(harness.ctx(clock));
      } catch (error) {
        if (!isUnavailable(error)) throw error;
      }
    }
  };
  const statuses = (answers: readonly Answer[]) =>
    Object.fromEntries([...Map.groupBy(answers, ({ status }) => status)].map(([status, all]) => [status, all.length]));

  test('100 buyers and one last room: one booking, 99 clear refusals', async () => {
    const suite = stayItem(lastSuite);
    const total = await totalOf(harness, [suite]);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => buy(buyer(index), orderOf([suite], total))),
    );
    expect(statuses(answers)).toEqual({ 200: 1, 409: 99 });
    const messages = new Set(answers.filter(({ status }) => status === 409).map(({ body }) => body.error.message));
    expect([...messages]).toEqual(['Lake House: Sold out for these dates']);
  });

  test('40 buyers of two tickets each for twelve places at 07:00 make six bookings, and 09:30 stays free', async () => {
    const two = raftItem({ quantity: 2 });
    const total = await totalOf(harness, [two]);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => buy(buyer(index), orderOf([two], total))),
    );
    expect(statuses(answers)).toEqual({ 200: 6, 409: 34 });
    const later = await call('POST', '/api/quotes', { body: { items: [raftItem({ selectedTime: '09:30' })] } });
    expect(later.body.lines[0]).toMatchObject({ available: true, unitsLeft: 12 });
  });

  test('40 requests for overlapping days never book one car twice', async () => {
    const forms = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        carBooking(harness, {
          car: 'tempo-17',
          pickupDate: `2027-03-${10 + (index % 5)}`,
          dropDate: `2027-03-${12 + (index % 5)}`,
        }),
      ),
    );
    const answers = await Promise.all(forms.map((body) => call('POST', '/api/car-bookings', { body })));
    const counts = statuses(answers);
    expect(Object.keys(counts).sort()).toEqual(['200', '409']);
    expect(counts[200]).toBeLessThanOrEqual(2);
  });

  test('overlapping ranges in opposite orders never block each other for ever', async () => {
    const early = stayItem({ selectedDate: '2027-01-10', checkOut: '2027-01-14' });
    const late = stayItem({ selectedDate: '2027-01-12', checkOut: '2027-01-16', cartId: 'line-2' });
    const suite = stayItem({ ...lastSuite, selectedDate: '2027-01-11', checkOut: '2027-01-15', cartId: 'line-3' });
    const carts = [[early, late, suite], [suite, late, early], [late, early], [suite]];
    const totals = await Promise.all(carts.map((cart) => totalOf(harness, cart)));
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => {
        const at = index % carts.length;
        return buy(buyer(index), orderOf(carts[at] ?? [], totals[at] ?? 0));
      }),
    );
    const counts = statuses(answers);
    // a buyer with two of them may hold no more unpaid
    expect(Object.keys(counts).filter((status) => !['200', '409', '429'].includes(status))).toEqual([]);
    expect(counts[200]).toBeGreaterThan(0);
  });

  test('the same request sent 50 times at once makes one booking and one email', async () => {
    const items = [stayItem({ selectedDate: '2027-02-10', checkOut: '2027-02-12' })];
    const order = orderOf(items, await totalOf(harness, items), { bookingId: newBookingId() });
    const answers = await Promise.all(Array.from({ length: 50 }, () => buy(buyers[20], order)));
    expect(statuses(answers)).toEqual({ 200: 50 });
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const emails = (await harness.emails()).filter(({ subject }) => subject.includes(order.bookingId));
    expect(emails).toHaveLength(1);
  });

  test('the same request sent 50 times for the last room still makes one booking', async () => {
    const items = [stayItem({ ...lastSuite, selectedDate: '2027-02-20', checkOut: '2027-02-22' })];
    const order = orderOf(items, await totalOf(harness, items), { bookingId: newBookingId() });
    const answers = await Promise.all(Array.from({ length: 50 }, () => buy(buyers[21], order)));
    expect(statuses(answers)).toEqual({ 200: 50 });
  });

  test('expiry against payment: each booking ends confirmed with its money, or cancelled with the money going back', async () => {
    const before = harness.clock.now;
    // earlier holds have expired
    harness.clock.advance(25 * 3_600_000);
    const opened: { reference: string; bookingId: string; token: string }[] = [];
    for (let index = 0; index < 20; index += 1) {
      const day = `2027-03-${String(index + 1).padStart(2, '0')}`;
      const next = `2027-03-${String(index + 2).padStart(2, '0')}`;
      const token = buyers[index] ?? '';
      const { body } = await book(harness, token, [stayItem({ ...lastSuite, selectedDate: day, checkOut: next })]);
      const key = new URL(body.paymentLink).searchParams.get('key');
      const started = await call('POST', '/api/payments', {
        body: { bookingId: body.bookingId, key, method: 'upi' },
      });
      opened.push({ reference: started.body.reference, bookingId: body.bookingId, token });
    }
    harness.clock.advance(24 * 3_600_000);
    const rivals = opened.map((_, index) =>
      stayItem({
        ...lastSuite,
        selectedDate: `2027-03-${String(index + 1).padStart(2, '0')}`,
        checkOut: `2027-03-${String(index + 2).padStart(2, '0')}`,
      }),
    );
    const total = await totalOf(harness, rivals.slice(0, 1));
    const [paid] = await Promise.all([
      Promise.all(
        opened.flatMap(({ reference }) =>
          Array.from({ length: 3 }, () =>
            call('POST', `/api/payments/test/${reference}`, { body: { outcome: 'paid' } }),
          ),
        ),
      ),
      endHolds(),
      Promise.all(rivals.map((item, index) => buy(buyer(index + 7), orderOf([item], total)))),
    ]);
    expect(statuses(paid)).toEqual({ 200: 60 });
    for (const { bookingId, token, reference } of opened) {
      const { body } = await call('GET', `/api/bookings/${bookingId}`, { token });
      const message = await call('POST', `/api/payments/test/${reference}`, { body: { outcome: 'paid' } });
      expect(`${body.data.bookingStatus} ${message.body.status}`).toMatch(
        /^(confirmed captured|cancelled refund_due)$/,
      );
      const receipts = (await harness.emails()).filter(
        ({ kind, plain }) => kind === 'payment-receipt' && plain.includes(bookingId),
      );
      expect(receipts).toHaveLength(body.data.bookingStatus === 'confirmed' ? 1 : 0);
    }
    harness.clock.now = before;
  });
});
