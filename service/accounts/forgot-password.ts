import { setTimeout as pass } from 'node:timers/promises';
import { linkingIn } from '../core/language-address.ts';
import { requireRight } from '../core/may.ts';
import { passwordReset } from '../emails/account.email.ts';
import { countEmailAgainstLimits } from '../emails/email-limits.ts';
import { writeEmail } from '../emails/write-email.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { endCodes } from './codes.sql.ts';
import { codesOfThisHour, issueCode } from './one-time-code.ts';
import { lockUserByEmail } from './users.sql.ts';

const leastMilliseconds = 150;
const nobodyId = 0;

/** Thrown to roll back the writes for an address that gets no email. */
class NoEmail extends Error {}

/**
 * Emails the owner of the address a link to set a new password; the link of an earlier email ends. The answer is always
 * the same, and its time does not reveal whether the address has an account: the same statements run for every address
 * and are rolled back if it is unknown, blocked or has had its emails of this hour. An exceeded limit ends it in the
 * same way for all addresses, and the answer takes at least 150 ms, which covers the difference between commit and
 * rollback.
 *
 * @may everyone
 */
export async function forgotPassword(ctx: Context, { email }: { email: string }): Promise<{ ok: true }> {
  requireRight(ctx.viewer, 'sign in');
  await Promise.all([writeResetEmail(ctx, email), pass(leastMilliseconds)]);
  return { ok: true };
}

async function writeResetEmail(ctx: Context, email: string): Promise<void> {
  // counted for every address, so that an exceeded limit reveals nothing either
  if (await inTransaction(ctx, (ctx) => countEmailAgainstLimits(ctx, { to: email, about: 'account' }))) return;
  try {
    await inTransaction(ctx, async (ctx) => {
      const user = await lockUserByEmail(ctx.db, email);
      const userId = user?.id ?? nobodyId;
      const { isFull } = await codesOfThisHour(ctx, userId, 'reset');
      await endCodes(ctx.db, userId, 'reset', ctx.now);
      const code = await issueCode(ctx, userId, 'reset');
      const link = `${linkingIn(ctx.language, ctx.config).publicUrl}/reset-password?code=${code}`;
      const mail = passwordReset({ link });
      await writeEmail(ctx, {
        kind: 'password-reset',
        to: email,
        language: ctx.language,
        rateLimit: 'taken',
        ...mail,
        ...(user && { userId }),
      });
      if (!user || user.blocked || isFull) throw new NoEmail();
    });
  } catch (error) {
    if (!(error instanceof NoEmail)) throw error;
  }
}
