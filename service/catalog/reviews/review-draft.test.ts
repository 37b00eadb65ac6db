import { expect, test } from 'vitest';
import { productReference, reviewDraft } from './review-draft.ts';

test('a valid review is trimmed', () => {
  const data = { Name: ' Asha ', Rating: 5, Comment: ' Lovely. ', stay: '12' };
  expect(reviewDraft({ data })).toEqual({
    name: 'Asha',
    rating: 5,
    comment: 'Lovely.',
    of: 'stay',
    product: { id: 12 },
    travellerType: null,
    scores: { cleanliness: null, location: null, value: null, service: null },
  });
});

test('traveller type and aspects are optional, and validated like the stars', () => {
  const good = { Name: 'Asha', Rating: 5, Comment: 'Lovely.', stay: 1 };
  const said = { ...good, travellerType: 'family', cleanliness: 5, value: 1, service: null };
  expect(reviewDraft({ data: said })).toMatchObject({
    travellerType: 'family',
    scores: { cleanliness: 5, location: null, value: 1, service: null },
  });
  const refused = (more: object) => () => reviewDraft({ data: { ...good, ...more } });
  expect(refused({ travellerType: 'toString' })).toThrow('travellerType must be one of: solo, couple,');
  expect(refused({ location: 6 })).toThrow('location must be less than or equal to 5');
  expect(refused({ service: '5' })).toThrow('service must be a number');
  expect(refused({ cleanliness: 0, value: 1.5 })).toThrow('2 errors occurred');
});

test('texts at the length limit are allowed', () => {
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
])('%j names no product', (raw) => {
  expect(productReference(raw)).toBeUndefined();
});

test.each(['stay', 'attraction', 'tourPackage', 'carRental'])('a review may be of one %s', (of) => {
  const data = { Name: 'Asha', Rating: 5, Comment: 'Lovely.', [of]: { connect: ['abc'] } };
  expect(reviewDraft({ data })).toMatchObject({ of, product: { documentId: 'abc' } });
});

test('a review is of one product, and the error names the second field', () => {
  const data = { Name: 'Asha', Rating: 5, Comment: 'Lovely.' };
  expect(() => reviewDraft({ data: { ...data, stay: 1, carRental: 2 } })).toThrow('not of stay and carRental');
  expect(() => reviewDraft({ data: { ...data, carRental: {} } })).toThrow('carRental must be defined.');
});
