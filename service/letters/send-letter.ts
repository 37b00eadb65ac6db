import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import { findLetter, type LetterRow, markSent } from './letters.sql.ts';
import { postmanOf, RecipientRefused } from './postman.ts';

/**
 * Sends a letter that was not sent yet (job 'send-letter'). Throws when the mail server cannot take it now, so that
 * the queue tries again; a repeated sending carries the same Message-ID. A recipient that the server refuses for good
 * is logged and given up: `sent_at` stays null.
 */
export async function sendLetter(ctx: Context, row: LetterRow): Promise<void> {
  requireRight(ctx.viewer, 'keep house');
  const letter = await findLetter(ctx.db, row);
  if (!letter || letter.sentAt) return;
  const { deliver, toMailbox } = postmanOf(ctx.config);
  try {
    await deliver(letter);
  } catch (error) {
    if (!(error instanceof RecipientRefused)) throw error;
    ctx.log.error({ letterId: row.letterId, reason: error.message }, 'a letter was given up: its recipient is refused');
    return;
  }
  await markSent(ctx.db, row, { now: ctx.now, inMailbox: toMailbox });
}
