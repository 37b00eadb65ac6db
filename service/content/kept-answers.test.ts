import { expect, test } from 'vitest';
import { ByteParts } from '../platform/byte-parts.ts';
import { Compressed } from '../platform/negotiation.ts';
import { makeKeptAnswers } from './kept-answers.ts';

function answerOf(length: number) {
  const body = new ByteParts([Buffer.alloc(length)]);
  return { version: '1', etag: '"1"', body, compressed: new Compressed(body, 5) };
}

test('what is asked but once pushes nothing out', () => {
  const kept = makeKeptAnswers(1);
  const often = answerOf(1_000);
  kept.set('often', often);
  expect(kept.get('often')).toBeUndefined();
  kept.set('often', often);
  for (let n = 0; n < 100; n += 1) kept.set(`once ${n}`, answerOf(100_000));
  expect(kept.get('often')).toBe(often);
  expect(kept.get('once 99')).toBeUndefined();
});

test('a newer answer takes the place of the kept one at once', () => {
  const kept = makeKeptAnswers(1);
  kept.set('question', answerOf(10));
  kept.set('question', answerOf(10));
  const newer = { ...answerOf(20), version: '2' };
  kept.set('question', newer);
  expect(kept.get('question')).toBe(newer);
});
