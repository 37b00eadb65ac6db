import { expect, test } from 'vitest';
import { english } from '../../messages/translate.ts';
import { isUnanswered, whyMissing } from './use-query.ts';

test('an answer that is not our data is distinguished from no answer', () => {
  const failed = 'Failed to fetch stays';
  expect(whyMissing(english, new Error('Unable to decode turbo-stream response'), failed)).toBe(
    'Invalid data structure received from API',
  );
  expect(whyMissing(english, new Error('No result found for routeId "routes/stays"'), failed)).toBe(
    'Invalid data structure received from API',
  );
  expect(whyMissing(english, new TypeError('Failed to fetch'), failed)).toBe(failed);
  expect(whyMissing(english, new Error('Unexpected Server Error'), failed)).toBe(failed);
  expect(whyMissing(english, { status: 502, data: '<html>' }, failed)).toBe(failed);
});

test('a request that was stopped or reached no one is distinguished from an answer', () => {
  expect(isUnanswered(new TypeError('Failed to fetch'))).toBe(true);
  expect(isUnanswered(new DOMException('The user aborted a request.', 'AbortError'))).toBe(true);
  expect(isUnanswered(new Error('Unexpected Server Error'))).toBe(false);
  expect(isUnanswered({ status: 500 })).toBe(false);
});
