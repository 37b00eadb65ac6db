import { ApiError } from '../device/api.ts';

/** The specified messages for failures (ACCOUNT-3, ACCOUNT-4, ACCOUNT-10, ACCOUNT-11). */

const busy = 'Too many requests, please try again later.';

function isPassing(error: ApiError): boolean {
  return error.status === 0 || error.status === 429 || error.status === 503;
}

export function loginProblem(error: unknown): string {
  const generic = 'Login failed. Please check your email and password.';
  if (!(error instanceof ApiError)) return generic;
  if (/invalid identifier or password/i.test(error.message)) {
    return 'Invalid email or password. Please check your credentials and try again.';
  }
  // a blocked account must not be reported as a wrong password
  if (error.name === 'ApplicationError') return error.message;
  return isPassing(error) ? error.message || busy : generic;
}

export function registerProblem(error: unknown): string {
  return (error instanceof ApiError && error.message) || 'Registration failed';
}

export function forgotProblem(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) return 'Network error. Please try again.';
  return error.message || `Failed to send email (${error.status})`;
}

export function resetProblem(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) return 'Something went wrong.';
  return error.message || 'Reset failed';
}

export function profileProblem(error: unknown): string {
  return (error instanceof ApiError && error.message) || 'Your profile could not be saved. Please try again.';
}

export function changePasswordProblem(error: unknown): string {
  return (error instanceof ApiError && error.message) || 'Your password could not be changed. Please try again.';
}

/** ACCOUNT-11: true for messages of the reset page that report success. */
export function isGoodNews(message: string): boolean {
  return /Updated|changed|success/.test(message);
}

export const texts = {
  registered:
    'Registration successful! Please check your email and click the confirmation link to activate your account.',
  linkSent: 'Password reset link sent to your email! Please check your inbox.',
  noMatch: "Passwords don't match!",
  passwordUpdated: 'Password Updated. Login to continue',
  noCode: 'Invalid reset link.',
} as const;
