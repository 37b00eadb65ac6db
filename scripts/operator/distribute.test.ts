import { expect, test } from 'vitest';
import { whyNotDistributable } from './distribute.ts';

const ready = { version: '13.0-1', isThere: true, user: 'hills_role', others: 0, path: null };

test('a prepared or partly distributed site can be distributed', () => {
  expect(whyNotDistributable('hills', ready)).toBeUndefined();
  expect(whyNotDistributable('hills', { ...ready, path: 'hills, pg_temp' })).toBeUndefined();
});

test.each([
  [{ version: null }, 'does not have the extension Citus'],
  [{ version: '12.1-1' }, 'This is Citus 12.1-1. Distributing schemas needs 13 or newer'],
  [{ isThere: false }, 'start Padharo once with DATABASE_SCHEMA=hills'],
  [{ others: 3 }, '3 connections of hills_role are open. First stop all processes'],
  [{ path: 'coast, pg_temp' }, 'Each distributed site needs a role of its own'],
])('%o gives a reason', (own, words) => {
  expect(whyNotDistributable('hills', { ...ready, ...own })).toContain(words);
});
