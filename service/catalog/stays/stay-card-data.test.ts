import { expect, test } from 'vitest';
import { english } from '../../../messages/translate.ts';
import { leftText, lengthText, ratingText } from './stay-card-data.ts';

test('ratings are worded by the scale of homes', () => {
  expect([9.5, 9, 8.5, 8, 7, 6.9].map((rating) => ratingText(english, rating, 'Villas'))).toEqual([
    'Exceptional',
    'Superb',
    'Excellent',
    'Very Good',
    'Good',
    'Fair',
  ]);
});

test('ratings are worded by the scale of hotels', () => {
  expect([9.5, 9, 8.5, 8, 7.5, 7, 6.9].map((rating) => ratingText(english, rating, 'Hotels'))).toEqual([
    'Exceptional',
    'Superb',
    'Excellent',
    'Very good',
    'Good',
    'Pleasant',
    'Fair',
  ]);
});

test('scarcity is shown only when it is true', () => {
  expect([null, 12, 4, 2, 1, 0].map((left) => leftText(english, left))).toEqual([
    null,
    null,
    null,
    'Only 2 left',
    'Only 1 left',
    'Sold out',
  ]);
});

test('lengths read in the singular and plural', () => {
  expect([lengthText(english, 1, 1), lengthText(english, 3, 1), lengthText(english, 2, 2)]).toEqual([
    '1 night',
    '3 nights',
    '2 nights, 2 rooms',
  ]);
});
