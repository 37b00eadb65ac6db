import { expect, test } from 'vitest';
import { notOurs, whyMissing } from './missing-data.ts';

test('an answer that is not our data is told from one that did not come', () => {
  const failed = 'Failed to fetch stays';
  expect(whyMissing(new Error('Unable to decode turbo-stream response'), failed)).toBe(notOurs);
  expect(whyMissing(new Error('No result found for routeId "routes/stays"'), failed)).toBe(notOurs);
  expect(whyMissing(new TypeError('Failed to fetch'), failed)).toBe(failed);
  expect(whyMissing(new Error('Unexpected Server Error'), failed)).toBe(failed);
  expect(whyMissing({ status: 502, data: '<html>' }, failed)).toBe(failed);
});
