import type { Context } from '../platform/context.ts';
import { copyEmail, findEmailAbout } from './emails.sql.ts';
import { newMessageId } from './message-id.ts';

/** The same email again within so many milliseconds is one press too many. */
const repeatMs = 60_000;

/**
 * Sends an email about a booking once more, to the same address: one that was not sent yet as it is, any other as an email
 * of its own. Gives its subject, undefined when there is no such email; the same again within a minute changes nothing.
 * Part of the caller's transaction, which has locked the booking.
 */
export async function repeatEmail(
  ctx: Context,
  { bookingRow, emailId }: { bookingRow: number; emailId: number },
): Promise<{ subject: string; isNew: boolean } | undefined> {
  const since = new Date(ctx.now.getTime() - repeatMs);
  const found = await findEmailAbout(ctx.db, { bookingRow, emailId, since });
  if (!found) return undefined;
  const { subject, writtenAt, sentAt, repeated } = found;
  if (repeated) return { subject, isNew: false };
  const again = sentAt
    ? {
        emailId: await copyEmail(ctx.db, emailId, { messageId: newMessageId(ctx.config), now: ctx.now }),
        writtenAt: ctx.now.toISOString(),
      }
    : { emailId, writtenAt: writtenAt.toISOString() };
  await ctx.enqueue(ctx.db, 'send-email', again);
  return { subject, isNew: true };
}
