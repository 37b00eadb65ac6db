import { expect, test } from 'vitest';
import { costs } from '../../service/platform/load/work-limits.ts';
import { costOf } from './page-request.ts';

test('what is free for a trip costs as many pages as searches, of which there are six at most', () => {
  const address = (gaps: number) => `/hi/trip-ideas?${'gap=x&'.repeat(gaps)}`;
  expect([0, 1, 4, 6, 900].map((gaps) => costOf(address(gaps)) / costs.page)).toEqual([1, 1, 4, 6, 6]);
});
