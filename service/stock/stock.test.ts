import { expect, test } from 'vitest';
import { dayOf } from '../core/day.ts';
import {
  type AllottedDay,
  allotmentRuns,
  beyondHolds,
  isEnough,
  keyOf,
  type Stock,
  unitsFree,
  withoutHolds,
} from './stock.ts';

const key = { sellableId: 7, day: dayOf('2026-12-12'), slot: '' };
const stock = (change: Partial<Stock> = {}): Stock => ({
  capacity: 3,
  taken: 1,
  price: null,
  closed: false,
  ...change,
});
const of = (one: Stock) => new Map([[keyOf(key), one]]);

test('free units are capacity less taken, none on a closed day, and the ordinary units without a row', () => {
  expect(unitsFree(stock(), 9)).toBe(2);
  expect(unitsFree(stock({ closed: true }), 9)).toBe(0);
  expect(unitsFree(stock({ capacity: 0 }), 9), 'more taken than there is').toBe(0);
  expect(unitsFree(undefined, 9)).toBe(9);
});

test('two lines of the same stock are taken together or not at all', () => {
  const takes = [1, 1].map((units, lineId) => ({ ...key, lineId, units }));
  expect(isEnough(takes, of(stock()))).toBe(true);
  expect(isEnough(takes, of(stock({ taken: 2 })))).toBe(false);
  expect(isEnough(takes, of(stock({ closed: true })))).toBe(false);
});

test('stock that is not locked is never enough', () => {
  expect(isEnough([{ ...key, lineId: 0, units: 1 }], new Map())).toBe(false);
});

test('stock of another product, day or time is separate, and all of it must be available', () => {
  const others = [
    { ...key, sellableId: 8 },
    { ...key, day: dayOf('2026-12-13') },
    { ...key, slot: '07:00' },
  ];
  const takes = [key, ...others].map((one, lineId) => ({ ...one, lineId, units: 2 }));
  const rows = takes.map((one): [string, Stock] => [keyOf(one), stock()]);
  expect(isEnough(takes, new Map(rows))).toBe(true);
  for (const missing of others.map(keyOf))
    expect(isEnough(takes, new Map(rows).set(missing, stock({ taken: 2 })))).toBe(false);
});

test('released units are free, and no others', () => {
  const other = { ...key, slot: '07:00' };
  const rows = new Map([
    [keyOf(key), stock({ taken: 3 })],
    [keyOf(other), stock({ taken: 3 })],
  ]);
  const left = withoutHolds(rows, [
    { ...key, lineId: 1, units: 1 },
    { ...key, lineId: 2, units: 1 },
  ]);
  expect([left.get(keyOf(key))?.taken, left.get(keyOf(other))?.taken]).toEqual([1, 3]);
});

test('units already held are not taken again, only those beyond them', () => {
  const next = { ...key, day: dayOf('2026-12-13') };
  const held = [{ ...key, lineId: 1, units: 2 }];
  const takes = [
    { ...key, lineId: 2, units: 1 },
    { ...key, lineId: 3, units: 3 },
    { ...next, lineId: 3, units: 3 },
  ];
  expect(beyondHolds(takes, held)).toEqual([
    { ...key, lineId: 3, units: 2 },
    { ...next, lineId: 3, units: 3 },
  ]);
  expect(beyondHolds(takes, [])).toEqual(takes);
});

test('turnaround days after the last day must have free units, but may be closed', () => {
  const on = (day: string) => ({ ...key, day: dayOf(day) });
  const [first, last, rest] = ['2026-12-12', '2026-12-13', '2026-12-14'].map(on) as [
    typeof key,
    typeof key,
    typeof key,
  ];
  const takes = [last, first].map((one) => ({ ...one, lineId: 0, units: 1 }));
  const rows = (own: Partial<Stock>) =>
    new Map([first, last, rest].map((one) => [keyOf(one), stock({ turnaround: 1, ...(one === rest && own) })]));
  expect(isEnough(takes, rows({}))).toBe(true);
  expect(isEnough(takes, rows({ closed: true }))).toBe(true);
  expect(isEnough(takes, rows({ taken: 3 }))).toBe(false);
  expect(isEnough([...takes, { ...rest, lineId: 1, units: 2 }], rows({})), 'two of them are there').toBe(false);
  expect(isEnough([...takes, { ...rest, lineId: 1, units: 1 }], rows({ closed: true }))).toBe(false);
});

const at = (day: string, own: Partial<AllottedDay> = {}): AllottedDay => ({
  day: dayOf(day),
  slot: '',
  units: 5,
  price: null,
  closed: false,
  minStay: null,
  noArrival: null,
  ...own,
});

test('consecutive days with the same offer form one run, and every difference starts another', () => {
  const days = [
    at('2027-01-01'),
    at('2027-01-02'),
    at('2027-01-03', { price: 600_000 }),
    at('2027-01-04', { price: 600_000, closed: true }),
    at('2027-01-01', { slot: '07:00' }),
    at('2027-01-02', { slot: '07:00' }),
  ];
  const noOverride = { minStay: null, noArrival: null };
  expect(allotmentRuns(days)).toEqual([
    { from: '2027-01-01', last: '2027-01-02', slot: '', units: 5, price: null, closed: false, ...noOverride },
    { from: '2027-01-03', last: '2027-01-03', slot: '', units: 5, price: 600_000, closed: false, ...noOverride },
    { from: '2027-01-04', last: '2027-01-04', slot: '', units: 5, price: 600_000, closed: true, ...noOverride },
    { from: '2027-01-01', last: '2027-01-02', slot: '07:00', units: 5, price: null, closed: false, ...noOverride },
  ]);
  expect(allotmentRuns([at('2027-01-01', { slot: '07:00' }), at('2027-01-01', { slot: '09:30' })])).toHaveLength(2);
  expect(allotmentRuns([at('2027-01-01'), at('2027-01-02', { units: 4 })])).toHaveLength(2);
  expect(allotmentRuns([at('2027-01-01'), at('2027-01-02', { minStay: 2 })])).toHaveLength(2);
  expect(allotmentRuns([at('2027-01-01'), at('2027-01-02', { noArrival: true })])).toHaveLength(2);
  expect(allotmentRuns([])).toEqual([]);
});
