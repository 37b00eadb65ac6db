import { type AppError, invalid } from '../core/app-error.ts';
import type { Context } from '../platform/context.ts';
import { tooMany } from '../platform/limits/limiter.ts';
import { hashOfCode, makeSecretCode } from '../platform/secret-code.ts';
import { type CodePurpose, codesSince, insertCode } from './codes.sql.ts';

const minute = 60_000;
const hour = 60 * minute;

/** Lifetime of codes by purpose. */
export const codeMinutes: Readonly<Record<CodePurpose, number>> = {
  confirm: 48 * 60,
  reset: 60,
  'sign-in': 1,
  delete: 60,
};

/** Emails of one purpose per account and hour. */
const codesAnHour = 5;

/** When codes of that purpose were made for the account within this hour, and whether it may have no more. */
export async function codesOfThisHour(
  ctx: Context,
  userId: number,
  purpose: CodePurpose,
): Promise<{ oldest: Date | undefined; isFull: boolean }> {
  const earlier = await codesSince(ctx.db, userId, purpose, new Date(ctx.now.getTime() - hour));
  return { oldest: earlier[0], isFull: earlier.length >= codesAnHour };
}

/** Throws RateLimitError if the account has had its codes of that purpose of this hour. */
export async function checkCodesOfThisHour(ctx: Context, userId: number, purpose: CodePurpose): Promise<void> {
  const { oldest, isFull } = await codesOfThisHour(ctx, userId, purpose);
  if (oldest && isFull) throw tooMany((oldest.getTime() + hour - ctx.now.getTime()) / 1000);
}

/** Makes a code for that user and stores its hash; the code itself is sent to the email or browser only. */
export async function issueCode(ctx: Context, userId: number, purpose: CodePurpose): Promise<string> {
  const code = makeSecretCode();
  const expiresAt = new Date(ctx.now.getTime() + codeMinutes[purpose] * minute);
  await insertCode(ctx.db, { userId, purpose, hash: hashOfCode(code), expiresAt, now: ctx.now });
  return code;
}

/** The refusal of a code that is wrong, used or expired. */
export function incorrectCode(): AppError {
  return invalid('Incorrect code provided');
}
