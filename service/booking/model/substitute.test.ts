import { expect, test } from 'vitest';
import { bookingLine, offer, selectedLine } from '../../../tests/sold-things.ts';
import { fromRupees, sum, zero } from '../../core/money.ts';
import type { BookingLine } from './booking.ts';
import { atOldPrice } from './plan-change.ts';
import { offeredOf, substituteOf } from './substitute.ts';

const stay = { documentId: 'a', name: 'A', stars: 4, rating: 9, reviews: 3, kilometres: 1, rooms: ['Room'] };
const line = (own: Partial<BookingLine>) => bookingLine({ fees: [], ...own });
const refused = line({ unit: fromRupees(8_000), subtotal: fromRupees(8_000), tax: fromRupees(1_440) });
const priced = (rupees: number, own: Partial<BookingLine> = {}) =>
  atOldPrice(
    line({ unit: fromRupees(rupees), subtotal: fromRupees(rupees), tax: fromRupees(rupees * 0.18), ...own }),
    selectedLine(),
    offer(),
  );
const limits = { most: fromRupees(2_000), left: fromRupees(9_440) };
const priceOf = (found: ReturnType<typeof substituteOf>) => found && sum([found.line.subtotal, found.line.tax]);

test('a dearer room costs what was paid, up to what the company adds with tax', () => {
  const dearer = substituteOf(refused, { stay, priced: priced(9_000) }, limits);
  expect(priceOf(dearer)).toBe(fromRupees(9_440));
  expect(dearer).toMatchObject({ refund: zero, line: { companyShare: fromRupees(1_000) } });
  expect(substituteOf(refused, { stay, priced: priced(9_000) }, { ...limits, most: fromRupees(1_180) })).toBeDefined();
  expect(
    substituteOf(refused, { stay, priced: priced(9_000) }, { ...limits, most: fromRupees(1_179) }),
  ).toBeUndefined();
});

test('a cheaper room is sold at its own price, and the rest is refunded', () => {
  const cheaper = substituteOf(refused, { stay, priced: priced(7_000) }, limits);
  expect(priceOf(cheaper)).toBe(fromRupees(8_260));
  expect(cheaper?.refund).toBe(fromRupees(1_180));
  expect(cheaper?.line.companyShare).toBeUndefined();
  expect(substituteOf(refused, { stay, priced: priced(7_000) }, { ...limits, left: fromRupees(900) })?.refund).toBe(
    fromRupees(900),
  );
  expect(substituteOf(refused, { stay, priced: priced(8_000) }, limits)).toMatchObject({ refund: zero });
});

test('our own fee is no price of the partner, who is owed their full price and no more', () => {
  const fees = [{ name: 'Service fee', amount: fromRupees(1_500), supply: 'service-fee' as const }];
  const found = substituteOf(refused, { stay, priced: priced(9_000, { fees }) }, limits);
  expect(found?.line.companyShare).toBe(fromRupees(-500));
});

test('what is not free is no substitute', () => {
  expect(substituteOf(refused, { stay, priced: { ...priced(8_000), problem: 'Sold out' } }, limits)).toBeUndefined();
});

test('of each stay the room with the closest price is offered, of three stays', () => {
  const stays = ['a', 'b', 'c', 'd'].map((documentId) => ({ ...stay, documentId }));
  const all = stays.flatMap((of) =>
    [5_000, 8_200, 7_900].flatMap((rupees) => {
      const room = priced(rupees);
      const substitute = substituteOf(refused, { stay: of, priced: room }, limits);
      return substitute ? [{ room, substitute }] : [];
    }),
  );
  const offered = offeredOf(refused, all);
  expect(offered.map(({ stay: of }) => of.documentId)).toEqual(['a', 'b', 'c']);
  expect(offered.map(({ refund }) => refund)).toEqual(Array(3).fill(fromRupees(118)));
});
