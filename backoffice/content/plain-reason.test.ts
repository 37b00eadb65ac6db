import { expect, test } from 'vitest';
import { english } from '../../messages/translate.ts';
import { plainReason } from './planned-mark.tsx';

test('a failed scheduled action gives its reason with the labels of the form', () => {
  expect(plainReason(english, 'maxGuests must be a number; itinerary.0.title must be defined.')).toBe(
    'Max guests: Enter a number. Title: Fill this in.',
  );
  expect(plainReason(english, 'The entry no longer exists')).toBe('The entry no longer exists');
  expect(plainReason(english, 'A stay needs a room type.')).toBe('A stay needs a room type.');
});
