import { expect, test } from 'vitest';
import { addDays, dayOf, daysBetween } from '../core/day.ts';
import { paiseOf } from '../core/money.ts';
import { type Season, weekdays } from './season.ts';
import {
  calculateChange,
  changedRuns,
  daysInChange,
  type StockChange,
  sizeOf,
  undersold,
  withSeason,
} from './stock-change.ts';

const first = dayOf('2026-12-10');
const days = daysBetween(first, addDays(first, 4));
const rows = [
  { sellableId: 1, slot: '' },
  { sellableId: 2, slot: '07:00' },
];
const ordinary = { units: 5, price: paiseOf(400_000) };
const noOverride = { units: null, price: null, closed: null, minStay: null, noArrival: null };
const season = (own: Partial<Season>): Season & { days: NonNullable<Season['days']> } => ({
  ...noOverride,
  name: 'Diwali',
  weekdays,
  ...own,
  days: own.days ?? { first, last: addDays(first, 3), yearly: false },
});
const calculate = (change: StockChange, taken: Readonly<Record<string, number>> = {}) =>
  calculateChange(change, {
    sellables: new Map([
      [1, { ordinary, slots: [''], slotSeasons: null }],
      [2, { ordinary, slots: ['07:00', '14:00'], slotSeasons: null }],
    ]),
    seasons: new Map(),
    days: new Map(Object.entries(taken).map(([key, taken]) => [key, { own: noOverride, taken }])),
  });

test('of two edits of a day, each value comes from the later one', () => {
  const named = daysInChange(
    {
      edits: [
        { rows, days, says: { units: 3, closed: true } },
        { rows: rows.slice(0, 1), days: days.slice(0, 1), says: { closed: false } },
      ],
    },
    () => [],
  );
  expect(named.size).toBe(8);
  expect(named.get(`1 ${first} `)?.says).toEqual({ units: 3, closed: false });
  expect(named.get(`2 ${first} 07:00`)?.says).toEqual({ units: 3, closed: true });
});

test('changes are listed as runs of consecutive days with the same change, without the days that stay as they are', () => {
  const change = {
    edits: [
      { rows, days, says: { closed: true } },
      { rows: rows.slice(0, 1), days: days.slice(2, 3), says: { units: 3 } },
      { rows: rows.slice(1), days, says: { closed: null } },
    ],
  };
  const runs = changedRuns(calculate(change));
  expect(runs.map(({ sellableId, from, last }) => [sellableId, from, last])).toEqual([
    [1, days[0], days[1]],
    [1, days[2], days[2]],
    [1, days[3], days[3]],
  ]);
  expect(runs[1]).toMatchObject({
    before: { units: 5, closed: false },
    after: { units: 3, closed: true },
    quiet: false,
  });
  const [quiet] = changedRuns(calculate({ edits: [{ rows, days, says: { closed: false } }] }));
  expect(quiet).toMatchObject({ last: days[3], quiet: true });
});

test('a season changes every time of its sellables on its weekdays, and its size is known in advance', () => {
  // a Saturday
  const change = { sellables: [1, 2], season: season({ price: { percent: 150 }, weekdays: [6] }) };
  const { after } = calculate(change);
  expect(after.map(({ sellableId, slot, day }) => `${sellableId} ${slot} ${day}`)).toEqual([
    '1  2026-12-12',
    '2 07:00 2026-12-12',
    '2 14:00 2026-12-12',
  ]);
  expect(after[0]?.offered.price).toBe(600_000);
  expect(sizeOf(change)).toBe(2);
  expect(sizeOf({ edits: [{ rows, days, says: {} }] })).toBe(8);
});

test('a day that would offer fewer units than are taken is found, for edits of days and for seasons', () => {
  const taken = { [`1 ${days[1]} `]: 2 };
  const fewer = { edits: [{ rows: rows.slice(0, 1), days, says: { units: 1 } }] };
  expect(undersold(calculate(fewer, taken).after).map(({ day }) => day)).toEqual([days[1]]);
  const none = { sellables: [1], season: season({ units: 0 }) };
  expect(undersold(calculate(none, taken).after).map(({ day }) => day)).toEqual([days[1]]);
  expect(undersold(calculate({ edits: [{ rows, days, says: { units: 2 } }] }, taken).after)).toEqual([]);
});

test('a season replaces the one with the same name and days, and no other', () => {
  const other = season({ name: 'Week', units: 1 });
  const elsewhere = season({ days: { first: addDays(first, 9), last: addDays(first, 9), yearly: false } });
  const [old, next] = [season({ units: 2 }), season({ units: 3 })];
  expect(withSeason([old, other, elsewhere], next)).toEqual([other, elsewhere, next]);
});
