import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import { type EmailRow, findEmail, markSent } from './emails.sql.ts';
import { mailWorkerOf, RecipientRefused } from './mail-worker.ts';

/**
 * Sends an email that was not sent yet (job 'send-email'). Throws when the mail server cannot take it now, so that
 * the queue tries again; a repeated sending carries the same Message-ID. A recipient that the server refuses for good
 * is logged and given up: `sent_at` stays null.
 */
export async function sendEmail(ctx: Context, row: EmailRow): Promise<void> {
  requireRight(ctx.viewer, 'keep house');
  const email = await findEmail(ctx.db, row);
  if (!email || email.sentAt) return;
  const { deliver, toMailbox } = mailWorkerOf(ctx.config);
  try {
    await deliver(email);
  } catch (error) {
    if (!(error instanceof RecipientRefused)) throw error;
    ctx.log.error({ emailId: row.emailId, reason: error.message }, 'a letter was given up: its recipient is refused');
    return;
  }
  await markSent(ctx.db, row, { now: ctx.now, inMailbox: toMailbox });
}
