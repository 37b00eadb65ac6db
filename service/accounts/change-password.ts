import { type AppError, invalid } from '../core/app-error.ts';
import { requireOwner } from '../core/may.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { endCodes } from './codes.sql.ts';
import { mismatch, passwordProblem } from './password.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { closeSessionsOf } from './sessions.sql.ts';
import { type SignedInSession, signIn } from './sign-in.ts';
import { findUserWithHash, replacePassword } from './users.sql.ts';

/** Wrong current passwords of one account within an hour, from wherever: a stolen session does not go on guessing. */
const wrongAnHour = 10;

function wrong(): AppError {
  return invalid('The provided current password is invalid');
}

/**
 * Changes the signed-in user's password, ends every session and reset code of before, and answers a new token. Throws
 * ValidationError when the current password is wrong or the new one is refused, RateLimitError after too many wrong ones.
 */
export async function changePassword(
  ctx: Context,
  input: { currentPassword: string; password: string; passwordConfirmation: string; deviceName: string },
): Promise<SignedInSession> {
  const { userId, email, username } = requireOwner(ctx.viewer, 'own account');
  if (input.password !== input.passwordConfirmation) throw mismatch();
  // counted before it is judged, so that many at once are not judged either
  const tries = `current password of ${userId}`;
  await ctx.limiter.count([{ key: tries, seconds: 3_600, times: wrongAnHour }], ctx.now);
  const found = await findUserWithHash(ctx.db, { id: userId });
  const right = await verifyPassword(input.currentPassword, found?.passwordHash);
  const from = found?.passwordHash;
  if (!from || !right) throw wrong();
  await ctx.limiter.giveBack([tries], ctx.now);
  if (input.password === input.currentPassword) {
    throw invalid('Your new password must be different than your current password');
  }
  const problem = passwordProblem(input.password, { email, username });
  if (problem) throw invalid(problem);
  const to = await hashPassword(input.password);
  return inTransaction(ctx, async (ctx) => {
    if (!(await replacePassword(ctx.db, { id: userId, from, to, now: ctx.now }))) throw wrong();
    await endCodes(ctx.db, userId, 'reset', ctx.now);
    await closeSessionsOf(ctx.db, userId);
    const opened = await signIn(ctx, { userId, passwordHash: to, device: input.deviceName });
    if (!opened) throw wrong();
    return { ...opened, user: { ...found.user, updatedAt: ctx.now } };
  });
}
