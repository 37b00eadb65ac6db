import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstDay, quoteOf, taxRule } from '../../../tests/sold-things.ts';
import { addDays, daysBetween } from '../../core/day.ts';
import { fromRupees, isWholeRupees, sum, times } from '../../core/money.ts';
import { keyOf } from '../../stock/stock.ts';
import { isPriced } from './quote.ts';

const supplies = ['stay', 'attraction', 'tour-package', 'car-rental'] as const;
const rules = [
  taxRule(),
  taxRule({ supply: 'lodging', to: 1_000, percent: 0 }),
  taxRule({ supply: 'lodging', from: 1_000, to: 7_500, percent: 5 }),
  taxRule({ name: 'Cess', supply: 'vehicle-without-driver', percent: 12.5 }),
];
const price = fc.integer({ min: 0, max: 20_000 }).map(fromRupees);
const sold = fc.record({
  type: fc.constantFrom(...supplies),
  sellableId: fc.integer({ min: 1, max: 3 }),
  days: fc
    .tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 1, max: 4 }))
    .map(([from, nights]) => daysBetween(addDays(firstDay, from), addDays(firstDay, from + nights))),
  units: fc.integer({ min: 1, max: 3 }),
  capacity: fc.integer({ min: 0, max: 12 }),
  dayPrice: price,
  parts: fc.array(
    fc.record({ name: fc.constant('Part'), count: fc.integer({ min: 1, max: 4 }), price: fc.option(price) }),
    { minLength: 1, maxLength: 3 },
  ),
  fees: fc.array(fc.record({ name: fc.constant('Fee'), amount: price }), { maxLength: 2 }),
  quantity: fc.integer({ min: 1, max: 3 }),
});

test('whatever is in a cart, lines and taxes are whole rupees that add up, and no day is sold beyond its stock', () => {
  fc.assert(
    fc.property(fc.array(sold, { maxLength: 8 }), (cart) => {
      // one product has one capacity
      const own = cart.map((one) => ({ ...one, capacity: 2 + one.sellableId }));
      const quote = quoteOf(own, { rules });
      const lines = quote.lines.filter(isPriced);
      const open = lines.filter(({ problem }) => problem === null);
      expect(quote.subtotal).toBe(sum(open.map(({ subtotal }) => subtotal)));
      expect(quote.tax).toBe(sum(lines.map(({ tax }) => tax)));
      expect(quote.tax).toBe(sum(quote.taxes.map(({ amount }) => amount)));
      expect(quote.total).toBe(quote.subtotal + quote.tax);
      const amounts = [quote.cost, quote.tax, quote.total, ...quote.fees.map(({ amount }) => amount)];
      const ofLines = lines.flatMap(({ tax, taxes }) => [tax, ...taxes.map(({ amount }) => amount)]);
      expect([...amounts, ...ofLines].every(isWholeRupees)).toBe(true);
      expect(quote.itemCount).toBe(open.reduce((all, { quantity }) => all + quantity, 0));
      for (const { unit, subtotal, quantity } of lines) expect(subtotal).toBe(times(unit, quantity));
      const taken = new Map<string, number>();
      for (const line of open)
        for (const day of line.days) {
          const key = keyOf({ ...line, day });
          taken.set(key, (taken.get(key) ?? 0) + line.unitsPerDay);
          expect(taken.get(key)).toBeLessThanOrEqual(line.capacity);
        }
    }),
    { seed: 13, numRuns: 200 },
  );
});
