import { expect, test } from 'vitest';
import { countLetter, isSubscribed } from './subscription.ts';

const now = new Date('2026-11-20T10:00:00+05:30');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const asked = (lettersThisHour: number, minutes: number) => ({
  confirmedAt: null,
  leftAt: null,
  hourBegan: minutesAgo(minutes),
  lettersThisHour,
});

test('an address gets three letters an hour, then none, and again after the hour', () => {
  expect(countLetter(asked(0, 0), now)?.lettersThisHour).toBe(1);
  expect(countLetter(asked(2, 59), now)).toEqual({ hourBegan: minutesAgo(59), lettersThisHour: 3 });
  expect(countLetter(asked(3, 59), now)).toBeUndefined();
  expect(countLetter(asked(3, 60), now)).toEqual({ hourBegan: now, lettersThisHour: 1 });
});

test('who confirmed is subscribed until he leaves, and who never confirmed is not', () => {
  expect(isSubscribed({ confirmedAt: null, leftAt: null })).toBe(false);
  expect(isSubscribed({ confirmedAt: now, leftAt: null })).toBe(true);
  expect(isSubscribed({ confirmedAt: minutesAgo(9), leftAt: now })).toBe(false);
});
