import { errorsAccountsTexts } from '../../messages/en/errors/accounts.ts';
import { sentence } from '../../messages/message.ts';
import { invalid } from '../core/app-error.ts';
import { requireRight } from '../core/may.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { hashOfCode } from '../platform/secret-code.ts';
import { clearUnconfirmed } from './clear-unconfirmed.ts';
import { findConfirmed, spendCode } from './codes.sql.ts';
import { incorrectCode, issueCode } from './one-time-code.ts';
import { knownHashingTurn, verifyPassword } from './password-hash.ts';
import { confirmUser, findUserWithHash, lockUser } from './users.sql.ts';

/**
 * Confirms the address that a code was sent to. A stranger may have opened the account: unless the code comes with a
 * session of the account or with its password, everything that would let them back in is deleted (password, sessions,
 * providers, and the data they entered), and the result contains a code to choose a password. `keep`: refuse instead,
 * with `details.needs: 'password'`.
 * Repeating the code while it is valid changes nothing more. It never signs anyone in.
 * Throws ValidationError for a wrong or expired code, and for a wrong password, after which the code still works.
 *
 * @may everyone
 */
export async function confirmEmail(
  ctx: Context,
  { code, password, keep }: { code: string; password?: string | undefined; keep?: boolean | undefined },
): Promise<{ ok: true; setPassword?: string }> {
  requireRight(ctx.viewer, 'sign in');
  const codeHash = hashOfCode(code);
  const proven = password === undefined ? undefined : await provenHash(ctx, codeHash, password);
  return inTransaction(ctx, async (ctx) => {
    const userId = await findConfirmed(ctx.db, codeHash, ctx.now);
    if (userId === undefined) throw incorrectCode();
    // the user first, as everywhere, so that two use cases cannot deadlock
    await lockUser(ctx.db, userId);
    const account = await findUserWithHash(ctx.db, { id: userId });
    const ownSession = ctx.viewer.kind === 'user' && ctx.viewer.userId === userId;
    const knows = ownSession || (proven !== undefined && proven === account?.passwordHash);
    if (!knows && keep && !account?.user.confirmed) {
      throw invalid(sentence(errorsAccountsTexts.enterPassword), { needs: 'password' });
    }
    if ((await spendCode(ctx.db, 'confirm', codeHash, ctx.now)) === undefined) return { ok: true };
    if (account?.user.confirmed) return { ok: true };
    await confirmUser(ctx.db, userId, ctx.now);
    return knows ? { ok: true } : { ok: true, setPassword: await resetOwnership(ctx, userId) };
  });
}

/** The hash that matches the password. Throws for a wrong password. */
async function provenHash(ctx: Context, codeHash: string, password: string): Promise<string> {
  const userId = await findConfirmed(ctx.db, codeHash, ctx.now);
  if (userId === undefined) throw incorrectCode();
  const passwordHash = (await findUserWithHash(ctx.db, { id: userId }))?.passwordHash;
  const right = await verifyPassword(password, passwordHash, knownHashingTurn(`account ${userId}`));
  if (!right || !passwordHash) throw invalid(sentence(errorsAccountsTexts.incorrectPassword), { needs: 'password' });
  return passwordHash;
}

/** Takes the account from its previous user; returns the code with which the owner sets a password. */
async function resetOwnership(ctx: Context, userId: number): Promise<string> {
  await clearUnconfirmed(ctx, userId);
  return issueCode(ctx, userId, 'reset');
}
