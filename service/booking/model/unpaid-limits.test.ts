import { describe, expect, test } from 'vitest';
import { english } from '../../../messages/translate.ts';
import { firstDay, now, quoteOf, selectedLine } from '../../../tests/sold-things.ts';
import { defaultBookingLimits } from '../../catalog/settings/default-settings.ts';
import { addDays } from '../../core/day.ts';
import { fromRupees, zero } from '../../core/money.ts';
import { keyOf } from '../../stock/stock.ts';
import { type LimitedSale, nothingUnpaid, type SaleVolume, type Unpaid, volumeOf, withoutReleased } from './unpaid.ts';
import { payLaterProblem, unpaidLimitError } from './unpaid-limits.ts';

const networks = [{ network: '10.0.0.1', times: 1 }];
const account = { userId: 1, mailbox: 'asha@example.in', networks };
const guest = { ...account, userId: null };
const limits = { ...defaultBookingLimits, unpaidPerBuyer: 3, unpaidWithoutAccount: 4, unpaidPerNetwork: 6 };
const network = (own: Partial<Unpaid['networks'][number]>) => ({
  networks: [{ bookings: 0, guests: 0, units: 0, paise: 0, times: 1, ...own }],
});

function over(
  buyer: typeof account | typeof guest,
  unpaid: Partial<Unpaid>,
  asks: Partial<LimitedSale> & { volume?: SaleVolume | null } = {},
) {
  const quote = quoteOf([{}]);
  const sale = { quote, stock: new Map(), now, paysNow: false, volume: volumeOf(quote), ...asks };
  const refused = unpaidLimitError(english, buyer, { ...nothingUnpaid, ...unpaid }, sale, limits);
  return refused && { message: refused.message, ...refused.details };
}
const asking = (units: number, rupees = 1_000) => ({ volume: { units, paise: fromRupees(rupees) } });

test('a cart takes the units of each of its days, and its price', () => {
  const days = [firstDay, addDays(firstDay, 1)];
  const quote = quoteOf([{ days, quantity: 3 }, { units: 4 }]);
  expect(volumeOf(quote)).toEqual({ units: 10, paise: quote.total });
  const refused = { selected: selectedLine(), problem: 'Gone' };
  expect(volumeOf({ ...quote, lines: [...quote.lines, refused] })).toEqual({ units: 10, paise: quote.total });
});

describe('unpaid bookings', () => {
  test('are counted against the buyer; the next is one too many', () => {
    expect(over(account, { bookings: 2 })).toBeUndefined();
    expect(over(account, { bookings: 3 })).toEqual({
      message: 'You have 3 unpaid bookings. Choose Pay now, or first pay for one or cancel one on your dashboard.',
      reason: 'unpaid-bookings',
    });
    expect(over(guest, { bookings: 3 })?.message).toBe(
      'There are 3 unpaid bookings for this email address. Pay for one first, or try again later.',
    );
  });
  test('without an account are counted against the network, and an account is the way out', () => {
    expect(over(guest, network({ guests: 3 }))).toBeUndefined();
    expect(over(guest, network({ guests: 4 }))).toMatchObject({
      message: expect.stringContaining('Sign in'),
      reason: 'network',
    });
    expect(over(guest, network({ guests: 4 }), { paysNow: true })).toMatchObject({ reason: 'network' });
    expect(over(account, network({ guests: 4 }))).toBeUndefined();
  });
  test('of a network are counted together', () => {
    expect(over(account, network({ bookings: 5 }))).toBeUndefined();
    expect(over(account, network({ bookings: 6 }))).toMatchObject({ reason: 'network' });
  });
  test('of a wide network may be more', () => {
    expect(over(account, network({ bookings: 23, times: 4 }))).toBeUndefined();
    expect(over(account, network({ bookings: 24, times: 4 }))).toMatchObject({ reason: 'network' });
    expect(over(guest, network({ guests: 15, times: 4 }))).toBeUndefined();
    expect(over(guest, network({ guests: 16, times: 4 }))).toMatchObject({ reason: 'network' });
  });
  test('are no bound for someone who pays now', () => {
    expect(over(account, { bookings: 3, ...network({ bookings: 6 }) }, { paysNow: true })).toBeUndefined();
  });
  test('end: the refusal says in how many seconds, rounded up', () => {
    const nextEnd = new Date(now.getTime() + 90_001);
    expect(over(account, { bookings: 3, nextEnd })).toMatchObject({ retryAfter: 91 });
  });
  test('do not keep anyone from what costs nothing', () => {
    const quote = quoteOf([{ dayPrice: zero }]);
    expect(over(account, { bookings: 3, ...network({ bookings: 6 }) }, { quote })).toBeUndefined();
  });
});

describe('what they hold', () => {
  test('is 60 nights, places and vehicle days together', () => {
    expect(over(account, { units: 50 }, asking(10))).toBeUndefined();
    expect(over(account, { units: 50 }, asking(11))).toMatchObject({
      message:
        'With your unpaid bookings, this is 61 nights, places and vehicle days. At most 60 can be unpaid at once. Choose Pay now, or book less.',
      reason: 'unpaid-sum',
    });
    expect(over(guest, {}, asking(61))?.message).toBe(
      'This is 61 nights, places and vehicle days. At most 60 can be unpaid at once. Book less, or sign in and choose Pay now.',
    );
  });
  test('is worth five lakh rupees', () => {
    expect(over(account, { paise: fromRupees(4_99_000) }, asking(1))).toBeUndefined();
    expect(over(account, { units: 1, paise: fromRupees(4_99_001) }, asking(1))?.message).toBe(
      'With your unpaid bookings, this is ₹5,00,001. At most ₹5,00,000 can be unpaid at once. Choose Pay now, or book less.',
    );
  });
  test('is four times as much for an account that pays now, and no more without one', () => {
    expect(over(account, { units: 200 }, { ...asking(40), paysNow: true })).toBeUndefined();
    expect(over(account, { units: 200 }, { ...asking(41), paysNow: true })).toMatchObject({ reason: 'unpaid-sum' });
    expect(over(account, {}, { ...asking(1, 20_00_000), paysNow: true })).toBeUndefined();
    expect(over(account, {}, { ...asking(1, 20_00_001), paysNow: true })).toMatchObject({ reason: 'unpaid-sum' });
    expect(over(account, {}, asking(60, 5_00_001))?.message).toContain('This is ₹5,00,001.');
    expect(over(guest, { units: 60 }, { ...asking(1), paysNow: true })).toMatchObject({ reason: 'unpaid-sum' });
  });
  test('is three times as much for a network', () => {
    expect(over(account, network({ units: 179 }), asking(1))).toBeUndefined();
    expect(over(account, network({ units: 180 }), asking(1))?.message).toBe(
      'There are too many unpaid bookings from your network. Choose Pay now, or try again later.',
    );
    expect(over(account, network({ paise: fromRupees(15_00_000) }), asking(1))).toMatchObject({ reason: 'network' });
    expect(over(account, network({ units: 180 }), { ...asking(1), paysNow: true })).toBeUndefined();
    expect(over(account, network({ units: 720 }), { ...asking(1), paysNow: true })).toMatchObject({
      reason: 'network',
    });
  });
  test('does not matter for a change that takes no more than the booking has', () => {
    expect(over(account, { bookings: 9, units: 900 }, { volume: null })).toBeUndefined();
  });
  test('free of charge is bounded too, for nothing ever gives it back', () => {
    const quote = quoteOf([{ dayPrice: zero }]);
    expect(over(account, { free: 59 }, { quote })).toBeUndefined();
    expect(over(account, { free: 60 }, { quote })).toMatchObject({ reason: 'free-of-charge' });
  });
});

test('a cart says why no one can book it to pay later', () => {
  const why = (sold: Parameters<typeof quoteOf>[0]) =>
    payLaterProblem(english, { quote: quoteOf(sold), stock: new Map(), now }, limits);
  expect(why([{ quantity: 5 }])).toBeNull();
  expect(why([{ quantity: 7, capacity: 10 }])).toBe(
    'Lake House: we can hold at most 6 rooms unpaid for these dates. Choose Pay now to book all of them, or book fewer.',
  );
  expect(why([{ dayPrice: fromRupees(5_00_000) }])).toContain('At most ₹5,00,000 can be unpaid at once');
  expect(why([{ dayPrice: zero, quantity: 7, capacity: 10 }])).toBeNull();
});

test('the stock that a change releases is not counted as held', () => {
  const [first, second] = [firstDay, addDays(firstDay, 1)].map((day) => ({
    sellableId: 7,
    day,
    slot: '',
    units: 3,
    capacity: 5,
  }));
  if (!first || !second) throw new Error('two days');
  const held = new Map([first, second].map((one) => [keyOf(one), one]));
  const released = [{ ...first, lineId: 1, units: 2 }];
  const left = withoutReleased({ ...nothingUnpaid, bookings: 2, held }, released);
  expect(left.bookings).toBe(2);
  expect([...left.held]).toEqual([
    [keyOf(first), { ...first, units: 1 }],
    [keyOf(second), second],
  ]);
});

describe('a refusal', () => {
  const one = { ...limits, unpaidPerBuyer: 1 };
  const refusal = (buyer: typeof account | typeof guest, unpaid: Partial<Unpaid>, asks: Partial<LimitedSale> = {}) =>
    over(buyer, unpaid, asks)?.message;
  const refusedBy = (buyer: typeof account | typeof guest) => {
    const quote = quoteOf([{}]);
    const sale = { quote, stock: new Map(), now, paysNow: false, volume: volumeOf(quote) };
    return unpaidLimitError(english, buyer, { ...nothingUnpaid, bookings: 1 }, sale, one);
  };

  test('of one booking speaks of one, and has no time of which nothing is known', () => {
    expect(refusedBy(account)?.message).toBe(
      'You have an unpaid booking. Choose Pay now, or first pay for it or cancel it on your dashboard.',
    );
    expect(refusedBy(guest)?.message).toBe(
      'There is an unpaid booking for this email address. Pay for it first, or try again later.',
    );
    expect(refusedBy(guest)).toMatchObject({ name: 'RateLimitError' });
    expect(refusedBy(guest)?.details).toStrictEqual({ reason: 'unpaid-bookings' });
  });

  test('for the network names the way out that is left', () => {
    const busy = 'There are too many unpaid bookings from your network.';
    expect(refusal(guest, network({ guests: 4 }))).toBe(`${busy} Sign in to book, or try again later.`);
    expect(refusal(account, network({ bookings: 6 }))).toBe(`${busy} Choose Pay now, or try again later.`);
    expect(refusal(account, network({ units: 720 }), { ...asking(1), paysNow: true })).toBe(`${busy} Try again later.`);
    expect(refusal(guest, network({ units: 180 }), asking(1))).toBe(`${busy} Try again later.`);
    expect(refusal(guest, network({ units: 180 }), { ...asking(1), paysNow: true })).toBe(`${busy} Try again later.`);
  });

  test('for a wide network counts what each part of it may hold', () => {
    expect(over(account, network({ units: 359, times: 2 }), asking(1))).toBeUndefined();
    expect(over(account, network({ units: 360, times: 2 }), asking(1))).toMatchObject({ reason: 'network' });
    const paise = fromRupees(30_00_000 - 1_000);
    expect(over(account, network({ paise, times: 2 }), asking(1))).toBeUndefined();
    expect(over(account, network({ paise: paise + 1, times: 2 }), asking(1))).toMatchObject({ reason: 'network' });
  });

  test('of someone who pays now says what to pay first', () => {
    expect(refusal(account, { units: 240 }, { ...asking(1), paysNow: true })).toBe(
      'With your unpaid bookings, this is 241 nights, places and vehicle days. At most 240 can be unpaid at once. Book less, or pay for your unpaid bookings and then book the rest.',
    );
    expect(refusal(account, {}, { ...asking(1_234), paysNow: true })).toContain('This is 1234 nights');
  });

  test('of what is free of charge says how much one person can have', () => {
    expect(refusal(account, { free: 60 }, { quote: quoteOf([{ dayPrice: zero }]) })).toBe(
      'One person can have at most 60 nights, places and vehicle days free of charge at once. Book fewer.',
    );
  });

  test('of a share of the stock comes after the limits of the buyer', () => {
    const quote = quoteOf([{ quantity: 7, capacity: 10 }]);
    expect(over(account, {}, { quote })).toMatchObject({ reason: 'share', most: 6 });
    expect(over(account, { bookings: 3 }, { quote })).toMatchObject({ reason: 'unpaid-bookings' });
  });
});
