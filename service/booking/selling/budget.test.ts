import { describe, expect, test } from 'vitest';
import { firstDay, now, quoteOf, stock } from '../../../tests/sold-things.ts';
import { shareOf } from '../../catalog/settings/booking-limits.ts';
import { defaultBookingLimits } from '../../catalog/settings/default-settings.ts';
import { addDays } from '../../core/day.ts';
import { zero } from '../../core/money.ts';
import { keyOf, type Stock } from '../../stock/stock.ts';
import { overBudget, type Unpaid } from './budget.ts';

const account = { userId: 1, mailbox: 'asha@example.in', network: '10.0.0.1' };
const guest = { ...account, userId: null };
const nothing: Unpaid = { own: 0, guestsOfNetwork: 0, ofNetwork: 0, nextEnd: null, units: new Map() };
const key = keyOf({ sellableId: 7, day: firstDay, slot: '' });
const limits = { ...defaultBookingLimits, unpaidPerBuyer: 3, unpaidWithoutAccount: 4, unpaidPerNetwork: 6 };

function over(
  buyer: typeof account | typeof guest,
  unpaid: Partial<Unpaid>,
  sold: Parameters<typeof quoteOf>[0] = [{}],
  rows = new Map<string, Stock>(),
) {
  const refused = overBudget(
    buyer,
    { ...nothing, ...unpaid },
    { quote: quoteOf(sold, { rows }), stock: rows, now },
    limits,
  );
  return refused && { message: refused.message, ...refused.details };
}

describe('one buyer’s share of stock', () => {
  test.each([
    [100, 30],
    [10, 3],
    [11, 4],
    [5, 2],
    [1, 2],
    [0, 2],
  ])('of %d is %d: 30 %%, rounded up, and never less than two', (capacity, share) => {
    expect(shareOf(capacity, defaultBookingLimits)).toBe(share);
  });
});

describe('unpaid bookings', () => {
  test('are counted against the buyer; the next is one too many', () => {
    expect(over(account, { own: 2 })).toBeUndefined();
    expect(over(account, { own: 3 })).toEqual({
      message:
        '3 bookings of yours still wait for payment. Please pay for one or cancel one on your dashboard, then book this.',
      reason: 'unpaid-bookings',
    });
    expect(over(guest, { own: 3 })?.message).toBe(
      '3 bookings for this email address still wait for payment. Please pay for one first, or try again later.',
    );
  });
  test('without an account are counted against the network, and an account is the way out', () => {
    expect(over(guest, { guestsOfNetwork: 3 })).toBeUndefined();
    expect(over(guest, { guestsOfNetwork: 4 })).toMatchObject({
      message: expect.stringContaining('sign in'),
      reason: 'network',
    });
    expect(over(account, { guestsOfNetwork: 4 })).toBeUndefined();
  });
  test('of a network are counted together', () => {
    expect(over(account, { ofNetwork: 5 })).toBeUndefined();
    expect(over(account, { ofNetwork: 6 })).toMatchObject({ reason: 'network' });
  });
  test('end: the refusal says in how many seconds, rounded up', () => {
    const nextEnd = new Date(now.getTime() + 90_001);
    expect(over(account, { own: 3, nextEnd })).toMatchObject({ retryAfter: 91 });
  });
  test('do not keep anybody from what costs nothing', () => {
    expect(over(account, { own: 3, ofNetwork: 6 }, [{ dayPrice: zero }])).toBeUndefined();
  });
});

describe('stock held unpaid', () => {
  test('may be a share of what there is', () => {
    expect(over(account, {}, [{ quantity: 2 }])).toBeUndefined();
    expect(over(account, {}, [{ quantity: 3 }])).toEqual({
      message:
        'Lake House: at most 2 rooms can be held unpaid for these dates. Please book fewer, or pay for a first booking and then make another.',
      reason: 'share',
      most: 2,
    });
  });
  test('goes by the stock of the day where the operator set it', () => {
    const many = new Map([[key, stock({ capacity: 20 })]]);
    expect(over(account, {}, [{ quantity: 6 }], many)).toBeUndefined();
    expect(over(account, {}, [{ quantity: 7 }], many)).toMatchObject({ most: 6 });
  });
  test('counts what the buyer holds already', () => {
    expect(over(account, { units: new Map([[key, 1]]) })).toBeUndefined();
    expect(over(account, { units: new Map([[key, 1]]) }, [{ quantity: 2 }])).toMatchObject({
      message:
        'Lake House: you hold some rooms for these dates unpaid. Please pay for those first, or book at most 1 room more.',
      most: 1,
    });
    expect(over(account, { units: new Map([[key, 4]]) })).toMatchObject({
      message:
        'Lake House: you already hold as many rooms for these dates as can be held unpaid. Please pay for those first.',
      most: 0,
    });
  });
  test('counts the lines of one cart together, on the days that they share', () => {
    const both = { days: [firstDay, addDays(firstDay, 1)] };
    expect(over(account, {}, [{ quantity: 2 }, both])).toMatchObject({
      message: 'Lake House: your cart holds more rooms for these dates than can be held unpaid. Please book fewer.',
      most: 0,
    });
    expect(over(account, {}, [{ quantity: 2 }, { days: [addDays(firstDay, 1)], quantity: 2 }])).toBeUndefined();
    expect(over(account, {}, [{ quantity: 2 }, { sellableId: 8, quantity: 2 }])).toBeUndefined();
  });
  test('counts each unit of the quantity', () => {
    expect(over(account, {}, [{ unitsEach: 3 }])).toMatchObject({ most: 2 });
  });
  test('has a share of what is free of charge too, in words without payment', () => {
    const free = { type: 'attraction', slot: '07:00', dayPrice: zero, capacity: 10 } as const;
    const held = { units: new Map([[keyOf({ sellableId: 7, day: firstDay, slot: '07:00' }), 3]]) };
    expect(over(account, {}, [{ ...free, quantity: 3 }])).toBeUndefined();
    expect(over(account, {}, [{ ...free, quantity: 4 }])?.message).toBe(
      'Lake House: one person can book at most 3 places for this time. Please book fewer.',
    );
    expect(over(account, held, [free])?.message).toBe(
      'Lake House: you already have as many places for this time as one person can book.',
    );
  });
});
