import { expect, test } from 'vitest';
import { english } from '../../messages/translate.ts';
import { dayOf } from '../core/day.ts';
import { paiseOf } from '../core/money.ts';
import { covers, resolveDay, type Season, seasonProblem, weekdays } from './season.ts';

const season = (own: Partial<Season>): Season => ({
  name: 'Some',
  days: null,
  weekdays,
  price: null,
  minStay: null,
  noArrival: null,
  units: null,
  closed: null,
  ...own,
});
const span = (first: string, last: string, yearly = false) => ({ first: dayOf(first), last: dayOf(last), yearly });
const noOverride = { units: null, price: null, closed: null, minStay: null, noArrival: null };
// a Saturday
const day = dayOf('2026-12-12');
const ordinary = { units: 5, price: paiseOf(400_000) };
const resolved = (seasons: readonly Season[], own?: Parameters<typeof resolveDay>[1]['own']) =>
  resolveDay(day, { ordinary, seasons, own });

test('a day without settings is ordinary', () => {
  expect(resolved([])).toEqual({ units: 5, price: 400_000, closed: false, minStay: 1, noArrival: false });
});

test('the day itself takes precedence over a season, the shorter season over the longer, the later over the earlier, and all over a weekly pattern', () => {
  const at = (amount: number, own: Partial<Season> = {}) => season({ price: { amount: paiseOf(amount) }, ...own });
  const week = at(1);
  const wide = at(2, { days: span('2026-12-01', '2026-12-31') });
  const narrow = at(3, { days: span('2026-12-12', '2026-12-13') });
  const later = at(4, { days: span('2026-12-11', '2026-12-12') });
  expect(resolved([week]).price).toBe(1);
  expect(resolved([at(9), week]).price, 'of two weekly patterns the later').toBe(1);
  expect(resolved([wide, week]).price).toBe(2);
  expect(resolved([narrow, wide, week]).price).toBe(3);
  expect(resolved([narrow, later, wide, week]).price).toBe(4);
  expect(resolved([later, narrow, wide, week]).price).toBe(3);
  expect(resolved([narrow], { ...noOverride, price: paiseOf(5) }).price).toBe(5);
});

test('each value comes from the first level that sets it', () => {
  const closes = season({ days: span('2026-12-01', '2026-12-31'), closed: true, units: 2, minStay: 3 });
  const opens = season({ days: span('2026-12-12', '2026-12-12'), closed: false, noArrival: true });
  const week = season({ price: { percent: 150 }, noArrival: false });
  expect(resolved([closes, opens, week])).toEqual({
    units: 2,
    price: 600_000,
    closed: false,
    minStay: 3,
    noArrival: true,
  });
  expect(resolved([closes], { ...noOverride, units: 9, closed: false })).toMatchObject({ units: 9, closed: false });
  expect(resolved([closes, opens], { ...noOverride, minStay: 1, noArrival: false })).toMatchObject({
    minStay: 1,
    noArrival: false,
  });
  expect(resolved([opens], { ...noOverride, units: 0, closed: true })).toMatchObject({ units: 0, closed: true });
});

test('a time out of its season is closed, unless the day itself opens it', () => {
  const opens = season({ days: span('2026-12-01', '2026-12-31'), closed: false });
  const out = (own?: Parameters<typeof resolveDay>[1]['own']) =>
    resolveDay(day, { ordinary, seasons: [opens], own, isOut: true }).closed;
  expect([out(), out({ ...noOverride, units: 3 }), out({ ...noOverride, closed: false })]).toEqual([true, true, false]);
});

test('a season covers its days, both included, on its weekdays; a yearly one in every year and over New Year', () => {
  const on = (text: string, own: Partial<Season>) => covers(season(own), dayOf(text));
  const winter = { days: span('2026-11-15', '2026-12-12') };
  expect(['2026-11-14', '2026-11-15', '2026-12-12', '2026-12-13'].map((one) => on(one, winter))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  const yearly = { days: span('2020-11-15', '2021-03-01', true) };
  expect(
    ['2026-11-14', '2026-11-15', '2027-02-28', '2028-02-29', '2027-03-01', '2027-03-02'].map((one) => on(one, yearly)),
  ).toEqual([false, true, true, true, true, false]);
  const summer = { days: span('2020-05-01', '2020-10-31', true) };
  expect(['2031-04-30', '2031-05-01', '2031-10-31', '2031-11-01'].map((one) => on(one, summer))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(['2026-12-12', '2026-12-13', '2026-12-14'].map((one) => on(one, { weekdays: [6, 7] }))).toEqual([
    true,
    true,
    false,
  ]);
});

test.each<[string, Partial<Season>]>([
  ['no name', { name: ' ' }],
  ['an end before its beginning', { days: span('2026-12-12', '2026-12-11') }],
  ['more than a year every year', { days: span('2026-01-01', '2027-01-05', true) }],
  ['no weekday', { weekdays: [] }],
  ['no per cent', { price: { percent: 0 } }],
  ['half a night', { minStay: 1.5 }],
  ['less than nothing', { units: -1 }],
  ['nothing said', { closed: null }],
])('a season with %s is invalid', (_name, own) => {
  expect(seasonProblem(season({ closed: true }))).toBeUndefined();
  const problem = seasonProblem(season({ closed: true, ...own }));
  expect(problem && english.of(problem)).toBeTypeOf('string');
});
