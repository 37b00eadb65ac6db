import { linkingIn } from '../core/language-address.ts';
import { requireOwner } from '../core/may.ts';
import { accountDeletion } from '../emails/account.email.ts';
import { writeEmail } from '../emails/write-email.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { endCodes } from './codes.sql.ts';
import { checkCodesOfThisHour, issueCode } from './one-time-code.ts';
import { unauthorized } from './user.ts';
import { lockUser } from './users.sql.ts';

/**
 * Emails the signed-in user a link that deletes the account without its password; the link of an earlier email ends.
 * Throws RateLimitError after five emails within an hour.
 *
 * @may traveller, partner, editor, support, admin
 */
export async function sendDeletionLink(ctx: Context): Promise<{ email: string; sent: true }> {
  const { userId } = requireOwner(ctx.viewer, 'own account');
  return inTransaction(ctx, async (ctx) => {
    const user = await lockUser(ctx.db, userId);
    if (!user) throw unauthorized();
    await checkCodesOfThisHour(ctx, userId, 'delete');
    await endCodes(ctx.db, userId, 'delete', ctx.now);
    const code = await issueCode(ctx, userId, 'delete');
    const { publicUrl } = linkingIn(ctx.language, ctx.config);
    const email = accountDeletion({ link: `${publicUrl}/profile?code=${code}` });
    await writeEmail(ctx, {
      kind: 'account-deletion',
      to: user.email,
      language: ctx.language,
      userId,
      rateLimit: 'account',
      ...email,
    });
    return { email: user.email, sent: true };
  });
}
