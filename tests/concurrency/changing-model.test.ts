import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { completeBookings } from '../../service/booking/usecases/cancellation/complete-bookings.ts';
import { expireBookings } from '../../service/booking/usecases/cancellation/expire-bookings.ts';
import { addDays, dayOf } from '../../service/core/day.ts';
import { clock } from '../../service/core/viewer.ts';
import { makeBooking, type TestBooking } from '../changing.ts';
import { type Harness, startHarness } from '../harness.ts';
import { brokenInvariants, lastSuite, manyBookings, setBookingLimits, stayItem } from '../travellers.ts';

// Random histories of bookings of one suite and of a non-refundable fort with three places a day. After every step the
// invariants hold, a confirmed change matches its preview, and each preview takes effect once.

const start = new Date('2026-11-20T10:00:00+05:30');
const hour = 3_600_000;
const day = (offset: number) => addDays(dayOf('2026-11-22'), offset);
const at = fc.nat(5);
const anyIndex = fc.nat(9);
const length = fc.integer({ min: 1, max: 3 });

const fort = (overrides: { day: number; adults: number }) => ({
  ...stayItem({ id: 'amber-fort-and-add-on-packages', type: 'attraction', checkOut: undefined, roomType: undefined }),
  selectedDate: day(overrides.day),
  selectedLanguage: 'English',
  ticketTypes: { adult: overrides.adults },
});
const suite = (overrides: { day: number; length: number }) =>
  stayItem({ ...lastSuite, selectedDate: day(overrides.day), checkOut: day(overrides.day + overrides.length) });

/** The requested change of each line of a booking. */
const wish = fc.oneof(
  fc.record({ cancel: fc.constant(true as const) }),
  fc.record({ day: at, length, adults: length }),
  fc.record({ guests: fc.integer({ min: 1, max: 4 }) }),
  fc.constant(undefined),
);
type Wish = typeof wish extends fc.Arbitrary<infer Kind> ? Kind : never;

function ask(item: { lineId: number; type: string }, wish: Wish): Record<string, unknown>[] {
  if (!wish) return [];
  const { lineId: line, type } = item;
  if (!('day' in wish)) return [{ line, ...wish }];
  const selectedDate = day(wish.day);
  return [
    type === 'stay'
      ? { line, selectedDate, checkOut: addDays(selectedDate, wish.length) }
      : { line, selectedDate, ticketTypes: { adult: wish.adults } },
  ];
}

class Site {
  readonly harness: Harness;
  readonly token: string;
  readonly bookings: TestBooking[] = [];
  /** References of orders that are not paid yet. */
  readonly orders: string[] = [];
  constructor(harness: Harness, token: string) {
    this.harness = harness;
    this.token = token;
  }
  pick(index: number): TestBooking | undefined {
    return this.bookings[index % Math.max(1, this.bookings.length)];
  }
}

/** One step of a history; the model holds the previews, and the database invariants are checked after each step. */
abstract class Step implements fc.AsyncCommand<object, Site> {
  check(): boolean {
    return true;
  }
  async run(_: object, site: Site): Promise<void> {
    await this.do(site);
    expect(await brokenInvariants(site.harness)).toEqual([]);
  }
  abstract do(site: Site): Promise<void>;
  abstract toString(): string;
}

function step<Reported>(
  name: string,
  input: fc.Arbitrary<Reported>,
  work: (site: Site, reported: Reported) => Promise<void>,
) {
  return input.map(
    (value) =>
      new (class extends Step {
        do(site: Site) {
          return work(site, value);
        }
        toString() {
          return `${name} ${JSON.stringify(value)}`;
        }
      })(),
  );
}

const place = step(
  'place',
  fc.record({ day: at, length, adults: length, both: fc.boolean(), paid: fc.boolean() }),
  async (site, { both, paid, ...entry }) => {
    const items = both ? [suite(entry), fort(entry)] : [suite(entry)];
    const created = await makeBooking(site.harness, site.token, items, { paid }).catch(() => undefined);
    if (created) site.bookings.push(created);
  },
);
const open = step('open an order', anyIndex, async (site, index) => {
  const bookingId = site.pick(index)?.id;
  if (bookingId === undefined) return;
  const body = { bookingId, method: 'card' };
  const opened = await site.harness.call('POST', '/api/payments', { token: site.token, body });
  if (opened.status === 200) site.orders.push(opened.body.reference);
});
const pay = step('pay an order', anyIndex, async ({ harness, orders }, index) => {
  const reference = orders[index % Math.max(1, orders.length)];
  if (!reference) return;
  const notify = () => harness.call('POST', `/api/payments/test/${reference}`, { body: { outcome: 'paid' } });
  const answers = [await notify(), await notify()];
  expect(answers[1]?.body).toEqual(answers[0]?.body);
});
const change = step(
  'change',
  fc.record({
    which: anyIndex,
    wishes: fc.tuple(wish, wish),
    wait: fc.constantFrom(0, 0, 0, 2, 20),
    raise: fc.constantFrom(0, 0, 100),
  }),
  async (site, { which, wishes, wait, raise }) => {
    const entry = site.pick(which);
    const before = await entry?.show();
    const changes = before?.bookingItems.flatMap((item: { lineId: number; type: string }, index: number) =>
      ask(item, wishes[index]),
    );
    if (!entry || changes.length === 0) return;
    const { status, body } = await entry.preview(...changes);
    if (status !== 200 || body.token === null) return;
    site.harness.clock.advance(wait * 60_000);
    await site.harness.database.pool.query('update room_types set price_paise = price_paise + $1', [raise]);
    const confirmed = await entry.confirm(body.token, ...changes);
    if (wait < 15) expect([200, 409, 429]).toContain(confirmed.status);
    else expect(confirmed.status).toBe(409);
    if (confirmed.status !== 200) return;
    const { data } = confirmed.body;
    expect(data.version).toBe(before.version + 1);
    // the change matches its preview: now, or once the difference is paid
    if (body.toPay > 0)
      expect([data.total, data.toPay, data.proposal.total]).toEqual([before.total, body.toPay, body.after.total]);
    else if (data.bookingStatus !== 'cancelled') expect([data.total, data.proposal]).toEqual([body.after.total, null]);
    const { rows } = await site.harness.database.pool.query<{ money: number }>(
      'select c.money_paise as money from booking_changes c join bookings b on b.id = c.booking_id and b.version = c.version where b.booking_id = $1',
      [entry.id],
    );
    expect(rows[0]?.money).toBe(0 - Math.round(body.toReceive * 100));
    const again = await entry.confirm(body.token, ...changes);
    expect(again.body.data.version).toBe(data.version);
  },
);
const cancel = step('cancel', anyIndex, async (site, index) => {
  const entry = site.pick(index);
  if (entry) await site.harness.call('POST', `/api/bookings/${entry.id}/cancel`, { token: site.token });
});
const wait = step('wait', fc.integer({ min: 1, max: 40 }), async ({ harness }, hours) => {
  harness.clock.advance(hours * hour);
});
const sweep = step('sweep', fc.constant(0), async ({ harness }) => {
  await expireBookings(harness.ctx(clock));
  await completeBookings(harness.ctx(clock));
});

let harness: Harness;
let token: string;
beforeAll(async () => {
  harness = await startHarness();
  token = (await harness.signUp()).token;
});
afterAll(() => harness.close());

test('stock, booking totals, money and previews stay consistent after any sequence of operations', async () => {
  await setBookingLimits(harness, { ...manyBookings, leastShare: 3 });
  const commands = [place, place, open, pay, change, change, change, cancel, wait, sweep];
  await fc.assert(
    fc.asyncProperty(fc.commands(commands, { maxCommands: 25 }), async (history) => {
      harness.clock.now = start;
      await harness.database.pool.query(
        'truncate bookings, buyers, booking_lines, holds, payments, emails, allotments, limit_windows cascade',
      );
      const setup = () => ({ model: {}, real: new Site(harness, token) });
      await fc.asyncModelRun(setup, history);
    }),
    { numRuns: process.env['TEST_LONG'] ? 3_000 : 15, endOnFailure: true },
  );
});
