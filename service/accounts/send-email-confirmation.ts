import { AppError } from '../core/app-error.ts';
import { requireOwner } from '../core/may.ts';
import { accountConfirmation } from '../emails/account.email.ts';
import { writeEmail } from '../emails/write-email.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { codesSince, insertCode } from './codes.sql.ts';
import { codesAnHour, makeCode } from './one-time-code.ts';
import { unauthorized } from './user.ts';
import { lockUser } from './users.sql.ts';

const hour = 3_600_000;

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
    if (user.confirmed) throw new AppError('ApplicationError', 'Already confirmed');
    const [oldest, ...others] = await codesSince(ctx.db, userId, 'confirm', new Date(ctx.now.getTime() - hour));
    if (oldest && others.length + 1 >= codesAnHour) {
      const retryAfter = Math.ceil((oldest.getTime() + hour - ctx.now.getTime()) / 1000);
      throw new AppError('RateLimitError', 'Too many requests, please try again later.', { retryAfter });
    }
    const code = makeCode('confirm', ctx.now);
    await insertCode(ctx.db, { ...code, userId, purpose: 'confirm', now: ctx.now });
    const link = `${ctx.config.publicUrl}/confirm-email?code=${code.code}`;
    const email = accountConfirmation({ link });
    await writeEmail(ctx, { kind: 'account-confirmation', to: user.email, userId, rateLimit: 'account', ...email });
    return { email: user.email, sent: true };
  });
}
