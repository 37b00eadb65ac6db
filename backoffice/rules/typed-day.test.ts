import { expect, test } from 'vitest';
import { dayOf } from '../../service/core/day.ts';
import { nextWeekend, readTypedDay } from './typed-day.ts';

const friday = dayOf('2026-11-20');

test.each([
  ['24 Dec', '2026-12-24'],
  ['24 december', '2026-12-24'],
  ['2 Jan', '2027-01-02'],
  ['20 Nov', '2026-11-20'],
  ['19 Nov', '2027-11-19'],
  ['1st Sept 2027', '2027-09-01'],
  ['Thu, 24 Dec 2026', '2026-12-24'],
  [' 24  Dec  2026 ', '2026-12-24'],
  ['24/12', '2026-12-24'],
  ['24/12/2026', '2026-12-24'],
  ['24.12.2026', '2026-12-24'],
  ['2026-12-24', '2026-12-24'],
  ['29 Feb', '2028-02-29'],
  ['31 Nov', undefined],
  ['24/13', undefined],
  ['24 Xyz', undefined],
  ['Christmas', undefined],
  ['', undefined],
])('%j is %s', (typed, day) => {
  expect(readTypedDay(typed, friday)).toBe(day);
});

test('the next weekend is Saturday and Sunday, on a weekend those of the week after', () => {
  const of = (today: string) => nextWeekend(dayOf(today)).first;
  expect(nextWeekend(friday)).toEqual({ first: '2026-11-21', last: '2026-11-22' });
  expect(['2026-11-16', '2026-11-21', '2026-11-22'].map(of)).toEqual(['2026-11-21', '2026-11-28', '2026-11-28']);
});
