import { describe, expect, test } from 'vitest';
import { english } from '../../../messages/translate.ts';
import { firstDay, quoteOf, selectedLine, stock } from '../../../tests/sold-things.ts';
import { shareOf } from '../../catalog/settings/booking-limits.ts';
import { defaultBookingLimits } from '../../catalog/settings/default-settings.ts';
import { addDays, type Day, daysBetween } from '../../core/day.ts';
import { zero } from '../../core/money.ts';
import { keyOf, type Stock } from '../../stock/stock.ts';
import { shareRefusal } from './stock-share.ts';
import type { HeldStock, Unpaid } from './unpaid.ts';

const key = keyOf({ sellableId: 7, day: firstDay, slot: '' });
const few = { ...defaultBookingLimits, shareOfStock: 30, leastShare: 2 };

function over(
  sold: Parameters<typeof quoteOf>[0],
  {
    held = new Map(),
    ended = new Map(),
    rows = new Map<string, Stock>(),
    paysNow = false,
    limits = few,
  }: Partial<Pick<Unpaid, 'held' | 'ended'>> & {
    rows?: Map<string, Stock>;
    paysNow?: boolean;
    limits?: typeof defaultBookingLimits;
  } = {},
) {
  return shareRefusal(english, { quote: quoteOf(sold, { rows }), stock: rows, paysNow }, { held, ended }, limits);
}

const holding = (units: number, own: Partial<HeldStock> = {}) => {
  const one = { sellableId: 7, day: firstDay, slot: '', units, capacity: 5, ...own };
  return [keyOf(one), one] as const;
};

test.each([
  [100, 50],
  [15, 8],
  [12, 6],
  [5, 6],
  [1, 6],
])('one buyer’s share of %d is %d: half, rounded up, and never less than six', (capacity, share) => {
  expect(shareOf(capacity, defaultBookingLimits)).toBe(share);
});

describe('to pay later one buyer holds a share of a day', () => {
  test('and is told what to do about more', () => {
    expect(over([{ quantity: 2 }])).toBeUndefined();
    expect(over([{ quantity: 3 }])).toEqual({
      message:
        'Lake House: we can hold at most 2 rooms unpaid for these dates. Choose Pay now to book all of them, or book fewer.',
      reason: 'share',
      most: 2,
    });
  });
  test('by the stock of the day where the operator set it', () => {
    const rows = new Map([[key, stock({ capacity: 20 })]]);
    expect(over([{ quantity: 6 }], { rows })).toBeUndefined();
    expect(over([{ quantity: 7 }], { rows })).toMatchObject({ most: 6 });
  });
  test('with what they hold already', () => {
    const held = new Map([holding(1)]);
    expect(over([{}], { held })).toBeUndefined();
    expect(over([{ quantity: 2 }], { held })).toMatchObject({
      message:
        'Lake House: you already have unpaid rooms for these dates. Choose Pay now, or book at most 1 room more.',
      most: 1,
    });
    expect(over([{}], { held: new Map([holding(4)]) })).toMatchObject({
      message:
        'Lake House: you have reached the limit of unpaid rooms for these dates. Choose Pay now, or pay for those first.',
      most: 0,
    });
  });
  test('with the other lines of the cart, on the days that they share', () => {
    const both = { days: [firstDay, addDays(firstDay, 1)] };
    expect(over([{ quantity: 2 }, both])).toMatchObject({
      message:
        'Lake House: your cart has more rooms for these dates than we can hold unpaid. Choose Pay now, or book fewer.',
      most: 0,
    });
    expect(over([{ quantity: 2 }, { days: [addDays(firstDay, 1)], quantity: 2 }])).toBeUndefined();
    expect(over([{ quantity: 2 }, { sellableId: 8, quantity: 2 }])).toBeUndefined();
  });
  test('in units, of which one may have several', () => {
    expect(over([{ units: 3 }])).toMatchObject({ most: 2 });
  });
  test('of what is free of charge too, in words without payment', () => {
    const free = { type: 'attraction', slot: '07:00', dayPrice: zero, capacity: 10 } as const;
    const held = new Map([holding(3, { slot: '07:00', capacity: 10 })]);
    expect(over([{ ...free, quantity: 3 }])).toBeUndefined();
    expect(over([{ ...free, quantity: 4 }], { paysNow: true })?.message).toBe(
      'Lake House: one person can book at most 3 places for this time. Book fewer.',
    );
    expect(over([free], { held })?.message).toBe(
      'Lake House: you already have the most places one person can book for this time.',
    );
  });
});

describe('to pay later one buyer holds all rooms of one type', () => {
  const nights = (count: number, from: Day = firstDay) => daysBetween(from, addDays(from, count));
  const limits = defaultBookingLimits;
  const last = (count: number, own = {}) => [{ capacity: 2, days: nights(count), quantity: 2, ...own }];

  test('for three nights, and fewer rooms for longer', () => {
    expect(over(last(3), { limits })).toBeUndefined();
    expect(over(last(4), { limits })).toEqual({
      message:
        'Lake House: to pay later, you can hold all rooms of one type for at most 3 nights. Choose Pay now, or book fewer.',
      reason: 'whole-stock',
    });
    expect(over(last(30, { quantity: 1 }), { limits })).toBeUndefined();
  });
  test('over all that they hold, in one piece or not', () => {
    const other = addDays(firstDay, 20);
    const held = new Map(nights(3, other).map((day) => holding(2, { day, capacity: 2 })));
    expect(over(last(1), { held, limits })).toMatchObject({ reason: 'whole-stock' });
    expect(over(last(1, { quantity: 1 }), { held, limits })).toBeUndefined();
    const four = new Map(nights(4, other).map((day) => holding(2, { day, capacity: 2 })));
    expect(over(last(1, { quantity: 1 }), { held: four, limits }), 'nothing more of it').toBeUndefined();
    const another = new Map([...held].map(([key, one]) => [`8${key}`, { ...one, sellableId: 8 }]));
    expect(over(last(1), { held: another, limits })).toBeUndefined();
    const half = new Map(nights(4).map((day) => holding(1, { day, capacity: 2 })));
    expect(over(last(4, { quantity: 1 }), { held: half, limits })).toMatchObject({ reason: 'whole-stock' });
  });
});

describe('who pays now', () => {
  test('holds what there is', () => {
    expect(over([{ quantity: 5 }], { paysNow: true })).toBeUndefined();
    expect(
      over([{ days: daysBetween(firstDay, addDays(firstDay, 30)), quantity: 5 }], { paysNow: true }),
    ).toBeUndefined();
  });
  test('twice within the hour without paying: then their share, as who pays later', () => {
    const ended = (times: number) => new Map([[key, times]]);
    expect(over([{ quantity: 5 }], { paysNow: true, ended: ended(1) })).toBeUndefined();
    expect(over([{ quantity: 5 }], { paysNow: true, ended: ended(2) })?.message).toBe(
      'Lake House: we held them for you twice within the hour and did not receive your payment. For now you can book at most 2 rooms for these dates. For more, try again later.',
    );
    expect(over([{ quantity: 2 }], { paysNow: true, ended: ended(2) })).toBeUndefined();
  });
});

describe('of several days one is enough', () => {
  const days = [firstDay, addDays(firstDay, 1)];

  test('on which more is held already', () => {
    expect(over([{ days, quantity: 2 }], { held: new Map([holding(1)]) })?.message).toContain(
      'already have unpaid rooms',
    );
  });
  test('that was held twice without paying', () => {
    expect(over([{ days, quantity: 5 }], { paysNow: true, ended: new Map([[key, 2]]) })?.message).toContain('twice');
  });
});

test('all cars of one type can be held for one day, if the operator says so', () => {
  const limits = { ...defaultBookingLimits, allOfStockNights: 1 };
  const days = [firstDay, addDays(firstDay, 1)];
  const cars = [{ type: 'car-rental' as const, capacity: 2, days, quantity: 2 }];
  expect(over(cars, { limits })?.message).toContain('hold all cars of one type for at most 1 day. Choose');
  const two = { ...limits, allOfStockNights: 2 };
  const third = [{ ...cars[0], days: [...days, addDays(firstDay, 2)] }];
  expect(over(third, { limits: two })?.message).toContain('for at most 2 days. Choose');
  expect(over(cars, { limits, paysNow: true, ended: new Map([[key, 2]]) })?.message).toBe(
    'Lake House: we held them for you twice within the hour and did not receive your payment. Try again later, or book at most 1 day.',
  );
  const free = [{ ...cars[0], dayPrice: zero }];
  expect(over(free, { limits }), 'free of charge').toBeUndefined();
});

test('what is not offered takes nothing', () => {
  const quote = quoteOf([{ quantity: 2 }]);
  const lines = [{ selected: selectedLine(), problem: 'Gone' }, ...quote.lines];
  const nothing = { held: new Map(), ended: new Map() };
  expect(
    shareRefusal(english, { quote: { ...quote, lines }, stock: new Map(), paysNow: false }, nothing, few),
  ).toBeUndefined();
});
