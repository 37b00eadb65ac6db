import type { Context } from '../../platform/context.ts';
import { hashOfRecoveryCode } from './recovery-code.ts';
import { openSecret, stepOfCode } from './second-factor.ts';
import { type StaffKeys, spendRecoveryCode, takeCodeStep } from './staff.sql.ts';

/** Second factors of one person that are judged within an hour, of those who know the password. */
const triesAnHour = 10;

/** Takes a code of the authenticator, or a recovery code, once; false when it is neither, or too many were tried. */
export async function takeSecondFactor(ctx: Context, keys: StaffKeys, code: string): Promise<boolean> {
  const tries = `second factor of ${keys.userId}`;
  const counted = ctx.limiter.count([{ key: tries, seconds: 3_600, times: triesAnHour }], ctx.now);
  if (!(await counted.then(() => true).catch(() => false))) return false;
  const base32 = openSecret(ctx.config.secret, keys.secondFactor);
  const step = base32 === undefined ? undefined : stepOfCode(base32, code, ctx.now);
  const hash = step === undefined ? hashOfRecoveryCode(code) : undefined;
  const taken =
    step !== undefined
      ? await takeCodeStep(ctx.db, { userId: keys.userId, passwordHash: keys.passwordHash, step })
      : hash !== undefined && (await spendRecoveryCode(ctx.db, { userId: keys.userId, hash, now: ctx.now }));
  if (taken) await ctx.limiter.giveBack([tries], ctx.now);
  return taken;
}
