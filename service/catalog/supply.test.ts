import { expect, test } from 'vitest';
import { placeOfSupply, type Supply } from './supply.ts';

// IGST Act 2017, section 12: (3) rooms, (6) admission, (9) passengers, (2) the rest
const table: readonly [Supply, toBusiness: string][] = [
  ['lodging', 'Goa'],
  ['entry', 'Goa'],
  ['tour', 'Maharashtra'],
  ['transport-with-driver', 'Maharashtra'],
  ['vehicle-without-driver', 'Maharashtra'],
];

test.each(table)('%s in Goa is supplied to a business of Maharashtra in %s, to others in Goa', (supply, toBusiness) => {
  expect(placeOfSupply(supply, { product: 'Goa', buyer: 'Maharashtra' })).toBe(toBusiness);
  expect(placeOfSupply(supply, { product: 'Goa', buyer: undefined })).toBe('Goa');
});

test('without a known state of the product, a supply bound to its place has none', () => {
  const unknown = { product: undefined, buyer: 'Maharashtra' };
  expect([placeOfSupply('lodging', unknown), placeOfSupply('tour', unknown)]).toEqual([undefined, 'Maharashtra']);
});
