import { describe, expect, test } from 'vitest';
import type { QuoteView } from '../../service/booking/model/wire/wire.ts';
import { dayOf } from '../../service/core/day.ts';
import { fromRupees } from '../../service/core/money.ts';
import type { CartLine } from './cart-line.ts';
import { mergeChanges, priceChanges, priceDetails, quoteKey } from './price-changes.ts';

const line: CartLine = {
  cartId: 'a',
  productKey: 'pine-lodge',
  type: 'stay',
  name: 'Pine Lodge',
  imageUrl: '/artwork/cottage-3.svg',
  location: 'Mussoorie',
  startDay: dayOf('2027-03-12'),
  quantity: 2,
  unit: fromRupees(7_000),
  subtotal: fromRupees(14_000),
};

function quoteOf(rupees: number | undefined): QuoteView {
  return {
    lines: [
      {
        cartId: 'a',
        id: 'pine-lodge',
        type: 'stay',
        name: 'Pine Lodge',
        quantity: 2,
        ...(rupees !== undefined && { price: fromRupees(rupees) }),
        available: true,
        problem: null,
      },
    ],
    cost: fromRupees(14_000),
    fees: [{ name: 'Cleaning fee', amount: fromRupees(1_000) }],
    taxes: [{ name: 'GST', percent: 12, taxable: fromRupees(15_000), amount: fromRupees(1_800) }],
    totals: { subtotal: fromRupees(15_000), tax: fromRupees(1_800), total: fromRupees(16_800), itemCount: 2 },
    available: true,
    terms: '',
    holdUntil: '2027-03-11T10:00:00Z',
    whyNotLater: null,
  };
}

describe('a quote', () => {
  test('lists the differing prices', () => {
    expect(priceChanges([line], quoteOf(7_500))).toEqual({ a: { from: fromRupees(7_000), to: fromRupees(7_500) } });
  });
  test.each([7_000, undefined])('that says %s changes nothing', (price) => {
    expect(priceChanges([line], quoteOf(price))).toEqual({});
  });
  test('after another one shows the change from the first price to the last', () => {
    const seen = mergeChanges(
      { a: { from: fromRupees(7_000), to: fromRupees(7_500) } },
      { a: { from: fromRupees(7_500), to: fromRupees(8_000) }, b: { from: fromRupees(1), to: fromRupees(2) } },
    );
    expect(seen).toEqual({
      a: { from: fromRupees(7_000), to: fromRupees(8_000) },
      b: { from: fromRupees(1), to: fromRupees(2) },
    });
  });
  test('is requested again for another quantity, not for another price', () => {
    expect(quoteKey([{ ...line, unit: fromRupees(1), subtotal: fromRupees(2) }])).toBe(quoteKey([line]));
    expect(quoteKey([{ ...line, pickup: 'Terminal 3' }])).toBe(quoteKey([line]));
    expect(quoteKey([{ ...line, quantity: 3 }])).not.toBe(quoteKey([line]));
  });
  test('decides the displayed totals, with its own tax rule', () => {
    expect(priceDetails([line], quoteOf(7_500))).toMatchObject({
      cost: fromRupees(14_000),
      fees: [{ amount: fromRupees(1_000) }],
      subtotal: fromRupees(15_000),
      total: fromRupees(16_800),
      taxes: [{ percent: 12 }],
    });
    expect(priceDetails([line], null)).toMatchObject({
      total: fromRupees(16_520),
      taxes: [{ percent: 18, amount: fromRupees(2_520) }],
    });
  });
});
