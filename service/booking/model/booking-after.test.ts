import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { booking, bookingLine, firstDay, now, payment } from '../../../tests/sold-things.ts';
import { addDays } from '../../core/day.ts';
import { fromRupees, sum, zero } from '../../core/money.ts';
import type { Booking, BookingLine, UnsavedLine } from './booking.ts';
import { bookingAfter } from './booking-after.ts';
import { type BookingEvent, beginsOf, endsOf } from './booking-event.ts';
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
    const acknowledgement = { dueAt: new Date(0), answer: 'refused', reason: null, answeredAt: new Date(0) } as const;
    const [one = bookingLine(), other = bookingLine()] = two;
    const because = (lines: readonly BookingLine[]) =>
      afterEvent(paid({ lines }), { name: 'cancelled', ends: [], amount: zero }).cancelledBecause;
    expect(
      because([
        { ...one, acknowledgement },
        { ...other, acknowledgement },
      ]),
    ).toBe('partner');
    expect(because([{ ...one, acknowledgement }, other])).toBe('traveller');
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
    const dear = { name: 'changed unpaid', ends, begins: [unsaved(bookingLine())], holdUntil: now } as const;
    expect(afterEvent(booking(), dear).status).toBe('pending');
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

describe('what an event leaves', () => {
  test('is the booking as it was but for what the event is about', () => {
    const of = paid({ holdUntil: now, addressConfirmedAt: null, extendedHoldUntil: now, version: 4 });
    const { updatedAt, version, ...same } = of;
    const after = afterEvent(of, { name: 'checked in', why: '' }, 'operator');
    expect(after).toEqual({ ...same, updatedAt: now, version: 5 });
    expect([updatedAt, version]).toEqual([now, 4]);
  });

  test('is paid in the version of its first payment, which stays', () => {
    const first = afterEvent(booking(), { name: 'paid', payment: payment(4_720), amount: zero }, 'gateway');
    expect(first.paidIn).toBe(2);
    const expired = afterEvent(booking({ paidIn: 1 }), { name: 'expired', amount: zero }, 'clock');
    const late = afterEvent(expired, { name: 'paid late', payment: payment(1), amount: zero }, 'gateway');
    expect(late.paidIn).toBe(1);
    expect(
      afterEvent(booking(), { name: 'part paid', payment: payment(1), amount: zero }, 'operator').paidIn,
    ).toBeNull();
  });

  test('is a longer hold and a confirmed address', () => {
    const holdUntil = new Date(now.getTime() + 1);
    const confirmed = afterEvent(booking(), { name: 'address confirmed', holdUntil });
    expect(confirmed).toMatchObject({ holdUntil, addressConfirmedAt: now });
    expect(afterEvent(booking(), { name: 'expired', amount: zero }, 'clock').addressConfirmedAt).toBeNull();
  });

  test('is held no longer, now or ever, if it was sold free', () => {
    const begins = [unsaved(bookingLine({ subtotal: zero, tax: zero, unit: zero }))];
    const later = new Date(now.getTime() + 1);
    const unsold = { ...sold, holdUntil: later, extendedHoldUntil: later };
    expect(afterEvent(unsold, { name: 'sold free', begins })).toMatchObject({
      holdUntil: now,
      extendedHoldUntil: null,
    });
    expect(afterEvent(unsold, { name: 'sold', begins })).toMatchObject({ holdUntil: later, extendedHoldUntil: later });
  });

  test('keeps the reason of the first cancellation', () => {
    const of = booking({ status: 'cancelled', cancelledBecause: 'unpaid', lines: [bookingLine({ state: 'expired' })] });
    expect(afterEvent(of, { name: 'refunded', why: '' }, 'gateway').cancelledBecause).toBe('unpaid');
    const byUs = afterEvent(paid(), { name: 'cancelled', ends: [], amount: zero }, 'operator');
    expect(byUs.cancelledBecause).toBe('operator');
  });

  test('has its lines by position, and retains nothing of a line that no policy ended', () => {
    const begins = [unsaved(bookingLine({ position: 0 }))];
    const ends = [{ line: 1, to: 'replaced', retained: zero }] as const;
    const all = [
      bookingLine({ retained: fromRupees(9) }),
      bookingLine({ id: 2, position: 1, retained: fromRupees(9) }),
    ];
    const changed = afterEvent(paid({ lines: all }), { name: 'changed', ends, begins, amount: zero });
    expect(changed.allLines.map(({ id, position }) => [id, position])).toEqual([
      [1, 0],
      [0, 0],
      [2, 1],
    ]);
    expect(changed.allLines[1]).toMatchObject({ id: 0, state: 'live', endedIn: null, retained: 0 });
    const cancelled = afterEvent(paid({ lines: all }), { name: 'cancelled', ends: [], amount: zero });
    expect(cancelled.allLines.map(({ retained, endedIn }) => [retained, endedIn])).toEqual([
      [0, 2],
      [0, 2],
    ]);
  });

  test('has new guest details, and those of its lines that are still to come', () => {
    const lineGuests = [{ position: 0, arrivalTime: '18:00', guestNames: ['Asha'] }];
    const guestDetails = { ...noGuestDetails, phone: '1234567' };
    const ended = bookingLine({ id: 3, state: 'replaced', endedIn: 1 });
    const proposed = bookingLine({ id: 4, state: 'proposed' });
    const of = paid({ allLines: [ended, bookingLine(), proposed] });
    const changed = afterEvent(of, { name: 'guests changed', why: '', guestDetails, lineGuests });
    expect(changed.guestDetails).toBe(guestDetails);
    expect(changed.allLines.map(({ arrivalTime, guestNames }) => [arrivalTime, guestNames.length])).toEqual([
      [null, 0],
      ['18:00', 1],
      ['18:00', 1],
    ]);
  });
});

describe('an event is refused', () => {
  const refusalOf = (of: Booking, event: BookingEvent, by?: Actor): unknown => {
    try {
      return afterEvent(of, event, by);
    } catch (error) {
      return error;
    }
  };

  test('in words for people, and with what it was for programs', () => {
    expect(refusalOf(booking(), { name: 'completed' }, 'clock')).toMatchObject({
      name: 'ConflictError',
      message: 'This is no longer possible. Reload the page to see the current booking',
      details: { status: 'pending', event: 'completed' },
    });
  });

  test('if it ends a line in a way that it does not have, or one that has ended', () => {
    const replaced = [{ line: 1, to: 'replaced', retained: zero }] as const;
    const event = { name: 'line cancelled', ends: replaced, begins: [], amount: zero } as const;
    expect(refusalOf(paid({ lines: two }), event)).toMatchObject({ name: 'ConflictError' });
    const gone = [bookingLine({ state: 'dropped', endedIn: 1 }), bookingLine({ id: 2, position: 1 })];
    const again = { ...event, ends: [{ line: 1, to: 'cancelled', retained: zero }] } as const;
    expect(refusalOf(paid({ lines: gone.slice(1), allLines: gone }), again)).toMatchObject({ name: 'ConflictError' });
  });

  test('if it would leave a booking without lines open', () => {
    const ends = two.map(({ id }) => ({ line: id, to: 'cancelled' as const, retained: zero }));
    expect(refusalOf(paid({ lines: two }), { name: 'line cancelled', ends, begins: [], amount: zero })).toMatchObject({
      name: 'ConflictError',
    });
  });

  test('as a fault of ours if it adds lines that it never has', () => {
    const event = { name: 'line cancelled', ends: [], begins: [unsaved(bookingLine())], amount: zero } as const;
    expect(refusalOf(paid(), event)).toMatchObject({ message: 'line cancelled adds no lines' });
  });
});

test('a held change ends its lines once it is paid, and stays until then whatever else happens', () => {
  const ends = [{ line: 1, to: 'replaced', retained: zero }] as const;
  const held = { name: 'change held', ends, begins: [], due: zero, until: now, stock: new Map() } as const;
  const pendingChange = { ends, begins: [], due: zero, until: now };
  const event = { name: 'change paid', payment: payment(1), amount: zero } as const;
  expect([endsOf(held, null), endsOf(event, null), endsOf(event, pendingChange)]).toEqual([[], [], ends]);
  expect([beginsOf(event), endsOf({ name: 'completed' }, pendingChange)]).toEqual([[], []]);
  const begins = [unsaved(bookingLine())];
  const of = afterEvent(paid(), { ...held, begins });
  expect(of.pendingChange).toEqual(pendingChange);
  expect(afterEvent(of, { name: 'checked in', why: '' }, 'operator').pendingChange).toBe(of.pendingChange);
});
