import { expect, test } from 'vitest';
import { bytesOf, byteText } from './byte-text.ts';

test('a byte text has one character per byte, concatenates like any text, and returns its bytes', () => {
  const words = ['₹ 12,500', 'ऋषिकेश', '🛶', 'plain', 'é'];
  const joined = words.map(byteText).join(',');
  expect(joined.length).toBe(Buffer.byteLength(words.join(',')));
  expect(bytesOf(joined)).toEqual(Buffer.from(words.join(',')));
});
