import { hashOfCode, makeSecretCode } from '../platform/secret-code.ts';

const minute = 60_000;

/** How long a code of each purpose works. */
export const codeMinutes = { confirm: 48 * 60, reset: 60, 'sign-in': 1, delete: 60 } as const;
export type CodePurpose = keyof typeof codeMinutes;
export const codePurposes = ['confirm', 'reset', 'sign-in', 'delete'] as const satisfies readonly CodePurpose[];

/** Emails of one purpose that an account gets in an hour. */
export const codesAnHour = 5;

export interface OneTimeCode {
  /** 32 random bytes, base64url: for the email, or the browser, alone. */
  readonly code: string;
  /** What the database keeps. */
  readonly hash: string;
  readonly expiresAt: Date;
}

export function makeCode(purpose: CodePurpose, now: Date): OneTimeCode {
  const code = makeSecretCode();
  return { code, hash: hashOfCode(code), expiresAt: new Date(now.getTime() + codeMinutes[purpose] * minute) };
}
