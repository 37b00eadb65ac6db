import { expect, test } from 'vitest';
import { english } from '../../messages/translate.ts';
import { dayOf } from '../core/day.ts';
import { notInSeason, outOfSeason, type SlotSeason, seasonText } from './slot-season.ts';

const season = (first: string | null, last: string | null, yearly = false): SlotSeason => ({ first, last, yearly });
const offered = (days: readonly string[], ...seasons: SlotSeason[]) =>
  days.filter((day) => !outOfSeason({ '18:00': seasons }, '18:00', dayOf(day)));

test('a time without seasons is offered on every day', () => {
  expect(outOfSeason(null, '18:00', dayOf('2026-12-12'))).toBe(false);
  expect(outOfSeason({ '16:30': [season('2026-01-01', '2026-01-02')] }, '18:00', dayOf('2026-12-12'))).toBe(false);
});

test('a season of one period includes both days, and may begin or end open', () => {
  const days = ['2026-03-31', '2026-04-01', '2026-09-30', '2026-10-01', '2027-04-01'];
  expect(offered(days, season('2026-04-01', '2026-09-30'))).toEqual(['2026-04-01', '2026-09-30']);
  expect(offered(days, season('2026-10-01', null))).toEqual(['2026-10-01', '2027-04-01']);
  expect(offered(days, season(null, '2026-04-01'))).toEqual(['2026-03-31', '2026-04-01']);
});

test('a yearly season is the same dates in every year, also across New Year', () => {
  const days = ['2026-03-31', '2026-04-01', '2030-09-30', '2030-10-01', '2028-02-29'];
  expect(offered(days, season('2026-04-01', '2026-09-30', true))).toEqual(['2026-04-01', '2030-09-30']);
  expect(offered(days, season('2026-10-01', '2027-03-31', true))).toEqual(['2026-03-31', '2030-10-01', '2028-02-29']);
});

test('a time with two seasons is offered in both', () => {
  const days = ['2026-05-01', '2026-07-01', '2026-11-01'];
  const both = [season('2026-04-01', '2026-05-31', true), season('2026-11-01', '2026-11-01')];
  expect(offered(days, ...both)).toEqual(['2026-05-01', '2026-11-01']);
});

test.each([
  [{ first: '2026-04-01', last: '2026-09-30', yearly: true }, '1 Apr to 30 Sept'],
  [{ first: '2026-10-01', last: '2027-03-31', yearly: false }, '1 Oct 2026 to 31 Mar 2027'],
  [{ first: '2026-10-01', last: null, yearly: false }, 'from 1 Oct 2026'],
  [{ first: null, last: '2027-03-31', yearly: false }, 'until 31 Mar 2027'],
])('a season as text: %s', (season, text) => expect(seasonText(english, season)).toBe(text));

test('the refusal names the day and every season of the time', () => {
  const summer = { first: '2026-04-01', last: '2026-06-30', yearly: true };
  const seasons = { '18:00': [summer, { first: '2026-09-01', last: '2026-09-30', yearly: true }] };
  expect(notInSeason(english, '18:00', dayOf('2026-12-12'), seasons)).toBe(
    '18:00 is not offered on Sat, 12 Dec 2026. Its season is 1 Apr to 30 Jun and 1 Sept to 30 Sept.',
  );
});
