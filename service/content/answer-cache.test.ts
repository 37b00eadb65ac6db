import { expect, test } from 'vitest';
import { ByteParts } from '../platform/byte-parts.ts';
import { Compressed } from '../platform/negotiation.ts';
import { makeAnswerCache } from './answer-cache.ts';

function answerOf(length: number) {
  const body = new ByteParts([Buffer.alloc(length)]);
  return { etag: '"1"', body, compressed: new Compressed(body, 5) };
}

test('a query that is asked only once displaces nothing', () => {
  const cache = makeAnswerCache(1);
  const often = answerOf(1_000);
  cache.set('often', often, '1');
  expect(cache.get('often', '1')).toBeUndefined();
  cache.set('often', often, '1');
  for (let n = 0; n < 100; n += 1) cache.set(`once ${n}`, answerOf(100_000), '1');
  expect(cache.get('often', '1')).toBe(often);
  expect(cache.latest('once 99')).toBeUndefined();
});

test('a newer answer replaces the cached one at once', () => {
  const cache = makeAnswerCache(1);
  const before = answerOf(10);
  for (const _ of [1, 2]) cache.set('question', before, '1');
  expect([cache.get('question', '2'), cache.latest('question')]).toEqual([undefined, before]);
  const newer = answerOf(20);
  cache.set('question', newer, '2');
  expect(cache.get('question', '2')).toBe(newer);
});
