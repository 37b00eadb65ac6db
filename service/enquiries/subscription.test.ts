import { expect, test } from 'vitest';
import { countEmail, isSubscribed } from './subscription.ts';

const now = new Date('2026-11-20T10:00:00+05:30');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const asked = (emailsThisHour: number, minutes: number) => ({
  confirmedAt: null,
  leftAt: null,
  hourBegan: minutesAgo(minutes),
  emailsThisHour,
});

test('an address gets three emails an hour, then none, and again after the hour', () => {
  expect(countEmail(asked(0, 0), now)?.emailsThisHour).toBe(1);
  expect(countEmail(asked(2, 59), now)).toEqual({ hourBegan: minutesAgo(59), emailsThisHour: 3 });
  expect(countEmail(asked(3, 59), now)).toBeUndefined();
  expect(countEmail(asked(3, 60), now)).toEqual({ hourBegan: now, emailsThisHour: 1 });
});

test('a confirmed address is subscribed until it leaves, an unconfirmed one is not', () => {
  expect(isSubscribed({ confirmedAt: null, leftAt: null })).toBe(false);
  expect(isSubscribed({ confirmedAt: now, leftAt: null })).toBe(true);
  expect(isSubscribed({ confirmedAt: minutesAgo(9), leftAt: now })).toBe(false);
});
