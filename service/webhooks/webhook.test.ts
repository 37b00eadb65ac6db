import { expect, test } from 'vitest';
import { reasonToDisable } from './webhook.ts';

const now = new Date('2026-11-20T10:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const failing = { since: hoursAgo(24), failures: 10, responseStatus: 500 };

test('a receiver that has failed for a day, ten times, is disabled', () => {
  expect(reasonToDisable(failing, now)).toBe('All deliveries have failed for a day');
});

test('a receiver that failed often in a short time, or seldom in a long one, gets another try', () => {
  expect(reasonToDisable({ ...failing, since: hoursAgo(23.9), failures: 1000 }, now)).toBeUndefined();
  expect(reasonToDisable({ ...failing, since: hoursAgo(300), failures: 9 }, now)).toBeUndefined();
});

test('a receiver that answers 410 is disabled at once', () => {
  expect(reasonToDisable({ since: now, failures: 1, responseStatus: 410 }, now)).toMatch(/gone/);
});
