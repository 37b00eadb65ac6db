import { expect, test } from 'vitest';
import { formatPosition, parsePosition, savedQuery } from './booking-search.ts';

test('a place in the list is read as it was said, and nothing else is', () => {
  const place = { at: new Date('2026-11-20T04:30:00.123Z'), id: 7 };
  expect(parsePosition(formatPosition(place))).toEqual(place);
  for (const odd of [undefined, '', '7', '1-', '-1-1', "1-1'", '1-12345678901'])
    expect(parsePosition(odd)).toBeUndefined();
});

test('a search is kept in one order, without typed words, pages and what no list knows', () => {
  expect(savedQuery('?type=stay&q=Asha+Verma&after=1-2&status=pending&evil=%3Cscript%3E&from=')).toBe(
    'status=pending&type=stay',
  );
  expect(savedQuery(`status=${'x'.repeat(41)}`)).toBe('');
});
