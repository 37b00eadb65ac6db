import { expect, test } from 'vitest';
import { cancellationTerms } from './cancellation-terms.ts';

const starts = new Date('2026-12-12T14:00:00+05:30');
const day = 24 * 3_600_000;
const at = (milliseconds: number) => new Date(starts.getTime() + milliseconds);
const terms = (now: Date, free = true) => cancellationTerms({ free, starts, start: 'check-in' }, now);

test('cancelling is free until 24 hours before it begins', () => {
  expect(terms(at(-day - 1))).toEqual({
    freeUntil: '2026-12-11T08:30:00.000Z',
    schedule: [{ until: '2026-12-11T08:30:00.000Z', percent: 100 }],
    text: 'Free cancellation until 11 Dec 2026, 2:00 pm',
  });
});

test('from then on it is not, and the terms say so', () => {
  const ended = { freeUntil: null, schedule: [], text: 'Free cancellation has ended for this check-in' };
  expect([terms(at(-day)), terms(at(-1)), terms(at(day))]).toEqual([ended, ended, ended]);
});

test('it never is where the product does not say so', () => {
  expect(terms(at(-9 * day), false)).toEqual({
    freeUntil: null,
    schedule: [],
    text: 'This booking cannot be cancelled for a refund',
  });
});
