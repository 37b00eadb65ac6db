import { expect, test } from 'vitest';
import { english } from '../../messages/translate.ts';
import { birthdayText, initials, profileChanges, profileValues } from './profile.ts';

const user = { id: 1, documentId: 'a', username: 'Asha Verma', email: 'asha@example.in', confirmed: true };
const before = profileValues({ ...user, phone: '98765 43210', address: '12, Lake Road\nPune' });

test('unknown values are empty in the form', () => {
  expect(before).toEqual({
    fullName: 'Asha Verma',
    phone: '98765 43210',
    dateOfBirth: '',
    address: '12, Lake Road\nPune',
  });
});

test('only changed values are sent, and emptied ones are cleared', () => {
  expect(profileChanges(before, before)).toEqual({});
  expect(profileChanges(before, { ...before, fullName: ' Asha Verma ', address: '12, Lake Road\r\nPune ' })).toEqual(
    {},
  );
  expect(profileChanges(before, { fullName: 'Asha', phone: ' ', dateOfBirth: '1961-02-28', address: 'Pune' })).toEqual({
    username: 'Asha',
    phone: null,
    dateOfBirth: '1961-02-28',
    address: 'Pune',
  });
});

test('a birthday is the same day in every time zone', () => {
  expect(birthdayText(english, '1961-02-28')).toBe('28 February 1961');
  expect(birthdayText(english, 'soon')).toBe('soon');
});

test.each([
  ['Asha Verma', 'AV'],
  ['  asha  rani verma ', 'AV'],
  ['Asha', 'A'],
  ['आशा वर्मा', 'आव'],
  ['', ''],
])('the initials of %j are %j', (name, emails) => {
  expect(initials(name)).toBe(emails);
});
