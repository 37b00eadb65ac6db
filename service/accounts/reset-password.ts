import { invalid } from '../core/app-error.ts';
import { requireRight } from '../core/may.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { hashOfCode } from '../platform/secret-code.ts';
import { clearUnconfirmed } from './clear-unconfirmed.ts';
import { endCodes, findCodeOwner, spendCode } from './codes.sql.ts';
import { incorrectCode } from './one-time-code.ts';
import { mismatch, passwordProblem } from './password.ts';
import { hashPassword, knownHashingTurn } from './password-hash.ts';
import { closeSessionsOf } from './sessions.sql.ts';
import { type SignedInSession, signIn } from './sign-in.ts';
import { lockUser, resetPasswordOf } from './users.sql.ts';

/**
 * Sets a new password with the code of a reset email, ends all earlier sessions and codes, confirms the address (the
 * code came from its mailbox), and signs in. If the address was unconfirmed, the account is emptied first, because a
 * stranger may have opened it. Throws ValidationError for a code that is wrong, used or expired; a refused password
 * leaves the code usable.
 *
 * @may everyone
 */
export async function resetPassword(
  ctx: Context,
  input: { code: string; password: string; passwordConfirmation: string; deviceName: string },
): Promise<SignedInSession> {
  requireRight(ctx.viewer, 'sign in');
  if (input.password !== input.passwordConfirmation) throw mismatch();
  const codeHash = hashOfCode(input.code);
  const owner = await findCodeOwner(ctx.db, 'reset', codeHash, ctx.now);
  if (!owner) throw incorrectCode();
  const problem = passwordProblem(input.password, owner);
  if (problem) throw invalid(problem);
  const passwordHash = await hashPassword(input.password, knownHashingTurn(`account ${owner.id}`));
  return inTransaction(ctx, async (ctx) => {
    // the user first, as everywhere, so that two use cases cannot deadlock
    const before = await lockUser(ctx.db, owner.id);
    const userId = await spendCode(ctx.db, 'reset', codeHash, ctx.now);
    if (userId === undefined) throw incorrectCode();
    if (!before?.confirmed) await clearUnconfirmed(ctx, userId);
    const user = await resetPasswordOf(ctx.db, { id: userId, to: passwordHash, now: ctx.now });
    for (const purpose of ['reset', 'sign-in'] as const) await endCodes(ctx.db, userId, purpose, ctx.now);
    await closeSessionsOf(ctx.db, userId);
    const opened = user && (await signIn(ctx, { userId, passwordHash, device: input.deviceName }));
    if (!opened) throw incorrectCode();
    return { ...opened, user, passwordHash };
  });
}
