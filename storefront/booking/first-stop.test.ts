import { expect, test } from 'vitest';
import { english, textIn } from '../../messages/translate.ts';
import { dayOf } from '../../service/core/day.ts';
import { zero } from '../../service/core/money.ts';
import type { CartLine } from '../cart/cart-line.ts';
import { beginText, countdownText, firstOfLines, sceneOf } from './first-stop.ts';

const line: CartLine = {
  cartId: 'one',
  productKey: 'key',
  slug: 'lake-house',
  type: 'stay',
  name: 'Lake House',
  location: 'Lake Pichola, Udaipur, Rajasthan',
  imageUrl: '/artwork/lake-palace-6.svg',
  startDay: dayOf('2026-12-21'),
  quantity: 1,
  unit: zero,
  subtotal: zero,
};

test('a trip begins with the earliest line, in its town', () => {
  const later = { ...line, cartId: 'two', location: 'Mumbai, Maharashtra', startDay: dayOf('2026-12-30') };
  expect(firstOfLines([later, { ...line, startDay: undefined }, line])).toMatchObject({
    place: 'Udaipur',
    day: '2026-12-21',
  });
  expect(firstOfLines([later])).toMatchObject({ place: 'Mumbai' });
  expect(firstOfLines([{ ...later, location: 'Goa' }])).toMatchObject({ place: 'Goa' });
  expect(firstOfLines([])).toBeNull();
});

test('the days to a trip are counted in words, in both languages', () => {
  const stop = { place: 'Udaipur', day: dayOf('2026-12-21') };
  const words = (t: typeof english) =>
    ['2026-11-30', '2026-12-20', '2026-12-21', '2026-12-22'].map((today) => countdownText(t, stop, dayOf(today)));
  expect(words(english)).toEqual(['Udaipur in 21 days', 'Udaipur tomorrow', 'Udaipur today', 'Udaipur']);
  expect(words(textIn('hi'))).toEqual(['21 दिन बाद Udaipur', 'कल Udaipur', 'आज Udaipur', 'Udaipur']);
});

test('each kind of product begins in its own way', () => {
  const begins = (type: CartLine['type']) => {
    const stop = firstOfLines([{ ...line, type }]);
    return stop && beginText(english, stop);
  };
  expect(begins('stay')).toBe('Check in at Lake House on Mon, 21 Dec 2026');
  expect(begins('car-rental')).toBe('Pick up Lake House on Mon, 21 Dec 2026');
  expect(begins('attraction')).toBe('Lake House on Mon, 21 Dec 2026');
});

test('a drawing has crops for a scene, a photograph has none', () => {
  expect(sceneOf('/artwork/stay-villa-3.hills.svg').wide).toBe('/artwork/stay-villa-3.hills.wide.svg');
  expect(sceneOf('/artwork/lake-palace-6.svg').square).toBe('/artwork/lake-palace-6.square.svg');
  expect(sceneOf('/uploads/lake.jpg')).toEqual({ wide: '/uploads/lake.jpg', square: '/uploads/lake.jpg' });
});
