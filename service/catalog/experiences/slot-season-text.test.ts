import { expect, test } from 'vitest';
import { dayOf } from '../../core/day.ts';
import { notInSeason, seasonText } from './slot-season-text.ts';

test.each([
  [{ first: '2026-04-01', last: '2026-09-30', yearly: true }, '1 Apr to 30 Sept'],
  [{ first: '2026-10-01', last: '2027-03-31', yearly: false }, '1 Oct 2026 to 31 Mar 2027'],
  [{ first: '2026-10-01', last: null, yearly: false }, 'from 1 Oct 2026'],
  [{ first: null, last: '2027-03-31', yearly: false }, 'until 31 Mar 2027'],
])('a season as text: %s', (season, text) => expect(seasonText(season)).toBe(text));

test('the refusal names the day and every season of the time', () => {
  const summer = { first: '2026-04-01', last: '2026-06-30', yearly: true };
  const seasons = { '18:00': [summer, { first: '2026-09-01', last: '2026-09-30', yearly: true }] };
  expect(notInSeason('18:00', dayOf('2026-12-12'), seasons)).toBe(
    '18:00 is not offered on Sat, 12 Dec 2026. Its season is 1 Apr to 30 Jun and 1 Sept to 30 Sept.',
  );
});
