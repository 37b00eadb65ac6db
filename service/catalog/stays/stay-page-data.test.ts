import { expect, test } from 'vitest';
import { english } from '../../../messages/translate.ts';
import { distanceText } from './stay-page-data.ts';

test('under 1 km is shown in m, from 1 to under 100 in km, from 100 in m', () => {
  expect([0.4, 0.999, 1, 1.25, 12, 99.9, 100, 850].map((distance) => distanceText(english, distance))).toEqual([
    '400 m',
    '999 m',
    '1 km',
    '1.3 km',
    '12 km',
    '99.9 km',
    '100 m',
    '850 m',
  ]);
});
