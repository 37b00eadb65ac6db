import { expect, test } from 'vitest';
import { english, translateTo } from '../../messages/translate.ts';
import { dayOf } from '../../service/core/day.ts';
import { dayInField, typedDay, typedProblem } from './typed-day.ts';

const from = dayOf('2026-11-22');

test.each([
  ['2026-12-10', '2026-12-10'],
  ['10/12/2026', '2026-12-10'],
  ['10-12-26', '2026-12-10'],
  ['10.12', '2026-12-10'],
  [' 10  dec ', '2026-12-10'],
  ['10th December 2026', '2026-12-10'],
  ['Dec 10, 2026', '2026-12-10'],
  ['December 10', '2026-12-10'],
  ['5 Sept', '2027-09-05'],
  ['22 Nov', '2026-11-22'],
  ['21 Nov', '2027-11-21'],
  ['29 feb', '2028-02-29'],
  ['1 Jan 2020', '2020-01-01'],
])('“%s” is %s', (typed, day) => {
  expect(typedDay(english, typed, from)).toBe(day);
});

test.each(['', '10', 'soon', '31/02/2027', '32 Dec', '10/13/2026', '10 Dez', '2026-02-30', '10 Dec 1820'])(
  '“%s” is not a day',
  (typed) => {
    expect(typedDay(english, typed, from)).toBeUndefined();
  },
);

test('the text in a field is parsed as the same day again', () => {
  for (const day of ['2026-11-22', '2027-09-05', '2027-11-21', '2028-03-01'] as const) {
    expect(typedDay(english, dayInField(english, dayOf(day)), from)).toBe(day);
  }
});

test('a past day is refused with a message, and so is an invalid one', () => {
  expect(typedProblem(english, '1 Jan 2020', from)).toBe(
    'Wed, 1 Jan 2020 is too early. Choose Sun, 22 Nov 2026 or later',
  );
  expect(typedProblem(english, '2026-11-21', from)).toMatch(/too early/);
  expect(typedProblem(english, 'soon', from)).toBe('Type a date such as 10 Dec 2026');
  for (const text of ['', '  ', '22 Nov 2026', '21 Nov', '2027-01-01'])
    expect(typedProblem(english, text, from)).toBeUndefined();
});

test('a page in Hindi understands both languages', () => {
  const hindi = translateTo('hi');
  for (const day of ['2026-11-22', '2027-05-03', '2027-09-05', '2028-03-01'] as const) {
    for (const t of [hindi, english]) expect(typedDay(hindi, dayInField(t, dayOf(day)), from)).toBe(day);
  }
  expect(typedDay(hindi, '3 मई 2027', from)).toBe('2027-05-03');
  // the first 4 December that is a Saturday
  expect(['शनिवार 4 दिसंबर', 'शनि, 4 दिसंबर'].map((text) => typedDay(hindi, text, from))).toEqual([
    '2027-12-04',
    '2027-12-04',
  ]);
  expect(typedDay(english, '3 मई 2027', from)).toBeUndefined();
});
