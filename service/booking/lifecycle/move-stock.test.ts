import { beforeEach, expect, test, vi } from 'vitest';
import { withoutDatabase } from '../../../tests/no-database.ts';
import { booking, bookingLine, firstDay, now, payment, stock } from '../../../tests/sold-things.ts';
import { fromRupees, zero } from '../../core/money.ts';
import { keyOf } from '../../stock/stock.ts';
import type { Booking, BookingLine } from '../model/booking.ts';
import { bookingAfter } from '../model/booking-after.ts';
import type { BookingEvent } from '../model/booking-event.ts';
import type { Actor } from '../model/change.ts';
import { ruleOf } from '../model/lifecycle.ts';

const done = vi.hoisted(() => ({ take: vi.fn(), until: vi.fn(), lines: vi.fn(), all: vi.fn(), read: vi.fn() }));
vi.mock('../../stock/holds.ts', () => ({
  takeStock: done.take,
  holdUntil: done.until,
  releaseLines: done.lines,
  releaseBooking: done.all,
  readHolds: done.read,
}));
beforeEach(() => {
  // another file may have loaded it without the mocks
  vi.resetModules();
  vi.resetAllMocks();
});

/** Moves the stock of an event; its new line has the id 9. */
async function moved(before: Booking, event: BookingEvent, by: Actor = 'traveller') {
  const planned = bookingAfter(before, event, { by, now });
  const withId = (line: BookingLine) => (line.id === 0 ? { ...line, id: 9 } : line);
  const after = { ...planned, lines: planned.lines.map(withId), allLines: planned.allLines.map(withId) };
  const { moveStock } = await import('./move-stock.ts');
  await moveStock(withoutDatabase, { before, after, event }, ruleOf(event.name).stock);
  return {
    taken: done.take.mock.calls.map(([, takes, hold]) => [takes, hold]),
    released: done.lines.mock.calls.map(([, ids]) => ids),
    all: done.all.mock.calls.length,
    until: done.until.mock.calls.map(([, , until]) => until),
  };
}

const day = { sellableId: 7, day: firstDay, slot: '' };
const { id: _, state: __, endedIn: ___, retained: ____, ...line } = bookingLine({ units: 2 });
const ends = [{ line: 1, to: 'replaced', retained: zero }] as const;
const paid = booking({ status: 'confirmed' });

test('a sale holds its stock until it is paid, or takes it for good where nothing is to be paid', async () => {
  const of = booking({ version: 0, lines: [], allLines: [] });
  const takes = [{ ...day, lineId: 9, units: 2 }];
  const sold = await moved(of, { name: 'sold', begins: [line] });
  expect(sold.taken).toEqual([[takes, { booking: 1, endsAt: of.holdUntil }]]);
  done.take.mockClear();
  const free = { ...line, unit: zero, subtotal: zero, tax: zero };
  expect((await moved(of, { name: 'sold free', begins: [free] })).taken).toEqual([
    [takes, { booking: 1, endsAt: null }],
  ]);
});

test('what is paid in time keeps its stock for good, and what is paid late takes it again', async () => {
  const money = { payment: payment(4_720), amount: fromRupees(4_720) };
  const inTime = await moved(booking(), { name: 'paid', ...money }, 'gateway');
  expect(inTime).toMatchObject({ taken: [], until: [null] });
  const expired = booking({
    status: 'cancelled',
    lines: [bookingLine({ state: 'expired', endedIn: 1, units: 2, quantity: 3 })],
  });
  const late = await moved(expired, { name: 'paid late', ...money }, 'gateway');
  expect(late.taken).toEqual([[[{ ...day, lineId: 1, units: 6 }], { booking: 1, endsAt: null }]]);
});

test('a change releases stock before it takes any', async () => {
  const swapped = await moved(paid, { name: 'changed', ends, begins: [line], amount: zero });
  expect(swapped.released).toEqual([[1]]);
  expect(swapped.taken).toEqual([[[{ ...day, lineId: 9, units: 2 }], { booking: 1, endsAt: null }]]);
  expect(done.lines.mock.invocationCallOrder[0]).toBeLessThan(done.take.mock.invocationCallOrder[0] ?? 0);
  expect(swapped.until).toEqual([]);
});

test('a held change takes only what is beyond the lines that it would end, until its own time', async () => {
  done.read.mockResolvedValue([{ ...day, lineId: 1, units: 1, endsAt: null }]);
  const until = new Date(now.getTime() + 60_000);
  const all = new Map([[keyOf(day), stock()]]);
  const held = await moved(paid, { name: 'change held', ends, begins: [line], due: zero, until, stock: all });
  expect(held.taken).toEqual([[[{ ...day, lineId: 9, units: 1 }], { booking: 1, endsAt: until, withRest: true }]]);
});

test('what ends releases its stock: a line its own, a booking everything', async () => {
  const two = booking({ status: 'confirmed', lines: [bookingLine(), bookingLine({ id: 2, position: 1 })] });
  const one = { line: 2, to: 'cancelled', retained: zero } as const;
  const cancelled = await moved(two, { name: 'line cancelled', ends: [one], begins: [], amount: zero });
  expect(cancelled).toMatchObject({ released: [[2]], all: 0, taken: [] });
  expect((await moved(two, { name: 'cancelled', ends: [], amount: zero })).all).toBe(1);
});
