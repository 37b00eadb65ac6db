import { hashOfCode, makeSecretCode } from '../platform/secret-code.ts';

const minute = 60_000;

/** Lifetime of codes by purpose. */
export const codeMinutes = { confirm: 48 * 60, reset: 60, 'sign-in': 1, delete: 60 } as const;
export type CodePurpose = keyof typeof codeMinutes;
export const codePurposes = ['confirm', 'reset', 'sign-in', 'delete'] as const satisfies readonly CodePurpose[];

/** Emails of one purpose per account and hour. */
export const codesAnHour = 5;

export interface OneTimeCode {
  /** 32 random bytes, base64url: sent to the email or browser only. */
  readonly code: string;
  /** Stored in the database. */
  readonly hash: string;
  readonly expiresAt: Date;
}

export function makeCode(purpose: CodePurpose, now: Date): OneTimeCode {
  const code = makeSecretCode();
  return { code, hash: hashOfCode(code), expiresAt: new Date(now.getTime() + codeMinutes[purpose] * minute) };
}
