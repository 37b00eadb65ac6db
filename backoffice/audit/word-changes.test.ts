import { expect, test } from 'vitest';
import { wordChanges } from './word-changes.ts';

const shown = (was: string, is: string) =>
  wordChanges(was, is)
    ?.map((one) => (one.in === 'both' ? one.text : `[${one.in === 'was' ? '-' : '+'}${one.text}]`))
    .join('');

test('a changed word is marked in its place, and the rest stays', () => {
  const was = 'The hotel has ten rooms, and a garden by the river.';
  expect(shown(was, 'The hotel has twelve rooms, and a wide garden by the lake.')).toBe(
    'The hotel has [-ten ][+twelve ]rooms, and a [+wide ]garden by the [-river.][+lake.]',
  );
  expect(shown(was, was)).toBe(was);
  expect(shown('One.\n\nTwo.', 'One.\n\nTwo.\n\nThree.')).toBe('One.\n\n[-Two.][+Two.\n\nThree.]');
  // whatever is compared, the result contains both texts
  const changes = wordChanges('a b c d e f', 'x a c d f f') ?? [];
  const of = (not: string) =>
    changes
      .filter((one) => one.in !== not)
      .map(({ text }) => text)
      .join('');
  expect([of('is'), of('was')]).toEqual(['a b c d e f', 'x a c d f f']);
});

test('texts with little in common, and texts too long to compare, are not merged', () => {
  expect(wordChanges('Ten rooms by the river', 'Nobody knows how it began')).toBeUndefined();
  expect(wordChanges('a '.repeat(1_100), 'b '.repeat(1_100))).toBeUndefined();
});
