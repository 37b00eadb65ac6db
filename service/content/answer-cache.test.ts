import { expect, test } from 'vitest';
import { ByteParts } from '../platform/byte-parts.ts';
import { Compressed } from '../platform/negotiation.ts';
import { makeAnswerCache } from './answer-cache.ts';

function answerOf(length: number) {
  const body = new ByteParts([Buffer.alloc(length)]);
  return { version: '1', etag: '"1"', body, compressed: new Compressed(body, 5) };
}

test('a query that is asked only once displaces nothing', () => {
  const cache = makeAnswerCache(1);
  const often = answerOf(1_000);
  cache.set('often', often);
  expect(cache.get('often')).toBeUndefined();
  cache.set('often', often);
  for (let n = 0; n < 100; n += 1) cache.set(`once ${n}`, answerOf(100_000));
  expect(cache.get('often')).toBe(often);
  expect(cache.get('once 99')).toBeUndefined();
});

test('a newer answer replaces the cached one at once', () => {
  const cache = makeAnswerCache(1);
  cache.set('question', answerOf(10));
  cache.set('question', answerOf(10));
  const newer = { ...answerOf(20), version: '2' };
  cache.set('question', newer);
  expect(cache.get('question')).toBe(newer);
});
