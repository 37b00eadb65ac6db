import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import { type EmailKey, findEmail, markSent } from './emails.sql.ts';
import { mailWorkerOf, RecipientRefused } from './mail-worker.ts';

/**
 * Sends an unsent email (job 'send-email'). Throws if the mail server cannot accept it now, so that the queue tries
 * again; every attempt has the same Message-ID. A permanently rejected recipient is logged and given up: `sent_at`
 * stays null.
 *
 * @may clock
 */
export async function sendEmail(ctx: Context, key: EmailKey): Promise<void> {
  requireRight(ctx.viewer, 'run scheduled jobs');
  const email = await findEmail(ctx.db, key);
  if (!email || email.sentAt) return;
  const { deliver, toMailbox } = mailWorkerOf(ctx.config);
  try {
    await deliver(email);
  } catch (error) {
    if (!(error instanceof RecipientRefused)) throw error;
    ctx.log.error({ emailId: key.emailId, reason: error.message }, 'a letter was given up: its recipient is refused');
    return;
  }
  await markSent(ctx.db, key, { now: ctx.now, inMailbox: toMailbox });
}
