import { expect, test } from 'vitest';
import { formatPosition, parsePosition } from './booking-search.ts';

test('a place in the list is read as it was said, and nothing else is', () => {
  const place = { at: new Date('2026-11-20T04:30:00.123Z'), id: 7 };
  expect(parsePosition(formatPosition(place))).toEqual(place);
  for (const odd of [undefined, '', '7', '1-', '-1-1', "1-1'", '1-12345678901'])
    expect(parsePosition(odd)).toBeUndefined();
});
