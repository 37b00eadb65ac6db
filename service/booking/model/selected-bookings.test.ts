import { expect, test } from 'vitest';
import { selectedBookings, selectionLimit } from './selected-bookings.ts';

test('a selection has each booking once, at least one and at most two hundred', () => {
  const many = Array.from({ length: selectionLimit }, (_, n) => `BOOK_${n}`);
  expect(selectedBookings(['a', 'b', 'a'])).toEqual(['a', 'b']);
  expect(selectedBookings([...many, ...many])).toEqual(many);
  expect(() => selectedBookings([])).toThrow('Select bookings first.');
  expect(() => selectedBookings([...many, 'one more'])).toThrow('Select up to 200 bookings at once.');
});
