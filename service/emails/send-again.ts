import { errorsEmailsTexts } from '../../messages/en/errors/emails.ts';
import { sentence } from '../../messages/message.ts';
import { conflict, notFound } from '../core/app-error.ts';
import { requireRight } from '../core/may.ts';
import { recordAudit } from '../platform/audit.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { findEmail } from './emails.sql.ts';

/**
 * Puts an unsent email back into the queue. Throws NotFoundError, and ConflictError if it was sent.
 *
 * @may admin, operator
 */
export async function sendAgain(ctx: Context, { emailId }: { emailId: number }): Promise<{ to: string }> {
  requireRight(ctx.viewer, 'see what failed');
  return inTransaction(ctx, async (ctx) => {
    const email = await findEmail(ctx.db, { emailId });
    if (!email) throw notFound(sentence(errorsEmailsTexts.emailGone));
    if (email.sentAt) throw conflict(sentence(errorsEmailsTexts.alreadySent));
    await ctx.enqueue(ctx.db, 'send-email', { emailId, writtenAt: email.createdAt.toISOString() });
    await recordAudit(ctx, { action: 'send again', subjectType: 'email', subjectId: String(emailId) });
    return { to: email.recipient };
  });
}
