import { setTimeout as pass } from 'node:timers/promises';
import { requireRight } from '../core/may.ts';
import { takeFromBudget } from '../emails/email-budget.ts';
import { passwordReset } from '../emails/password-reset.email.ts';
import { writeEmail } from '../emails/write-email.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { codesSince, endCodes, insertCode } from './codes.sql.ts';
import { codesAnHour, makeCode } from './one-time-code.ts';
import { lockUserByEmail } from './users.sql.ts';

const leastMilliseconds = 150;
const nobodyId = 0;

/** Thrown to undo what was written for an address that gets no email. */
class NoEmail extends Error {}

/**
 * Writes the email that lets the owner of the address set a new password; the link of an earlier email ends. Always
 * answers the same, and nobody can measure whether the address has an account: the same statements run for every
 * address, rolled back at the end for one that is unknown, blocked or had its emails of this hour. A budget that is
 * used up ends it alike for all, and the answer never comes before 150 ms, which covers the difference between a commit and a rollback.
 */
export async function forgotPassword(ctx: Context, { email }: { email: string }): Promise<{ ok: true }> {
  requireRight(ctx.viewer, 'sign in');
  await Promise.all([writeResetEmail(ctx, email), pass(leastMilliseconds)]);
  return { ok: true };
}

async function writeResetEmail(ctx: Context, email: string): Promise<void> {
  // counted, and kept, for every address, so that a budget that is used up says nothing either
  if (await inTransaction(ctx, (ctx) => takeFromBudget(ctx, { to: email, about: 'account' }))) return;
  const hourAgo = new Date(ctx.now.getTime() - 3_600_000);
  try {
    await inTransaction(ctx, async (ctx) => {
      const user = await lockUserByEmail(ctx.db, email);
      const userId = user?.id ?? nobodyId;
      const earlier = await codesSince(ctx.db, userId, 'reset', hourAgo);
      await endCodes(ctx.db, userId, 'reset', ctx.now);
      const code = makeCode('reset', ctx.now);
      await insertCode(ctx.db, { ...code, userId, purpose: 'reset', now: ctx.now });
      const link = `${ctx.config.publicUrl}/reset-password?code=${code.code}`;
      const mail = passwordReset({ link });
      await writeEmail(ctx, {
        kind: 'password-reset',
        to: email,
        budget: 'taken',
        ...mail,
        ...(user && { userId }),
      });
      if (!user || user.blocked || earlier.length >= codesAnHour) throw new NoEmail();
    });
  } catch (error) {
    if (!(error instanceof NoEmail)) throw error;
  }
}
