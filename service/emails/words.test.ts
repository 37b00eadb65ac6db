import { expect, test } from 'vitest';
import { oneLine, wordsOf } from './words.ts';

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
