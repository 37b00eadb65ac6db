import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { booking, bookingLine, firstDay, now, payment } from '../../../tests/sold-things.ts';
import { addDays } from '../../core/day.ts';
import { fromRupees, sum, zero } from '../../core/money.ts';
import type { Booking, BookingLine, UnsavedLine } from './booking.ts';
import { bookingAfter } from './booking-after.ts';
import type { BookingEvent } from './booking-event.ts';
import { type Actor, actors } from './change.ts';
import { noGuestDetails } from './guest-details.ts';
import { type EventName, lifecycle, ruleOf } from './lifecycle.ts';

const names = Object.keys(lifecycle).filter((name): name is EventName => name in lifecycle);
const afterEvent = (of: Booking, event: BookingEvent, by: Actor = 'traveller') => bookingAfter(of, event, { by, now });

function unsaved({ id: _, state: __, endedIn: ___, retained: ____, ...line }: BookingLine): UnsavedLine {
  return line;
}

const sold = booking({ version: 0, lines: [], allLines: [] });
const paid = (own: Partial<Booking> = {}) => booking({ status: 'confirmed', ...own });
const two = [bookingLine(), bookingLine({ id: 2, position: 1 })];

describe('an event', () => {
  test('adds lines, and the totals follow', () => {
    const begins = [bookingLine(), bookingLine({ position: 1 })].map(unsaved);
    expect(afterEvent(sold, { name: 'sold', begins })).toMatchObject({
      status: 'pending',
      version: 1,
      subtotal: fromRupees(8_000),
      tax: fromRupees(1_440),
      total: fromRupees(9_440),
      lines: [{ state: 'live' }, { state: 'live', position: 1 }],
    });
  });

  test('ends the lines that it names, with what their policies retain; the others stay', () => {
    const ends = [{ line: 1, to: 'cancelled', retained: fromRupees(40) }] as const;
    const changed = afterEvent(paid({ lines: two }), { name: 'line cancelled', ends, begins: [], amount: zero });
    expect(changed).toMatchObject({ status: 'confirmed', total: fromRupees(4_720), lines: [{ id: 2 }] });
    expect(changed.allLines[0]).toMatchObject({ state: 'cancelled', endedIn: 2, retained: fromRupees(40) });
    expect(changed.allLines[1]).toBe(two[1]);
  });

  test('that ends every line leaves a cancelled booking with the total of its last lines', () => {
    const cancelled = afterEvent(paid({ lines: two }), { name: 'cancelled', ends: [], amount: zero });
    expect(cancelled).toMatchObject({ status: 'cancelled', cancelledBecause: 'traveller', total: fromRupees(9_440) });
    const expired = afterEvent(booking(), { name: 'expired', amount: zero }, 'clock');
    expect(expired).toMatchObject({ status: 'cancelled', cancelledBecause: 'unpaid', lines: [{ state: 'expired' }] });
    const back = afterEvent(expired, { name: 'paid late', payment: payment(4_720), amount: expired.total }, 'gateway');
    expect(back).toMatchObject({
      status: 'confirmed',
      cancelledBecause: null,
      lines: [{ state: 'live', endedIn: null }],
    });
  });

  test('proposes lines beside the live ones; paid, they take their place, unpaid, they are dropped', () => {
    const begins = [unsaved(bookingLine({ startDay: addDays(firstDay, 3), subtotal: fromRupees(5_000) }))];
    const ends = [{ line: 1, to: 'replaced', retained: zero }] as const;
    const [due, until] = [fromRupees(1_000), now];
    const held = afterEvent(paid(), { name: 'change held', ends, begins, due, until, stock: new Map() });
    expect(held).toMatchObject({
      total: fromRupees(4_720),
      pendingChange: { due },
      allLines: [{ id: 1 }, { state: 'proposed' }],
    });
    const dropped = afterEvent(held, { name: 'change dropped' }, 'clock');
    expect(dropped).toMatchObject({ pendingChange: null, allLines: [{ state: 'live' }, { state: 'dropped' }] });
    const changed = afterEvent(held, { name: 'change paid', payment: payment(1_000), amount: due }, 'gateway');
    expect(changed).toMatchObject({
      pendingChange: null,
      subtotal: fromRupees(5_000),
      allLines: [{ state: 'replaced', endedIn: 3 }, { state: 'live' }],
    });
  });

  test('that leaves an unpaid booking nothing to pay confirms it', () => {
    const begins = [unsaved(bookingLine({ subtotal: zero, tax: zero, unit: zero }))];
    const ends = [{ line: 1, to: 'replaced', retained: zero }] as const;
    const free = afterEvent(booking(), { name: 'changed unpaid', ends, begins, holdUntil: now });
    expect(free).toMatchObject({ status: 'confirmed', total: zero });
    expect(afterEvent(sold, { name: 'sold free', begins })).toMatchObject({ status: 'confirmed', holdUntil: now });
  });

  test('changes the guests of the open lines at a position', () => {
    const lineGuests = [{ position: 1, arrivalTime: '18:00', guestNames: ['Asha'] }];
    const changed = afterEvent(paid({ lines: two }), {
      name: 'guests changed',
      why: '',
      guestDetails: noGuestDetails,
      lineGuests,
    });
    expect(changed.lines.map(({ arrivalTime }) => arrivalTime)).toEqual([null, '18:00']);
  });
});

/** The facts of an event of that name, as far as a booking has any. */
function eventOf(name: EventName, of: Booking): BookingEvent {
  const { live } = ruleOf(name).lines;
  const ends = of.lines.slice(0, 1).map(({ id }) => ({ line: id, to: 'cancelled' as const, retained: zero }));
  const facts = {
    why: '',
    token: '',
    amount: zero,
    payment: payment(1),
    ...((live !== undefined || name === 'change held') && { ends }),
    begins: ruleOf(name).lines.new ? [unsaved(bookingLine({ id: 9, position: of.allLines.length }))] : [],
    holdUntil: now,
    guestDetails: noGuestDetails,
    lineGuests: [],
    due: zero,
    until: now,
    stock: new Map(),
  };
  return { name, ...facts } as BookingEvent;
}

test.each(names)('%s happens in the statuses of its rule, by those whom it names, and never otherwise', (name) => {
  const rule = ruleOf(name);
  for (const status of ['pending', 'confirmed', 'cancelled', 'completed'] as const)
    for (const by of actors) {
      const state = status === 'cancelled' ? ('expired' as const) : ('live' as const);
      const lines = [bookingLine({ state }), bookingLine({ id: 2, position: 1, state })];
      const of = booking({ status, lines });
      const allowed = rule.status[status] !== undefined && rule.by.includes(by);
      const happens = () => afterEvent(of, eventOf(name, of), by);
      if (allowed) expect(rule.status[status]).toContain(happens().status);
      else expect(happens).toThrow('no longer possible');
    }
});

/** Returns undefined for an event that is refused. */
function tryEvent(of: Booking, name: EventName, by: Actor): Booking | undefined {
  try {
    return afterEvent(of, eventOf(name, of), by);
  } catch {
    return undefined;
  }
}

/** Returns the booking as it is once its new line is saved under that id. */
function withIds(of: Booking, id: number): Booking {
  const withId = (line: BookingLine) => (line.id === 0 ? { ...line, id } : line);
  return { ...of, lines: of.lines.map(withId), allLines: of.allLines.map(withId) };
}

test('no sequence of events leaves what must always hold', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom(...names), fc.constantFrom(...actors)), { maxLength: 40 }),
      (steps) => {
        let id = 100;
        let of: Booking = { ...sold };
        const first: [EventName, Actor] = ['sold', 'traveller'];
        for (const [name, by] of [first, ...steps]) {
          const before = of;
          const next = tryEvent(of, name, by);
          if (!next) continue;
          id += 1;
          of = withIds(next, id);
          const live = of.allLines.filter(({ state }) => state === 'live');
          expect(of.status === 'cancelled').toBe(live.length === 0);
          expect(of.version).toBe(before.version + 1);
          expect(of.total).toBe(sum(of.lines.flatMap(({ subtotal, tax }) => [subtotal, tax])));
          expect(of.pendingChange === null).toBe(of.allLines.every(({ state }) => state !== 'proposed'));
          expect(
            of.allLines.every(
              ({ state, endedIn }) => (endedIn === null) === (state === 'live' || state === 'proposed'),
            ),
          ).toBe(true);
          const positions = live.map(({ position }) => position);
          expect(new Set(positions).size).toBe(positions.length);
        }
      },
    ),
    { numRuns: 300 },
  );
});
