import fc from 'fast-check';
import { expect, test } from 'vitest';
import { english } from '../../../messages/translate.ts';
import { bookingLine, firstDay, now, quoteOf, selectedLine, taxRule } from '../../../tests/sold-things.ts';
import { addDays } from '../../core/day.ts';
import { fromRupees, paiseOf } from '../../core/money.ts';
import { inRupees } from '../../platform/rupees.ts';
import { presentQuote, presentSold } from './present-quote.ts';
import { isPriced, makeQuote, termsFingerprint } from './quote.ts';
import { quoteAnswer } from './wire/quote-schemas.ts';

test('amounts travel as rupees', () => {
  const quote = quoteOf([{ dayPrice: fromRupees(1_234.5), quantity: 2, fees: [{ name: 'Fee', amount: paiseOf(5) }] }], {
    rules: [taxRule({ percent: 5 })],
  });
  expect(inRupees(quoteAnswer)(presentQuote(english, quote))).toMatchObject({
    lines: [
      {
        nightly: [{ price: 1_234.5 }],
        fees: [{ name: 'Fee', amount: 0.05 }],
        price: 1_234.55,
        totalPrice: 2_469.1,
        tax: 123,
        payable: 2_592.1,
      },
    ],
    taxes: [{ name: 'GST', percent: 5, taxable: 2_469.1, amount: 123 }],
    totals: { subtotal: 2_469.1, tax: 123, total: 2_592.1, itemCount: 2 },
    available: true,
    holdUntil: '2026-11-21T04:30:00.000Z',
  });
});

test('what is paid for a line is its price and its tax to the paisa, without the crumbs of binary fractions', () => {
  const prices = fc.array(fc.integer({ min: 1, max: 20_000_00 }).map(paiseOf), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(prices, (prices) => {
      const quote = quoteOf(prices.map((dayPrice) => ({ dayPrice })));
      const { lines } = quoteAnswer.encode(presentQuote(english, quote));
      for (const [index, line] of lines.entries()) {
        const own = quote.lines[index];
        if (!own || !isPriced(own)) throw new Error('not priced');
        expect(line.payable).toBe((own.subtotal + own.tax) / 100);
      }
    }),
    { seed: 13, numRuns: 200 },
  );
});

test('a line that cannot be sold says why; one that is not offered has no price', () => {
  const sold = presentQuote(english, quoteOf([{ units: 6 }]));
  expect(sold.lines[0]).toMatchObject({ available: false, problem: 'Only 5 left for these dates', unitsLeft: 5 });
  expect(sold).toMatchObject({ available: false, totals: { total: 0 } });
});

test('a line shows what was bought, when, at which price and under which terms', () => {
  const venue = { latitude: 29.39, longitude: 79.45, from: '13:00', until: '11:00' };
  expect(presentSold(english, bookingLine({ venue, imageUrl: '/lake.webp' }))).toEqual({
    name: 'Lake House',
    type: 'stay',
    slug: 'lake-house',
    image: '/lake.webp',
    location: 'Mallital, Nainital',
    selectedDate: firstDay,
    checkOut: addDays(firstDay, 1),
    roomType: 'Lake Room',
    rooms: 1,
    guests: 2,
    selectedTime: null,
    selectedLanguage: null,
    duration: null,
    venue,
    tickets: [],
    quantity: 1,
    price: fromRupees(4_000),
    totalPrice: fromRupees(4_000),
    tax: fromRupees(720),
    cancellation: { freeUntil: null, schedule: [], text: '' },
  });
  const day = { day: 1, title: 'Up', meals: [], hotel: 'Guest house', hotelPlace: null };
  const tour = bookingLine({ type: 'tour-package', slot: '07:00', language: 'Hindi', duration: '2 days', plan: [day] });
  expect(presentSold(english, tour)).toMatchObject({
    selectedTime: '07:00',
    selectedLanguage: 'Hindi',
    duration: '2 days',
    nightsIncluded: [1],
    tickets: [{ name: 'Room', count: 1, price: fromRupees(4_000) }],
  });
});

test('a quote names its lines as the cart does, and says what is left of each', () => {
  const quote = quoteOf([{ asksNames: true, fees: [{ name: 'Fee', amount: fromRupees(500) }] }]);
  const [priced] = quote.lines;
  if (!priced) throw new Error('not priced');
  const line = { ...priced, selected: { ...priced.selected, cartId: 'line-1' } };
  expect(presentQuote(english, { ...quote, lines: [line] })).toMatchObject({
    lines: [
      {
        cartId: 'line-1',
        id: 'lakehouse',
        available: true,
        problem: null,
        nights: 1,
        nightly: [{ day: firstDay, price: fromRupees(4_000) }],
        fees: [{ name: 'Fee', amount: fromRupees(500) }],
        payable: fromRupees(5_310),
        asksNames: true,
        unitsLeft: 5,
      },
    ],
    cost: fromRupees(4_000),
    fees: [{ name: 'Fee', amount: fromRupees(500) }],
    terms: termsFingerprint(quote),
    available: true,
    whyNotLater: null,
  });
  expect(presentQuote(english, quote).lines[0]).not.toHaveProperty('cartId');
  expect(presentQuote(english, quote, 'Too many').whyNotLater).toBe('Too many');
});

test('a line without an offer is shown as it was selected, with the reason', () => {
  const item = selectedLine({ cartId: 'line-1', quantity: 2 });
  expect(presentQuote(english, makeQuote(english, [item], [{ problem: 'Gone' }], new Map(), [], now)).lines).toEqual([
    {
      cartId: 'line-1',
      id: 'lake-house',
      type: 'stay',
      name: 'Lake House',
      quantity: 2,
      available: false,
      problem: 'Gone',
    },
  ]);
});
