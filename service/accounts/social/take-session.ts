import { requireRight } from '../../core/may.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { hashOfCode } from '../../platform/secret-code.ts';
import { findCodeOwner, spendCode } from '../codes.sql.ts';
import { incorrectCode } from '../one-time-code.ts';
import { type SignedInSession, signIn } from '../sign-in.ts';
import { findUserWithHash, lockUser } from '../users.sql.ts';

/**
 * Opens the session of a sign-in through a provider, for the code given to its browser. Throws ValidationError for a
 * code that is missing, wrong, used or older than a minute.
 *
 * @may everyone
 */
export async function takeSession(
  ctx: Context,
  { code, deviceName }: { code: string | undefined; deviceName: string },
): Promise<SignedInSession> {
  requireRight(ctx.viewer, 'sign in');
  if (!code) throw incorrectCode();
  const codeHash = hashOfCode(code);
  return inTransaction(ctx, async (ctx) => {
    const owner = await findCodeOwner(ctx.db, 'sign-in', codeHash, ctx.now);
    // the user first, as everywhere, so that two use cases cannot deadlock
    const user = owner && (await lockUser(ctx.db, owner.id));
    if (!user || (await spendCode(ctx.db, 'sign-in', codeHash, ctx.now)) === undefined) throw incorrectCode();
    const opened = await signIn(ctx, { userId: user.id, device: deviceName });
    const found = await findUserWithHash(ctx.db, { id: user.id });
    if (!opened || !found) throw incorrectCode();
    return { ...opened, ...found };
  });
}
