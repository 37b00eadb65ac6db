import { expect, test } from 'vitest';
import { reviewDraft, stayReference } from './review-draft.ts';

test('a good review is trimmed', () => {
  const data = { Name: ' Asha ', Rating: 5, Comment: ' Lovely. ', stay: '12' };
  expect(reviewDraft({ data })).toEqual({ name: 'Asha', rating: 5, comment: 'Lovely.', stay: { id: 12 } });
});

test('the limits of the texts are allowed', () => {
  const data = { Name: 'x'.repeat(120), Rating: 1, Comment: 'x'.repeat(4_000), stay: 1 };
  expect(reviewDraft({ data }).comment).toHaveLength(4_000);
});

test.each([
  [undefined],
  [null],
  [''],
  [true],
  [1.5],
  [{}],
  [[]],
  [[1, 2]],
  [{ connect: [] }],
  [{ id: { id: { id: 1 } } }],
])('%j names no stay', (raw) => {
  expect(stayReference(raw)).toBeUndefined();
});
