import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quoteOf, taxRule } from '../../../tests/sold-things.ts';
import { fromRupees, paiseOf } from '../../core/money.ts';
import { inRupees } from '../../platform/rupees.ts';
import { presentQuote } from './present-quote.ts';
import { isPriced } from './quote.ts';
import { quoteAnswer } from './wire/quote-schemas.ts';

test('amounts travel as rupees', () => {
  const quote = quoteOf([{ dayPrice: fromRupees(1_234.5), quantity: 2, fees: [{ name: 'Fee', amount: paiseOf(5) }] }], {
    rules: [taxRule({ percent: 5 })],
  });
  expect(inRupees(quoteAnswer)(presentQuote(quote))).toMatchObject({
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
      const { lines } = quoteAnswer.encode(presentQuote(quote));
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
  const sold = presentQuote(quoteOf([{ units: 6 }]));
  expect(sold.lines[0]).toMatchObject({ available: false, problem: 'Only 5 left for these dates', unitsLeft: 5 });
  expect(sold).toMatchObject({ available: false, totals: { total: 0 } });
});
