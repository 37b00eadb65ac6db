import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { ByteParts, bytesOf, byteText } from './byte-parts.ts';

test('a short body is sent in one piece, a long one in its existing parts, with the same bytes', async () => {
  const short = new ByteParts([Buffer.from('नम'), Buffer.from('स्ते')]);
  expect([short.length, String(short), short.sent().toString()]).toEqual([18, 'नमस्ते', 'नमस्ते']);
  const long = new ByteParts(Array.from({ length: 40 }, (_, index) => Buffer.alloc(10_000, 65 + (index % 26))));
  const sent = long.sent();
  expect(sent).toBeInstanceOf(Readable);
  if (sent instanceof Readable) expect(await text(sent)).toBe(long.whole().toString());
  expect(long.length).toBe(400_000);
  // in one piece from then on
  expect(long.sent()).toBe(long.whole());
});

test('a byte text has one character per byte, concatenates like any text, and returns its bytes', () => {
  const words = ['₹ 12,500', 'ऋषिकेश', '🛶', 'plain', 'é'];
  const joined = words.map(byteText).join(',');
  expect(joined.length).toBe(Buffer.byteLength(words.join(',')));
  expect(bytesOf(joined)).toEqual(Buffer.from(words.join(',')));
});
