import { expect, test } from 'vitest';
import { hotelAmenities, leftText, lengthText, ratingText } from './stay-card-data.ts';

test('ratings are worded by the scale of homes', () => {
  expect([9.5, 9, 8.5, 8, 7, 6.9].map((rating) => ratingText(rating, 'home'))).toEqual([
    'Exceptional',
    'Superb',
    'Excellent',
    'Very Good',
    'Good',
    'Fair',
  ]);
});

test('ratings are worded by the scale of hotels', () => {
  expect([9.5, 9, 8.5, 8, 7.5, 7, 6.9].map((rating) => ratingText(rating, 'hotel'))).toEqual([
    'Exceptional',
    'Superb',
    'Excellent',
    'Very good',
    'Good',
    'Pleasant',
    'Fair',
  ]);
});

test('scarcity is said only when it is true', () => {
  expect([null, 12, 4, 2, 1, 0].map(leftText)).toEqual([null, null, null, 'Only 2 left', 'Only 1 left', 'Sold out']);
});

test('hotel cards show three amenities, the specified ones where there are none', () => {
  expect(hotelAmenities(['Bar', 'Garden', 'Parking', 'Restaurant'])).toEqual(['Bar', 'Garden', 'Parking']);
  expect(hotelAmenities([])).toEqual(['Free WiFi', 'Restaurant', 'Parking']);
});

test('lengths read in the singular and plural', () => {
  expect([lengthText(1, 1), lengthText(3, 1), lengthText(2, 2)]).toEqual(['1 night', '3 nights', '2 nights, 2 rooms']);
});
