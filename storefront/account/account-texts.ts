import { resetPasswordTexts } from '../../messages/en/reset-password.ts';
import { signInTexts } from '../../messages/en/sign-in.ts';
import type { Translate } from '../../messages/translate.ts';
import { ApiError } from '../device/api.ts';

/** The specified messages for failures (ACCOUNT-3, ACCOUNT-4, ACCOUNT-10, ACCOUNT-11). */

function isPassing(error: ApiError): boolean {
  return error.status === 0 || error.status === 429 || error.status === 503;
}

export function loginProblem(t: Translate, error: unknown): string {
  const generic = t(signInTexts.loginFailed);
  if (!(error instanceof ApiError)) return generic;
  if (/invalid identifier or password/i.test(error.message)) {
    return t(signInTexts.wrongPassword);
  }
  // a blocked account must not be reported as a wrong password
  if (error.name === 'ApplicationError') return error.message;
  return isPassing(error) ? error.message || t(signInTexts.tooMany) : generic;
}

export function registerProblem(t: Translate, error: unknown): string {
  return (error instanceof ApiError && error.message) || t(signInTexts.registrationFailed);
}

export function forgotProblem(t: Translate, error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) return t(signInTexts.noNetwork);
  return error.message || t(signInTexts.emailFailed, { status: error.status });
}

export function resetProblem(t: Translate, error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) return t(signInTexts.resetUnanswered);
  // a text of the wire format, which is the same in every language
  if (error.message === 'Incorrect code provided') return t(resetPasswordTexts.incorrectCode);
  return error.message || t(signInTexts.resetFailed);
}

/** ACCOUNT-11: true for messages of the reset page that report success. */
export function isGoodNews(message: string): boolean {
  return /Updated|changed|success/.test(message);
}
