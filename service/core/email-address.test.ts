import { expect, test } from 'vitest';
import { emailAddressOf, mailboxOf } from './email-address.ts';

test('an address is stored lower-case and trimmed', () => {
  expect(emailAddressOf(' Asha.Verma+trips@Example.CO.in ')).toBe('asha.verma+trips@example.co.in');
});

test('anything but a single plain address is refused', () => {
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

test.each([
  ['asha@उदाहरण.भारत', 'asha@xn--p1b6ci4b4b3a.xn--h2brj9c'],
  ['Info@Bücher.Example', 'info@xn--bcher-kva.example'],
  ['asha@BU\u0308CHER.example', 'asha@xn--bcher-kva.example'],
  ['asha@xn--bcher-kva.example', 'asha@xn--bcher-kva.example'],
  ['asha@ｅｘａｍｐｌｅ.in', 'asha@example.in'],
])('%s has an international domain, is stored as %s, and counts as it', (typed, kept) => {
  expect(emailAddressOf(typed)).toBe(kept);
  expect(mailboxOf(emailAddressOf(typed) ?? '')).toBe(kept);
});

test.each([
  'asha@bücher',
  'asha@bü cher.in',
  'asha@bücher.in/x',
  'asha@bücher.in:80',
  'asha@bü@cher.in',
  'asha@bü%2e.in',
  'asha@bü..in',
  'asha@①②⑦.0.0.1',
  `asha@${'ü'.repeat(300)}.in`,
])('%s has no valid domain', (typed) => {
  expect(emailAddressOf(typed)).toBeUndefined();
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
])('for counting, %s becomes %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
