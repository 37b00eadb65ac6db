import { expect, test } from 'vitest';
import { bookingSort, formatPosition, parsePosition, savedQuery } from './booking-search.ts';

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

test('a saved view has an order and columns; an odd value is left out, so that it is never too long', () => {
  expect(savedQuery('?columns=phone.total&sort=-total&arrives=today&open=BOOK_1')).toBe(
    'arrives=today&sort=-total&columns=phone.total',
  );
  const longest = ['view', 'status', 'payment', 'waiting', 'type', 'arrives', 'cancelled', 'from', 'until', 'madeFrom'];
  const all = [...longest, 'madeUntil', 'sort'].map((name) => [name, 'x'.repeat(24)]);
  expect(savedQuery(new URLSearchParams([...all, ['columns', 'x'.repeat(80)]]).toString()).length).toBeLessThan(500);
  for (const odd of ['%27', 'a b', '<b>', '%F0%9F%99%82']) expect(savedQuery(`sort=${odd}&columns=${odd}`)).toBe('');
});

test('an order is one that the list has', () => {
  expect(bookingSort({ by: 'total', down: false })).toEqual({ by: 'total', down: false });
  for (const by of ['', 'constructor', 'total;drop'])
    expect(bookingSort({ by, down: false })).toEqual({ by: 'made', down: true });
});
