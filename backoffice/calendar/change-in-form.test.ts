import { expect, test } from 'vitest';
import { english } from '../../messages/translate.ts';
import { addDays, dayOf, daysBetween } from '../../service/core/day.ts';
import { readChangeForm, stockChangeIn } from './change-in-form.ts';

const read = (typed: Record<string, string | string[]>) =>
  readChangeForm(english, {
    text: (name) => [typed[name] ?? ''].flat()[0] ?? '',
    all: (name) => [typed[name] ?? []].flat(),
  });
// a Thursday
const days = daysBetween(dayOf('2026-12-10'), dayOf('2026-12-24'));
const rows = [{ sellableId: 7, slot: '' }];

test('an empty form leaves everything as it is', () => {
  expect(read({})).toMatchObject({ says: {}, season: '', percent: null, errors: {} });
});

test('each filled-in field sets its value, and ticks that were removed are not set', () => {
  const { says, errors } = read({
    price: '₹5,400',
    units: '3',
    closed: 'no',
    arrival: 'yes',
    minStay: '2',
  });
  expect([says, errors]).toEqual([{ price: 540_000, units: 3, closed: false, noArrival: false, minStay: 2 }, {}]);
  expect(read({ closed: 'unset', arrival: 'unset', unset: ['price', 'units', 'minStay'] }).says).toEqual({
    closed: null,
    noArrival: null,
    price: null,
    units: null,
    minStay: null,
  });
});

test.each([
  [{ price: 'much' }, 'price'],
  [{ units: '1.5' }, 'units'],
  [{ minStay: '0' }, 'minStay'],
  [{ minStay: '91' }, 'minStay'],
  [{ percent: '120' }, 'percent'],
  [{ percent: '120', season: 'Diwali', price: '5000' }, 'percent'],
])('%j is refused by its field', (typed, field) => {
  expect(Object.keys(read(typed).errors)).toEqual([field]);
});

test('an edit applies to the ticked weekdays, and a season to all days with its weekdays', () => {
  expect(stockChangeIn(read({ units: '0', on: ['6', '7'] }), { rows, days })).toEqual({
    edits: [{ rows, days: ['2026-12-12', '2026-12-13', '2026-12-19', '2026-12-20'], says: { units: 0 } }],
  });
  const last = addDays(dayOf('2026-12-24'), -1);
  expect(stockChangeIn(read({ percent: '120', season: 'Diwali', on: ['6'] }), { rows, days })).toEqual({
    sellables: [7],
    season: {
      name: 'Diwali',
      days: { first: days[0], last, yearly: false },
      weekdays: [6],
      price: { percent: 120 },
      units: null,
      closed: null,
      minStay: null,
      noArrival: null,
    },
  });
});
