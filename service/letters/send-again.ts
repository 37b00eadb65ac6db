import { conflict, notFound } from '../core/app-error.ts';
import { requireRight } from '../core/may.ts';
import { recordAudit } from '../platform/audit.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { findLetter } from './letters.sql.ts';

/** Puts an email that was not sent back into the queue. Throws NotFoundError, and ConflictError for one that was sent. */
export async function sendAgain(ctx: Context, { letterId }: { letterId: number }): Promise<{ to: string }> {
  requireRight(ctx.viewer, 'see what failed');
  return inTransaction(ctx, async (ctx) => {
    const letter = await findLetter(ctx.db, { letterId });
    if (!letter) throw notFound('This email is gone.');
    if (letter.sentAt) throw conflict('This email was sent meanwhile.');
    await ctx.enqueue(ctx.db, 'send-letter', { letterId, writtenAt: letter.createdAt.toISOString() });
    await recordAudit(ctx, { action: 'send again', subjectType: 'email', subjectId: String(letterId) });
    return { to: letter.recipient };
  });
}
