import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { english } from '../../../messages/translate.ts';
import {
  booking,
  bookingLine,
  firstDay,
  now,
  offer,
  payment,
  quoteOf,
  selectedLine,
} from '../../../tests/sold-things.ts';
import { policyOf } from '../../catalog/cancellation-policy.ts';
import { cancellationTerms } from '../../catalog/cancellation-terms.ts';
import { givenBack } from '../../catalog/refund-terms.ts';
import { addDays, endOf, instantAt } from '../../core/day.ts';
import { fromRupees, isWholeRupees, zero } from '../../core/money.ts';
import { isChangeTokenValid, signChangeToken } from '../usecases/changes/change-token.ts';
import type { Booking, BookingLine } from './booking.ts';
import { lineChanges, selectedLineOf } from './line-changes.ts';
import {
  atOldPrice,
  byOldPolicy,
  eventOfChange,
  isSameSale,
  lineEnd,
  type NewLine,
  planChange,
  startOfLine,
  withOldFacts,
} from './plan-change.ts';
import { isPriced, type PricedLine } from './quote.ts';

const payBy = new Date(now.getTime() + 24 * 3_600_000);
const later = new Date(now.getTime() + 1).toISOString();
const free = bookingLine({}, { freeUntil: later });
const half = bookingLine();
half.cancellation.schedule.push({ until: later, percent: 50 });

/** A room for one night, so many days after the first, at so many rupees before its 18 %. */
function room(rupees: number, after = 0): PricedLine {
  const startDay = addDays(firstDay, after);
  const [line] = quoteOf([
    { dayPrice: fromRupees(rupees), days: [startDay], startDay, endDay: addDays(startDay, 1) },
  ]).lines;
  if (!line || !isPriced(line)) throw new Error('Not priced');
  return line;
}
const begin = (replaces: BookingLine, rupees: number, after = 0): NewLine => ({
  replaces,
  line: room(rupees, after),
  samePrice: false,
});
const paidFor = (...lines: BookingLine[]): Booking => {
  const one = booking({ lines, status: 'confirmed' });
  return { ...one, payments: [payment(one.total / 100)] };
};
const plan = (of: Booking, begins: NewLine[] = [], gone: readonly BookingLine[] = []) =>
  planChange(
    of,
    [
      ...begins.map(({ replaces: line }) => ({ line, to: 'replaced' as const })),
      ...gone.map((line) => ({ line, to: 'cancelled' as const })),
    ],
    begins,
    { now, payBy },
  );

describe('what a change of a paid booking comes to', () => {
  const none = bookingLine();
  // rupees for the new night, how many days after the old one
  test.each<[string, BookingLine, [number, number], { due: number; refund: number; retained: number }]>([
    ['dearer while cancelling is free: the difference', free, [5_000, 1], { due: 1_180, refund: 0, retained: 0 }],
    ['cheaper while it is free: the rest comes back', free, [3_000, 1], { due: 0, refund: 1_180, retained: 0 }],
    ['for the same price: nothing', free, [4_000, 1], { due: 0, refund: 0, retained: 0 }],
    ['dearer when half comes back: the difference', half, [5_000, 0], { due: 1_180, refund: 0, retained: 0 }],
    ['dearer when nothing does: the difference', none, [5_000, 0], { due: 1_180, refund: 0, retained: 0 }],
    ['cheaper when half comes back: half the difference', half, [3_000, 0], { due: 0, refund: 590, retained: 590 }],
    ['cheaper and earlier, the same', half, [3_000, -1], { due: 0, refund: 590, retained: 590 }],
    ['cheaper when nothing comes back: nothing', none, [3_000, 0], { due: 0, refund: 0, retained: 1_180 }],
    [
      'later when half comes back: the new price less that',
      half,
      [4_000, 1],
      { due: 2_360, refund: 0, retained: 2_360 },
    ],
    ['later, and for much less: what is left of it', half, [1_000, 1], { due: 0, refund: 1_180, retained: 2_360 }],
    [
      'later when nothing comes back: the whole new price',
      none,
      [3_000, 1],
      { due: 3_540, refund: 0, retained: 4_720 },
    ],
  ])('%s', (_, line, [rupees, after], { due, refund, retained }) => {
    const made = plan(paidFor(line), [begin(line, rupees, after)]);
    expect(made).toMatchObject({
      due: fromRupees(due),
      refund: fromRupees(refund),
      ends: [{ retained: fromRupees(retained) }],
    });
    expect(made.after).toMatchObject({ status: 'confirmed', total: fromRupees(rupees * 1.18) });
  });

  test('a later time of the same day is later', () => {
    const morning = bookingLine({ slot: '07:00' });
    const at = (slot: string): NewLine => {
      const one = begin(morning, 4_000);
      return { ...one, line: { ...one.line, slot } };
    };
    expect(plan(paidFor(morning), [at('14:00')]).due).toBe(fromRupees(4_720));
    expect(plan(paidFor(morning), [at('06:00')]).due).toBe(0);
    const dayBefore = { ...at('14:00'), line: { ...room(4_000, -1), slot: '14:00' } };
    expect(plan(paidFor(morning), [dayBefore]).due).toBe(0);
  });

  test('never gives back more than is left of what was paid', () => {
    const one = { ...paidFor(free), payments: [payment(1_000)] };
    expect(plan(one, [], [free]).refund).toBe(fromRupees(1_000));
  });

  test('single lines give back what each of them says, and the rest stays', () => {
    const other = { ...half, id: 2 };
    expect(plan(paidFor(free, other), [], [other])).toMatchObject({
      due: 0,
      refund: fromRupees(2_360),
      after: { status: 'confirmed', total: fromRupees(4_720) },
      ends: [{ to: 'cancelled', back: fromRupees(2_360), retained: fromRupees(2_360) }],
    });
    expect(plan(paidFor(free, other), [], [free, other])).toMatchObject({ after: { status: 'cancelled' } });
  });

  test('each of several lines is set off against its own replacement', () => {
    const [one, other] = [bookingLine(), bookingLine({ id: 2, position: 1 })];
    const made = plan(paidFor(one, other), [begin(one, 5_000), begin(other, 3_000)]);
    expect(made.ends.map(({ retained }) => retained)).toEqual([0, fromRupees(1_180)]);
    expect(made.due).toBe(fromRupees(1_180));
  });

  test('what is held is held until the line that it ends begins, at the longest', () => {
    const tour = bookingLine({ startDay: firstDay, slot: '07:00' });
    const soon = { now, payBy: new Date('2027-01-01T00:00:00Z') };
    const ends = [{ line: tour, to: 'replaced' as const }];
    expect(planChange(paidFor(tour), ends, [begin(tour, 9_000)], soon).payBy).toEqual(instantAt(firstDay, '07:00'));
  });
});

test('of an unpaid booking all is set off: nothing is due before, and nothing is refunded', () => {
  const line = bookingLine();
  for (const rupees of [3_000, 5_000])
    expect(plan(booking({ lines: [line] }), [begin(line, rupees)])).toMatchObject({
      due: 0,
      refund: 0,
      ends: [{ retained: 0 }],
      after: { status: 'pending', total: fromRupees(rupees * 1.18) },
    });
});

test('of an unpaid booking that is paid in part nothing is refunded while a line is left', () => {
  const line = bookingLine();
  const part = { ...booking({ lines: [line] }), payments: [payment(1_000)] };
  expect(plan(part, [begin(line, 3_000)]).refund).toBe(0);
  expect(plan(part, [], [line]).refund).toBe(fromRupees(1_000));
});

describe('a line that keeps its price', () => {
  const line = bookingLine();
  test.each<[string, Parameters<typeof offer>[0], number, boolean]>([
    ['takes the same stock: other guests', { guests: 1 }, 1, true],
    ['whatever it costs today', { dayPrice: fromRupees(9_000) }, 1, true],
    ['not on another day', { days: [addDays(firstDay, 1)] }, 1, false],
    ['not in another room', { sellableId: 8 }, 1, false],
    ['not at another time', { slot: '07:00' }, 1, false],
    ['not twice', {}, 2, false],
    ['not with half the rooms as often', { units: 2 }, 2, false],
    ['not with other tickets', { parts: [{ name: 'Adult', count: 1, price: null }] }, 1, false],
  ])('%s', (_, own, quantity, same) => {
    expect(isSameSale(line, offer(own), quantity)).toBe(same);
  });
  test('keeps its terms too, and gives all of itself back', () => {
    const priced = atOldPrice(line, selectedLine(), offer({ dayPrice: fromRupees(9_000), guests: 1 }));
    expect(priced).toMatchObject({ subtotal: line.subtotal, tax: line.tax, guests: 1 });
    expect(priced.cancellation).toBe(line.cancellation);
    const same = { replaces: line, line: priced, samePrice: true };
    expect(plan(paidFor(line), [same])).toMatchObject({ due: 0, refund: 0, ends: [{ retained: 0 }] });
  });
});

describe('what takes the place of a line', () => {
  const far = instantAt(addDays(firstDay, 200), '14:00');
  const soldAs = (name: string): BookingLine => {
    const line = bookingLine();
    const policy = policyOf({ policy: name, free: true }, []);
    const starts = instantAt(firstDay, '14:00');
    return { ...line, cancellation: cancellationTerms(english, { policy, starts, start: 'check-in' }, now) };
  };
  const flexible = policyOf({ policy: null, free: true }, []);
  const wanted = offer({
    cancellation: cancellationTerms(english, { policy: flexible, starts: far, start: 'check-in' }, now),
  });

  test.each([
    ['moderate', ['2027-06-25T08:30:00.000Z', '2027-06-29T08:30:00.000Z']],
    ['strict', ['2027-06-16T08:30:00.000Z', '2027-06-23T08:30:00.000Z']],
    ['not-refundable', []],
  ])('has the policy of the line, %s, from its new start, whatever the product has now', (name, ends) => {
    const { cancellation } = byOldPolicy(english, soldAs(name), wanted, now);
    expect(cancellation.policy?.name).toBe(name);
    expect(cancellation.schedule.map(({ until }) => until)).toEqual(ends);
  });

  test('has that of the product where the line is from before policies were kept', () => {
    expect(byOldPolicy(english, bookingLine(), wanted, now)).toBe(wanted);
    const timeless = offer();
    expect(byOldPolicy(english, soldAs('strict'), timeless, now)).toBe(timeless);
  });

  test.each([
    ['moved far away and cancelled there it costs what cancelling costs', 200, [100]],
    ['changed and cancelled by the terms it has, it never costs less', 0, undefined],
  ])('brings nothing back that the line had lost: %s', (_, after, percents) => {
    const rupees = fc.integer({ min: 1, max: 90_000 });
    fc.assert(
      fc.property(rupees, fc.constantFrom(0, 33, 50, 100), (price, percent) => {
        const line = bookingLine();
        line.cancellation.schedule.push({ until: later, percent });
        const of = paidFor(line);
        const { due, refund } = plan(of, [begin(line, price, after)]);
        const begun = room(price, after);
        const [then = percent] = percents ?? [];
        const back = givenBack(begun, [{ until: far.toISOString(), percent: then }], now);
        const costs = of.total + due - refund - back;
        const cancelling = of.total - givenBack(line, line.cancellation.schedule, now);
        if (percents) expect(costs).toBe(cancelling);
        else expect(costs).toBeGreaterThanOrEqual(cancelling);
        expect([due, refund, back].every(isWholeRupees)).toBe(true);
      }),
      { numRuns: 50 },
    );
  });
});

describe('what is asked for', () => {
  const two = bookingLine({ endDay: addDays(firstDay, 2), units: 2, guests: 3 });
  test('is the line, with what is different: moved, it lasts as long', () => {
    expect(selectedLineOf(two, { selectedDate: addDays(firstDay, 5) })).toMatchObject({
      productKey: 'lakehouse',
      optionName: 'Lake Room',
      units: 2,
      guests: 3,
      quantity: 1,
      startDay: addDays(firstDay, 5),
      endDay: addDays(firstDay, 7),
    });
    expect(selectedLineOf(two, { rooms: 1, adults: 2 })).toMatchObject({ units: 1, adults: 2, guests: undefined });
  });
  test('has tickets as they were sold, unless told', () => {
    const parts = [
      { name: 'Adult', count: 2, price: null },
      { name: 'Child', count: 1, price: null },
    ];
    const sold = bookingLine({ type: 'tour-package', slot: '07:00', parts });
    expect(selectedLineOf(sold)).toMatchObject({ tickets: { adult: 2, child: 1 }, slot: '07:00' });
    expect(selectedLineOf(sold, { ticketTypes: { adult: 1 } }).tickets).toEqual({ adult: 1 });
  });
  test.each([
    ['nothing', []],
    [
      'a line twice',
      [
        { line: 1, cancel: true },
        { line: 1, rooms: 2 },
      ],
    ],
    ['what no line has', [{ line: 1, price: 1 }]],
  ])('cannot be %s', (_, input) => {
    expect(lineChanges.safeParse(input).success).toBe(false);
  });
});

describe('the token of a preview', () => {
  const config = { secret: 'a secret of thirty-two characters, for tests' };
  const one = paidFor(free);
  const promised = { booking: one, changes: [{ line: 1, rooms: 2 }], plan: plan(one, [begin(free, 5_000)]) };
  const token = signChangeToken(config, promised, now);
  const end = new Date(now.getTime() + 15 * 60_000);
  test('confirms exactly what it promised, for a quarter of an hour', () => {
    expect(isChangeTokenValid(config, token, promised, now)).toBe(true);
    expect(isChangeTokenValid(config, token, promised, new Date(end.getTime() - 1))).toBe(true);
    expect(isChangeTokenValid(config, token, promised, end)).toBe(false);
  });
  test.each<[string, Partial<typeof promised>]>([
    ['a later version', { booking: { ...one, version: 2 } }],
    ['another booking', { booking: { ...one, bookingId: 'BOOK_1795000000000_OTHERS' } }],
    ['another price', { plan: plan(one, [begin(free, 5_001)]) }],
    ['something else', { changes: [{ line: 1, rooms: 3 }] }],
  ])('not %s', (_, other) => {
    expect(isChangeTokenValid(config, token, { ...promised, ...other }, now)).toBe(false);
  });
  test.each(['', '.', 'x.y', `${token}0`, `9${token}`])('is not made up: %s', (made) => {
    expect(isChangeTokenValid(config, made, promised, now)).toBe(false);
  });
});

describe('a confirmed change is', () => {
  const [line, other] = [bookingLine({ arrivalTime: '18:00' }), bookingLine({ id: 2, position: 1 })];
  const happens = (of: Booking, begins: NewLine[], gone: BookingLine[] = []) =>
    eventOfChange(of, plan(of, begins, gone), { token: 'once', stock: new Map() });
  const [end, begun] = [
    { line: 1, to: 'replaced', retained: 0 },
    { position: 0, arrivalTime: '18:00' },
  ];

  test('of an unpaid booking a change at once, which is held no longer than before', () => {
    const unpaid = booking({ lines: [line, other] });
    const event = happens(unpaid, [begin(line, 5_000)]);
    expect(event).toMatchObject({
      name: 'changed unpaid',
      ends: [end],
      begins: [begun],
      holdUntil: payBy,
      token: 'once',
    });
    const soon = new Date(now.getTime() + 1);
    expect(happens({ ...unpaid, holdUntil: soon }, [begin(line, 5_000)])).toMatchObject({ holdUntil: soon });
    expect(happens(unpaid, [], [line])).toMatchObject({ name: 'line cancelled unpaid', ends: [{ to: 'cancelled' }] });
  });

  test('of a paid booking held until the difference is paid', () => {
    expect(happens(paidFor(line, other), [begin(line, 5_000)])).toEqual({
      name: 'change held',
      ends: [{ line: 1, to: 'replaced', retained: zero }],
      begins: [expect.objectContaining(begun)],
      due: fromRupees(1_180),
      until: payBy,
      stock: new Map(),
      token: 'once',
    });
  });

  test('of a paid booking a change at once where nothing is due, with its refund', () => {
    const [cheap, second] = [
      { ...free, arrivalTime: '18:00' },
      { ...free, id: 2, position: 1 },
    ];
    const of = paidFor(cheap, second);
    expect(happens(of, [begin(cheap, 3_000)])).toMatchObject({
      name: 'changed',
      ends: [{ line: 1, to: 'replaced' }],
      begins: [begun],
      amount: fromRupees(1_180),
      token: 'once',
    });
    expect(happens(of, [], [cheap])).toMatchObject({
      name: 'line cancelled',
      ends: [{ line: 1, to: 'cancelled' }],
      begins: [],
      amount: fromRupees(4_720),
    });
  });

  test('a cancellation where no line is left', () => {
    const parts = { ...booking({ lines: [line] }), payments: [payment(1_000)] };
    expect(happens(parts, [], [line])).toEqual({
      name: 'cancelled',
      ends: [{ line: 1, to: 'cancelled', retained: zero }],
      amount: fromRupees(1_000),
      token: 'once',
    });
    expect(happens(paidFor(line), [], [line])).toMatchObject({ name: 'cancelled', amount: 0 });
  });
});

test('a line whose partner refused the guest is refunded in full, whatever its policy', () => {
  const acknowledgement = { dueAt: now, answer: 'refused', reason: null, answeredAt: now } as const;
  const refused = bookingLine({ acknowledgement });
  expect(plan(paidFor(refused), [], [refused])).toMatchObject({ refund: 472_000 });
  expect(plan(paidFor(bookingLine()), [], [bookingLine()])).toMatchObject({ refund: 0 });
});

test('a change keeps what the stay said at the sale, with the place near it in both languages', () => {
  const facts = { nearestPlace: 'Lakshman Jhula' };
  const names = { language: 'hi', name: 'घर', optionName: null, location: 'नैनीताल', meetingPoint: null, plan: [] };
  const sold = bookingLine({ facts, translated: { ...names, nearestPlace: 'लक्ष्मण झूला' } });
  const now = offer({ facts: { nearestPlace: 'Ram Jhula' }, translated: { ...names, nearestPlace: 'राम झूला' } });
  expect(withOldFacts(sold, now)).toEqual({ ...now, facts, translated: sold.translated });
  expect(withOldFacts(bookingLine({ facts }), now).translated).toEqual({ ...names, nearestPlace: undefined });
  expect(withOldFacts(sold, offer()).translated).toBeUndefined();
  expect(withOldFacts(bookingLine(), now)).toBe(now);
});

test('a line can be changed until its time or, without one, until its first day ends', () => {
  expect(startOfLine(bookingLine())).toEqual(endOf(firstDay));
  expect(startOfLine(bookingLine({ slot: '07:00' }))).toEqual(instantAt(firstDay, '07:00'));
});

test('an ended line is named by its id, with what is retained', () => {
  const retained = fromRupees(40);
  expect(lineEnd({ line: bookingLine({ id: 4 }), to: 'cancelled', back: zero, retained })).toEqual({
    line: 4,
    to: 'cancelled',
    retained,
  });
});

test('a line at its old price takes its stock, and is taxed in the band of its dearest night', () => {
  const days = [firstDay, addDays(firstDay, 1)];
  const nightly = [4_000, 6_000].map((rupees, at) => ({ day: days[at] ?? firstDay, price: fromRupees(rupees) }));
  const taxes = [{ name: 'GST', percent: 18, taxable: fromRupees(4_000), amount: fromRupees(720) }];
  const priced = atOldPrice(bookingLine({ nightly, taxes }), selectedLine({ quantity: 2 }), offer({ units: 2 }));
  expect(priced).toMatchObject({ dearestDay: fromRupees(6_000), unitsPerDay: 4, unitsLeft: 4, problem: null, taxes });
  expect(atOldPrice(bookingLine(), selectedLine(), offer()).taxes).toEqual([]);
});
