import { expect, test } from 'vitest';
import { hindrance } from './distribute.ts';

const ready = { version: '13.0-1', isThere: true, user: 'hills_role', others: 0, path: null };

test('what stands ready, or was tried before, has no hindrance', () => {
  expect(hindrance('hills', ready)).toBeUndefined();
  expect(hindrance('hills', { ...ready, path: 'hills, pg_temp' })).toBeUndefined();
});

test.each([
  [{ version: null }, 'has not the extension Citus'],
  [{ version: '11.3-1' }, 'This is Citus 11.3-1: schemas are distributed from 12 on'],
  [{ isThere: false }, 'start Padharo once with DATABASE_SCHEMA=hills'],
  [{ others: 3 }, '3 connections of hills_role are open: stop all processes'],
  [{ path: 'coast, pg_temp' }, 'each distributed house needs a role of its own'],
])('%o is said', (own, words) => {
  expect(hindrance('hills', { ...ready, ...own })).toContain(words);
});
