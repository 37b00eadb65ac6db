import { describe, expect, test } from 'vitest';
import { fieldRulesTexts } from '../../messages/en/field-rules.ts';
import { resetPasswordTexts } from '../../messages/en/reset-password.ts';
import { english } from '../../messages/translate.ts';
import { ApiError } from '../device/api.ts';
import { forgotProblem, isGoodNews, loginProblem, registerProblem, resetProblem } from './account-texts.ts';

const refused = (status: number, message: string) => new ApiError(status, 'E', message);

describe('messages of a failed form', () => {
  test('login: a wrong password, a generic failure, a temporary one', () => {
    expect(loginProblem(english, refused(400, 'Invalid identifier or password'))).toBe(
      'Invalid email or password. Please check your credentials and try again.',
    );
    expect(loginProblem(english, refused(500, 'Internal Server Error'))).toBe(
      'Login failed. Please check your email and password.',
    );
    expect(loginProblem(english, new Error('x'))).toBe('Login failed. Please check your email and password.');
    expect(loginProblem(english, refused(429, ''))).toBe('Too many requests, please try again later.');
    const blocked = 'Your account has been blocked by an administrator';
    expect(loginProblem(english, new ApiError(400, 'ApplicationError', blocked))).toBe(blocked);
    expect(loginProblem(english, refused(0, 'Network error. Please try again.'))).toBe(
      'Network error. Please try again.',
    );
  });
  test('register: the server’s message or the fallback', () => {
    expect(registerProblem(english, refused(400, 'Email or Username are already taken'))).toBe(
      'Email or Username are already taken',
    );
    expect(registerProblem(english, refused(500, ''))).toBe('Registration failed');
  });
  test('forgot: the server’s message, the status, the network', () => {
    expect(forgotProblem(english, refused(400, 'email must be a valid email'))).toBe('email must be a valid email');
    expect(forgotProblem(english, refused(502, ''))).toBe('Failed to send email (502)');
    expect(forgotProblem(english, refused(0, 'x'))).toBe('Network error. Please try again.');
  });
  test('reset: the server’s message, the fallback, the network', () => {
    expect(resetProblem(english, refused(400, 'Incorrect code provided'))).toBe('Incorrect code provided');
    expect(resetProblem(english, refused(500, ''))).toBe('Reset failed');
    expect(resetProblem(english, refused(0, 'x'))).toBe('Something went wrong.');
  });
  test('only success messages of the reset page look like success', () => {
    expect(
      [
        english(resetPasswordTexts.updated),
        english(resetPasswordTexts.noCode),
        english(fieldRulesTexts.passwordsDiffer),
      ].map(isGoodNews),
    ).toEqual([true, false, false]);
  });
});
