import { expect, test } from 'vitest';
import { emailAddressOf, mailboxOf } from './email-address.ts';

test('an address is stored lower-case and without spaces around it', () => {
  expect(emailAddressOf(' Asha.Verma+trips@Example.CO.in ')).toBe('asha.verma+trips@example.co.in');
});

test('what is no single plain address is refused', () => {
  const wrong = [
    '',
    'a',
    'a@',
    '@b.in',
    'a@b',
    'a@b.c',
    'a b@c.in',
    'a@b..in',
    '.a@b.in',
    'a.@b.in',
    'a@-b.in',
    'a@b.in,c@d.in',
    'Asha <a@b.in>',
    'a@b.in\r\nBcc: c@d.in',
    'a@b.in\n',
    'a@b.in\0',
    '"a b"@c.in',
    'a@[127.0.0.1]',
    'a@b.in>',
    'é@b.in',
    `${'a'.repeat(65)}@b.in`,
    `a@${'b'.repeat(64)}.in`,
    `a@${'b.'.repeat(130)}in`,
  ];
  for (const text of wrong) expect(emailAddressOf(text), text).toBeUndefined();
});

test('a huge text is refused quickly', () => {
  expect(emailAddressOf(`${'a.'.repeat(200_000)}@b.in`)).toBeUndefined();
  expect(emailAddressOf(`${' '.repeat(200_000)}x`)).toBeUndefined();
});

test.each([
  ['asha.verma+trips@gmail.com', 'ashaverma@gmail.com'],
  ['a.s.h.a@googlemail.com', 'asha@gmail.com'],
  ['asha.verma+1@example.in', 'asha.verma@example.in'],
  ['asha.verma@outlook.com', 'asha.verma@outlook.com'],
  ['+91@example.in', '+91@example.in'],
])('for counting, %s is %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
