import { expect, test } from 'vitest';
import { fillPlaceholders, unknownPlaceholders } from './reply-placeholders.ts';

const values = { guest: 'Asha', booking: 'BOOK_1', arrival: '12 Dec 2026', balance: '₹5,900' };

test('known placeholders are filled, each as often as it occurs', () => {
  expect(fillPlaceholders('Dear {guest}, {booking}: {balance} on {arrival}. Yours, {guest}', values)).toBe(
    'Dear Asha, BOOK_1: ₹5,900 on 12 Dec 2026. Yours, Asha',
  );
});

test.each([
  ['{Guest} and {guest }', ['{Guest}', '{guest }']],
  ['{constructor} {__proto__} {toString}', ['{constructor}', '{__proto__}', '{toString}']],
  ['{{guest}} {}', ['{}']],
  ['{guest} { and }, {name} {name}', ['{ and }', '{name}']],
  ['a lone { is a brace', []],
])('unknown in %s: %j', (text, unknown) => {
  expect(unknownPlaceholders(text)).toEqual(unknown);
});

test('a value never becomes a placeholder, nor a pattern of replacement', () => {
  expect(fillPlaceholders('{guest} owes {balance}', { ...values, guest: "{balance} $& $1 $'" })).toBe(
    "{balance} $& $1 $' owes ₹5,900",
  );
  expect(fillPlaceholders('{{guest}}', { ...values, guest: 'guest' })).toBe('{guest}');
});
