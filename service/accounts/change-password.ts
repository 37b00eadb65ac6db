import { errorsAccountsTexts } from '../../messages/en/errors/accounts.ts';
import { sentence } from '../../messages/message.ts';
import { invalid } from '../core/app-error.ts';
import { requireOwner } from '../core/may.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { endCodes } from './codes.sql.ts';
import { requireCurrentPassword, wrongCurrentPassword } from './current-password.ts';
import { mismatch, passwordProblem } from './password.ts';
import { hashPassword, knownHashingTurn } from './password-hash.ts';
import { closeSessionsOf } from './sessions.sql.ts';
import { type SignedInSession, signIn } from './sign-in.ts';
import { replacePassword } from './users.sql.ts';

/**
 * Changes the signed-in user's password, ends all earlier sessions and reset codes, and returns a new token. Throws
 * ValidationError if the current password is wrong or the new one is refused, RateLimitError after too many wrong ones.
 *
 * @may traveller, partner, editor, support, admin
 */
export async function changePassword(
  ctx: Context,
  input: { currentPassword: string; password: string; passwordConfirmation: string; deviceName: string },
): Promise<SignedInSession> {
  const { userId, email, username } = requireOwner(ctx.viewer, 'own account');
  if (input.password !== input.passwordConfirmation) throw mismatch();
  const { user, passwordHash: from } = await requireCurrentPassword(ctx, userId, input.currentPassword);
  if (input.password === input.currentPassword) {
    throw invalid(sentence(errorsAccountsTexts.samePassword));
  }
  const problem = passwordProblem(input.password, { email, username });
  if (problem) throw invalid(problem);
  const to = await hashPassword(input.password, knownHashingTurn(`account ${userId}`));
  return inTransaction(ctx, async (ctx) => {
    if (!(await replacePassword(ctx.db, { id: userId, from, to, now: ctx.now }))) throw wrongCurrentPassword();
    await endCodes(ctx.db, userId, 'reset', ctx.now);
    await closeSessionsOf(ctx.db, userId);
    const opened = await signIn(ctx, { userId, passwordHash: to, device: input.deviceName });
    if (!opened) throw wrongCurrentPassword();
    return { ...opened, user: { ...user, updatedAt: ctx.now }, passwordHash: to };
  });
}
