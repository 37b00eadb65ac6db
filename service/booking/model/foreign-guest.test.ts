import { expect, test } from 'vitest';
import { dayOf } from '../../core/day.ts';
import { type ForeignGuestField, foreignGuestFields, readForeignGuest, withHiddenNumbers } from './foreign-guest.ts';
import { openForeignGuest, sealForeignGuest } from './sealed-foreign-guest.ts';

const whole: Readonly<Record<ForeignGuestField, string>> = {
  name: ' Lena  Berg ',
  sex: 'female',
  birthDate: '29/02/1988',
  nationality: 'German',
  homeAddress: 'Kastanienallee 1, Berlin',
  passportNumber: 'xk 441-7739',
  passportExpiry: '2031-05-01',
  visaNumber: '',
  visaType: '',
  visaExpiry: '',
  arrivedFrom: 'Kathmandu, Nepal',
  arrivedInIndia: '2026-11-20',
  purpose: 'Tourism',
  nextDestination: 'Agra',
};
const read = (own: Partial<typeof whole> = {}) =>
  readForeignGuest((field) => ({ ...whole, ...own })[field], dayOf('2026-11-23'));

test('answers are tidied, and numbers of documents have no gaps', () => {
  const { guest, wrong } = read();
  expect(wrong).toEqual({});
  expect(guest).toMatchObject({ name: 'Lena Berg', passportNumber: 'XK4417739', birthDate: '1988-02-29' });
});

test('what is missing or impossible is said at its field; only a visa is optional', () => {
  const empty = readForeignGuest(() => '', dayOf('2026-11-23'));
  const optional = ['visaNumber', 'visaType', 'visaExpiry'];
  expect(Object.keys(empty.wrong)).toEqual(foreignGuestFields.filter((field) => !optional.includes(field)));
  const impossible = {
    sex: 'yes',
    birthDate: '29/02/1987',
    passportNumber: 'XK 44/1',
    visaExpiry: 'soon',
    arrivedInIndia: '2026-11-24',
  };
  expect(Object.keys(read(impossible).wrong)).toEqual(Object.keys(impossible));
});

test('they can be read with the secret of the installation alone', () => {
  const { guest } = read();
  const sealed = sealForeignGuest(guest, { secret: 'a' });
  expect(openForeignGuest(sealed, { secret: 'a' })).toEqual(guest);
  expect(openForeignGuest(sealed, { secret: 'b' })).toBeUndefined();
  expect(withHiddenNumbers(guest)).toMatchObject({ name: 'Lena Berg', passportNumber: '…7739', visaNumber: '' });
});
