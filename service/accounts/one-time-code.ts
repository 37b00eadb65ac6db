import { createHash, randomBytes } from 'node:crypto';

const minute = 60_000;

/** How long a code of each purpose works. */
export const codeMinutes = { confirm: 48 * 60, reset: 60 } as const;
export type CodePurpose = keyof typeof codeMinutes;

/** Letters of one purpose that an account gets in an hour. */
export const codesAnHour = 5;

export interface OneTimeCode {
  /** 32 random bytes, base64url: for the letter only. */
  readonly code: string;
  /** What the database keeps. */
  readonly hash: string;
  readonly expiresAt: Date;
}

export function hashOfCode(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}

export function makeCode(purpose: CodePurpose, now: Date): OneTimeCode {
  const code = randomBytes(32).toString('base64url');
  return { code, hash: hashOfCode(code), expiresAt: new Date(now.getTime() + codeMinutes[purpose] * minute) };
}
