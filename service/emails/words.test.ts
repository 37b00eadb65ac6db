import { expect, test } from 'vitest';
import { bareButton, button, emailText } from './blocks.ts';
import { oneLine, webAddressOf, wordsOf } from './words.ts';

test('words have no line breaks, controls or direction marks', () => {
  expect(wordsOf(' (a\r\nBcc: b@c.d\0\u202Egnp.exe')).toBe(' (a Bcc: b@c.d gnp.exe');
  expect(wordsOf('a\u2028b\tc\u0085d\ud800')).toBe('a b c d\ufffd');
});

test('one line has no line breaks, controls or direction marks, and is truncated', () => {
  expect(oneLine('a\r\nBcc: b@c.d\0\u202Egnp.exe ')).toBe('a Bcc: b@c.d gnp.exe');
  expect(oneLine('x'.repeat(5_000), 10)).toBe(`${'x'.repeat(9)}…`);
  expect(oneLine('🛕'.repeat(20), 5)).toBe('🛕🛕🛕🛕…');
  expect(oneLine('\ud800')).toBe('\ufffd');
  expect(oneLine('\n \0')).toBe('');
});

test('a link is an absolute http address', () => {
  for (const address of ['https://padharo.test', 'http://localhost:3000/payment/BOOK_1?key=a&b=c#d']) {
    expect(webAddressOf(address)).toBe(address);
  }
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '/payment/1',
  'padharo.test',
  'https://',
  'https://a b',
  'https://a"onclick="x',
  'https://a/<b>',
  'https://a/\u202ex',
  'https://a\r\nBcc: x',
  ' https://a',
])('%j is refused wherever an email accepts a link', (address) => {
  expect(() => webAddressOf(address)).toThrow(RangeError);
  expect(() => button(address, 'Open')).toThrow(RangeError);
  expect(() => bareButton(address, 'Open')).toThrow(RangeError);
  const said = { subject: 's', preheader: 'p', title: 't', blocks: [], reason: 'r' };
  expect(() => emailText({ ...said, leave: address })).toThrow(RangeError);
});
