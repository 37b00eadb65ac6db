import { expect, test } from 'vitest';
import { english } from '../../messages/translate.ts';
import { birthParts, readBirthday } from './birthday.ts';

const today = '2026-11-20';
const read = (birthDay: string, birthMonth: string, birthYear: string) =>
  readBirthday(english, { birthDay, birthMonth, birthYear }, today);

test('three fields make one day, and a day fills three fields', () => {
  expect(read('28', '2', '1961')).toEqual({ day: '1961-02-28' });
  expect(read(' 5 ', '11', '2000')).toEqual({ day: '2000-11-05' });
  expect(birthParts('2000-11-05')).toEqual({ birthDay: '5', birthMonth: '11', birthYear: '2000' });
  expect(birthParts('1961-02-28')).toEqual({ birthDay: '28', birthMonth: '2', birthYear: '1961' });
});

test('a birthday is optional, and one that was emptied is cleared', () => {
  expect(read('', '', ' ')).toEqual({ day: '' });
  expect(readBirthday(english, {}, today)).toEqual({ day: '' });
  expect(birthParts('')).toEqual({ birthDay: '', birthMonth: '', birthYear: '' });
  expect(birthParts('soon')).toEqual({ birthDay: '', birthMonth: '', birthYear: '' });
});

test.each([
  [['', '2', '1961'], 'birthDay', 'Please enter the day of the month, such as 28.'],
  [['second', '2', '1961'], 'birthDay', 'Please enter the day of the month, such as 28.'],
  [['28', '', '1961'], 'birthMonth', 'Please choose the month.'],
  [['28', '2', '61'], 'birthYear', 'Please enter the year with four digits, such as 1985.'],
  [['28', '2', ''], 'birthYear', 'Please enter the year with four digits, such as 1985.'],
  [['28', '2', '1861'], 'birthYear', 'Please enter a year from 1900 onwards.'],
  [['28', '2', '0000'], 'birthYear', 'Please enter a year from 1900 onwards.'],
  [['29', '2', '1961'], 'birthDay', 'February 1961 has no day 29.'],
  [['0', '2', '1961'], 'birthDay', 'February 1961 has no day 0.'],
  [['20', '11', '2026'], 'birthYear', 'Please enter a day in the past.'],
  [['1', '1', '2999'], 'birthYear', 'Please enter a day in the past.'],
] as const)('%j: the %s is wrong', ([day, month, year], field, words) => {
  expect(read(day, month, year)).toEqual({ wrong: [field, words] });
});

test('yesterday is in the past, and a leap day exists', () => {
  expect(read('19', '11', '2026')).toEqual({ day: '2026-11-19' });
  expect(read('29', '2', '2000')).toEqual({ day: '2000-02-29' });
});
