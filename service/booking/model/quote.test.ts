import { describe, expect, test } from 'vitest';
import { english } from '../../../messages/translate.ts';
import { firstDay, now, offer, quoteOf, selectedLine, stock, taxRule } from '../../../tests/sold-things.ts';
import type { Offer } from '../../catalog/product.ts';
import { addDays, dayOf, endOf } from '../../core/day.ts';
import { fromRupees, paiseOf } from '../../core/money.ts';
import { keyOf, type Stock } from '../../stock/stock.ts';
import { isPriced, makeQuote, policiesFingerprint, stockKeys, termsFingerprint, whenOf } from './quote.ts';

const second = addDays(firstDay, 1);
const twoNights = { days: [firstDay, second], endDay: addDays(firstDay, 2) };
const keyOn = (day = firstDay, own: Partial<Offer> = {}) => keyOf({ sellableId: 7, slot: '', ...own, day });
const rows = (...each: [key: string, row: Stock][]) => new Map(each);
const problems = ({ lines }: ReturnType<typeof quoteOf>) => lines.map(({ problem }) => problem);
const only = (quote: ReturnType<typeof quoteOf>) => {
  const [line] = quote.lines;
  if (!line || !isPriced(line)) throw new Error('not priced');
  return line;
};

describe('what one costs', () => {
  test('is the price of each day, of each part times its count, and the fees once', () => {
    const line = only(
      quoteOf([
        {
          ...twoNights,
          parts: [{ name: 'Room', count: 3, price: null }],
          fees: [{ name: 'Cleaning fee', amount: fromRupees(500) }],
        },
      ]),
    );
    expect(line.unit).toBe(fromRupees(2 * 3 * 4_000 + 500));
    expect(line.nightly).toEqual([
      { day: firstDay, price: fromRupees(4_000) },
      { day: second, price: fromRupees(4_000) },
    ]);
  });
  test('follows the operator’s price of a day, but a part with a price of its own does not', () => {
    const line = only(
      quoteOf(
        [
          {
            ...twoNights,
            parts: [
              { name: 'Adult', count: 2, price: null },
              { name: 'Child', count: 1, price: fromRupees(200) },
              { name: 'Infant', count: 1, price: paiseOf(0) },
            ],
          },
        ],
        { rows: rows([keyOn(second), stock({ price: fromRupees(5_000) })]) },
      ),
    );
    expect(line.unit).toBe(fromRupees(2 * (4_000 + 5_000) + 2 * 200));
    expect(line.nightly.map(({ price }) => price)).toEqual([fromRupees(4_000), fromRupees(5_000)]);
  });
  test('may be nothing, where the operator says so', () => {
    expect(only(quoteOf([{}], { rows: rows([keyOn(), stock({ price: paiseOf(0) })]) })).unit).toBe(0);
  });
  test('is taken times the quantity, the fees with it', () => {
    const line = only(quoteOf([{ quantity: 3, fees: [{ name: 'Service fee', amount: fromRupees(500) }] }]));
    expect([line.unit, line.subtotal]).toEqual([fromRupees(4_500), fromRupees(13_500)]);
  });
});

describe('totals', () => {
  const bands = [taxRule({ to: 7_500, percent: 5 }), taxRule({ from: 7_500, percent: 18 })];
  test('are what the lines cost and the tax of each rate', () => {
    const quote = quoteOf([{ dayPrice: fromRupees(1_010), quantity: 2 }, { dayPrice: fromRupees(8_000) }], {
      rules: bands,
    });
    expect(quote).toMatchObject({
      subtotal: fromRupees(10_020),
      tax: fromRupees(1_541),
      total: fromRupees(11_561),
      itemCount: 3,
      available: true,
      taxes: [
        { percent: 5, taxable: fromRupees(2_020), amount: fromRupees(101) },
        { percent: 18, taxable: fromRupees(8_000), amount: fromRupees(1_440) },
      ],
      lines: [{ tax: fromRupees(101) }, { tax: fromRupees(1_440) }],
    });
  });
  test('take the band of the dearest day, wherever it stands', () => {
    const dear = stock({ price: fromRupees(7_500) });
    for (const day of twoNights.days)
      expect(quoteOf([twoNights], { rules: bands, rows: rows([keyOn(day), dear]) }).taxes).toMatchObject([
        { percent: 18, taxable: fromRupees(11_500), amount: fromRupees(2_070) },
      ]);
    expect(quoteOf([twoNights], { rules: bands }).taxes).toMatchObject([{ percent: 5 }]);
  });
  test('take the band of one unit, however many are bought', () => {
    const four = { quantity: 2, parts: [{ name: 'Room', count: 2, price: null }] };
    expect(quoteOf([four], { rules: bands }).taxes).toMatchObject([{ percent: 5 }]);
  });
  test('take the rule of what supplies it, in force on the day of the sale in India', () => {
    const rules = [
      taxRule({ percent: 12 }),
      taxRule({ supply: 'vehicle-without-driver', percent: 5 }),
      taxRule({ percent: 28, since: dayOf('2026-11-21') }),
    ];
    const at = (instant: string) => quoteOf([{}], { rules, at: new Date(instant) }).taxes[0]?.percent;
    expect([at('2026-11-20T18:29:59Z'), at('2026-11-20T18:30:00Z')]).toEqual([12, 28]);
    expect(quoteOf([{ supply: 'vehicle-without-driver' }], { rules }).taxes).toMatchObject([{ percent: 5 }]);
  });
  test('leave out a line that cannot be sold; it keeps its price and has no tax', () => {
    const quote = quoteOf([{ units: 6 }, { sellableId: 8 }]);
    expect(problems(quote)).toEqual(['Only 5 left for these dates', null]);
    expect(quote).toMatchObject({ subtotal: fromRupees(4_000), itemCount: 1, available: false });
    expect(only(quote)).toMatchObject({ subtotal: fromRupees(4_000), tax: 0 });
  });
  test('of nothing are nothing, and nothing can be sold', () => {
    expect(quoteOf([])).toMatchObject({ subtotal: 0, tax: 0, total: 0, itemCount: 0, available: false, taxes: [] });
  });
  test('leave out what is not offered, in the words why', () => {
    const item = selectedLine();
    const quote = makeQuote(english, [item, item], [{ problem: 'Gone' }], new Map(), [taxRule()], now);
    expect(problems(quote)).toEqual(['Gone', 'No longer available']);
    expect(quote).toMatchObject({ total: 0, available: false });
  });
});

describe('stock', () => {
  test.each([
    ['all that there is', stock({ capacity: 3 }), 3, null],
    ['what nobody took', stock({ capacity: 5, taken: 2 }), 3, null],
    ['one too many', stock({ capacity: 5, taken: 3 }), 3, 'Only 2 left for these dates'],
    ['none', stock({ capacity: 5, taken: 5 }), 1, 'Sold out for these dates'],
    ['less than none', stock({ capacity: 1, taken: 2 }), 1, 'Sold out for these dates'],
    ['a day that is closed', stock({ closed: true }), 1, 'Sold out for these dates'],
  ])('is %s', (_, row, quantity, problem) => {
    expect(problems(quoteOf([{ quantity }], { rows: rows([keyOn(), row]) }))).toEqual([problem]);
  });
  test('is the product’s own where no row says otherwise', () => {
    expect(problems(quoteOf([{ quantity: 5 }]))).toEqual([null]);
    expect(problems(quoteOf([{ quantity: 6 }]))).toEqual(['Only 5 left for these dates']);
    expect(only(quoteOf([{ quantity: 2 }])).unitsLeft).toBe(5);
  });
  test('of several days is the least of them', () => {
    const quote = quoteOf([{ ...twoNights, quantity: 2 }], { rows: rows([keyOn(second), stock({ taken: 4 })]) });
    expect(problems(quote)).toEqual(['Only 1 left for these dates']);
    expect(only(quote).unitsLeft).toBe(1);
  });
  test('is taken by each of the quantity with all its units', () => {
    const quote = quoteOf([{ units: 2, quantity: 3 }]);
    expect(only(quote)).toMatchObject({ unitsPerDay: 6, problem: 'Only 5 left for these dates' });
    expect(problems(quoteOf([{ units: 2, quantity: 2 }]))).toEqual([null]);
  });
  test('is shared by the lines in their order: two cannot both have the last', () => {
    const quote = quoteOf([{ quantity: 3 }, { quantity: 2 }, {}]);
    expect(problems(quote)).toEqual([null, null, 'Your cart already has everything left for these dates']);
    expect(quote.lines.map((line) => isPriced(line) && line.unitsLeft)).toEqual([5, 2, 0]);
  });
  test('is shared on the days that the lines have in common', () => {
    const later = { days: [second], startDay: second };
    expect(problems(quoteOf([{ ...twoNights, quantity: 4 }, { ...later, quantity: 2 }, { quantity: 1 }]))).toEqual([
      null,
      'Only 1 left for these dates',
      null,
    ]);
  });
  test('is not taken by a line that cannot be sold', () => {
    expect(problems(quoteOf([{ quantity: 6 }, { quantity: 5 }]))).toEqual(['Only 5 left for these dates', null]);
  });
  test('of another product, day or time is another', () => {
    const five = { quantity: 5 };
    const all = [five, { ...five, sellableId: 8 }, { ...five, days: [second] }, { ...five, slot: '07:00' }];
    expect(problems(quoteOf(all))).toEqual([null, null, null, null]);
  });
  test('is asked for by each key once', () => {
    const items = [
      { offer: offer(twoNights) },
      { offer: offer({ days: [second, addDays(second, 1)] }) },
      { problem: 'Gone' },
      { offer: offer({ type: 'attraction', slot: '07:00' }) },
    ];
    expect(stockKeys(items).map(keyOf)).toEqual([
      keyOn(),
      keyOn(second),
      keyOn(addDays(second, 1)),
      keyOn(firstDay, { slot: '07:00' }),
    ]);
  });
});

test('a problem says of what: the dates of a stay, the dates or date of others, the time where there is one', () => {
  const when = (own: Partial<Offer>) => whenOf(english, offer(own));
  expect(when({})).toBe('these dates');
  expect(when({ type: 'car-rental' })).toBe('this date');
  expect(when({ type: 'car-rental', ...twoNights })).toBe('these dates');
  expect(when({ type: 'attraction', slot: '07:00' })).toBe('this time');
});

describe('a sale is held', () => {
  const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
  test('for 24 hours with an account, for 2 without', () => {
    expect(quoteOf([{}]).held).toEqual({ account: hours(24), guest: hours(2) });
  });
  test('until the sale of its earliest line ends, where that is sooner', () => {
    const soon = { saleEnds: hours(20) };
    expect(quoteOf([{}, soon, { saleEnds: hours(21) }]).held).toEqual({ account: hours(20), guest: hours(2) });
    expect(quoteOf([{ saleEnds: hours(1) }]).held).toEqual({ account: hours(1), guest: hours(1) });
    expect(quoteOf([{ saleEnds: endOf(firstDay) }]).held.account).toEqual(hours(24));
  });
  test('whatever the line that cannot be sold', () => {
    expect(quoteOf([{ units: 9, saleEnds: hours(1) }, { sellableId: 8 }]).held.account).toEqual(hours(24));
  });
});

describe('a line cannot be sold', () => {
  const on = (row: Partial<Stock>, own: Partial<Offer> = {}) =>
    problems(quoteOf([own], { rows: rows([keyOn(firstDay, own), stock(row)]) }));

  test('from the very time at which its sale ends', () => {
    expect(problems(quoteOf([{ saleEnds: now }]))).toEqual(['Booking for these dates has closed']);
    expect(problems(quoteOf([{ saleEnds: new Date(now.getTime() + 1) }]))).toEqual([null]);
    expect(problems(quoteOf([{ type: 'attraction', slot: '07:00', saleEnds: now }]))).toEqual([
      'Booking for this time has closed',
    ]);
  });

  test('on a day without arrivals, or for less than its minimum', () => {
    const day = 'Sat, 12 Dec 2026';
    const car = { type: 'car-rental' } as const;
    expect(on({ noArrival: true })).toEqual([`Check-in is not possible on ${day}`]);
    expect(on({ noArrival: true }, car)).toEqual([`Pick-up is not possible on ${day}`]);
    expect(on({ minStay: 2 })).toEqual([`Minimum stay from ${day} is 2 nights`]);
    expect(on({ minStay: 2 }, car)).toEqual([`Minimum rental from ${day} is 2 days`]);
    expect(on({ minStay: 2 }, twoNights)).toEqual([null]);
  });

  test('out of season, in the words of its product; closed otherwise, it is sold out', () => {
    const whyClosed = 'Opens in April';
    expect(on({ closed: true }, { whyClosed })).toEqual([whyClosed]);
    expect(on({ closed: true })).toEqual(['Sold out for these dates']);
    expect(on({ taken: 5 }, { whyClosed })).toEqual(['Sold out for these dates']);
    expect(on({ taken: 5 }, { type: 'car-rental' })).toEqual(['Not available for this date']);
  });

  test('if it is needed for the turnaround after it; closed days count for that, taken ones do not', () => {
    const second = addDays(firstDay, 1);
    const car = { type: 'car-rental', capacity: 1 } as const;
    const turning = stock({ capacity: 1, turnaround: 1 });
    const withNext = (next: Partial<Stock>) =>
      problems(quoteOf([car], { rows: rows([keyOn(), turning], [keyOn(second), stock({ capacity: 1, ...next })]) }));
    expect(withNext({})).toEqual([null]);
    expect(withNext({ closed: true })).toEqual([null]);
    expect(withNext({ taken: 1 })).toEqual(['Not available for this date']);
    const next = { ...car, days: [second], startDay: second, endDay: addDays(second, 1) };
    expect(problems(quoteOf([car, next], { rows: rows([keyOn(), turning]) }))).toEqual([
      null,
      'Your cart already has everything left for this date',
    ]);
    expect(problems(quoteOf([next, car], { rows: rows([keyOn(), turning]) }))).toEqual([
      null,
      'Your cart already has everything left for this date',
    ]);
    const [third, long] = [addDays(second, 1), { ...car, days: [firstDay, second], endDay: addDays(second, 1) }];
    const withTaken = (taken: number) =>
      problems(
        quoteOf([long], { rows: rows([keyOn(second), turning], [keyOn(third), stock({ capacity: 1, taken })]) }),
      );
    expect([withTaken(0), withTaken(1)]).toEqual([[null], ['Not available for these dates']]);
  });
});

test('the mark of the terms is that of the policies that are sold, in their order', () => {
  const policy = (percent: number, name = 'own') => ({ name, steps: [{ hoursBefore: 24, percent }] });
  const under = (percent: number, own: Partial<Offer> = {}) => ({
    ...own,
    cancellation: { freeUntil: null, schedule: [], text: '', policy: policy(percent) },
  });
  expect(termsFingerprint(quoteOf([under(100), {}, under(50, { sellableId: 8 })]))).toBe('24:100;;24:50');
  expect(termsFingerprint(quoteOf([under(100, { units: 6 }), under(50, { sellableId: 8 })]))).toBe('24:50');
  const refused = makeQuote(english, [selectedLine()], [{ problem: 'Gone' }], new Map(), [], now);
  expect(termsFingerprint(refused)).toBe('');
  expect(policiesFingerprint([policy(100, 'another name'), undefined])).toBe('24:100;');
});

test('fees and taxes of a cart are in its totals once, and in each line', () => {
  const fees = [{ name: 'Cleaning fee', amount: fromRupees(500) }];
  const quote = quoteOf([{ fees, quantity: 2 }, { sellableId: 8 }]);
  expect(quote).toMatchObject({
    cost: fromRupees(12_000),
    fees: [{ name: 'Cleaning fee', amount: fromRupees(1_000) }],
  });
  expect(only(quote).taxes).toEqual([
    { name: 'GST', percent: 18, taxable: fromRupees(9_000), amount: fromRupees(1_620) },
  ]);
  expect(only(quoteOf([{ units: 6 }])).taxes).toEqual([]);
});
