import { errorsAccountsTexts } from '../../messages/en/errors/accounts.ts';
import { sentence } from '../../messages/message.ts';
import { AppError } from '../core/app-error.ts';
import { linkingIn } from '../core/language-address.ts';
import { requireOwner } from '../core/may.ts';
import { accountConfirmation } from '../emails/account.email.ts';
import { writeEmail } from '../emails/write-email.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { checkCodesOfThisHour, issueCode } from './one-time-code.ts';
import { unauthorized } from './user.ts';
import { lockUser } from './users.sql.ts';

/**
 * Sends the signed-in user another confirmation email; earlier links keep working. Throws ApplicationError if the
 * address is already confirmed, RateLimitError after five emails within an hour and if no email can be sent to the
 * address now.
 *
 * @may traveller, partner, editor, support, admin
 */
export async function sendEmailConfirmation(ctx: Context): Promise<{ email: string; sent: true }> {
  const { userId } = requireOwner(ctx.viewer, 'own account');
  return inTransaction(ctx, async (ctx) => {
    const user = await lockUser(ctx.db, userId);
    if (!user) throw unauthorized();
    if (user.confirmed) throw new AppError('ApplicationError', sentence(errorsAccountsTexts.alreadyConfirmed));
    await checkCodesOfThisHour(ctx, userId, 'confirm');
    const code = await issueCode(ctx, userId, 'confirm');
    const { publicUrl } = linkingIn(ctx.language, ctx.config);
    const email = accountConfirmation({ link: `${publicUrl}/confirm-email?code=${code}` });
    await writeEmail(ctx, {
      kind: 'account-confirmation',
      to: user.email,
      language: ctx.language,
      userId,
      rateLimit: 'account',
      ...email,
    });
    return { email: user.email, sent: true };
  });
}
