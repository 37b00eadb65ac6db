import { expect, test } from 'vitest';
import { errorsAccountsTexts } from '../../messages/en/errors/accounts.ts';
import { english, textIn } from '../../messages/translate.ts';
import { ApiError } from '../device/api.ts';
import { refusedFields } from './refused-fields.ts';

const refused = (message: string, details: unknown = {}) => new ApiError(400, 'ValidationError', message, details);
const finding = (path: string, message: string) => ({ path: [path], message, name: 'ValidationError' });

test('errors of the server that name a field are shown by that field', () => {
  const errors = [
    finding('username', 'username must be one line of text'),
    finding('phone', 'phone must be a valid phone number'),
  ];
  expect(refusedFields(english, refused('2 errors occurred', { errors }))).toEqual({
    fullName: 'username must be one line of text',
    phone: 'phone must be a valid phone number',
  });
});

test.each([
  ['Email or Username are already taken', 'email'],
  ['This password is too common', 'password'],
  ['email must be a valid email', 'email'],
  ['The provided current password is invalid', 'currentPassword'],
  ['Your new password must be different than your current password', 'password'],
  ['dateOfBirth must be a day in the past, as YYYY-MM-DD', 'birthYear'],
])('%s is shown by the %s', (message, field) => {
  expect(refusedFields(english, refused(message))).toEqual({ [field]: message });
});

test('an error without a field, or of another kind, is shown by no field', () => {
  expect(refusedFields(english, refused('Incorrect code provided'))).toEqual({});
  expect(
    refusedFields(english, refused('Incorrect code provided', { errors: [finding('code', 'x'), null, 'x'] })),
  ).toEqual({});
  expect(refusedFields(english, new ApiError(429, 'RateLimitError', 'email'))).toEqual({});
  expect(refusedFields(english, new Error('email'))).toEqual({});
});

test('a message in the language of the page is about the same field as in English', () => {
  const hindi = textIn('hi');
  for (const [message, field] of [
    [errorsAccountsTexts.taken, 'email'],
    [errorsAccountsTexts.currentPasswordWrong, 'currentPassword'],
  ] as const) {
    for (const t of [hindi, english]) expect(refusedFields(t, refused(t(message)))).toEqual({ [field]: t(message) });
  }
});
