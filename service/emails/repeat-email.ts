import type { Context } from '../platform/context.ts';
import { copyEmail, findEmailAbout, hasEmailSince } from './emails.sql.ts';
import { type EmailKind, newMessageId } from './write-email.ts';

/** Milliseconds within which sending the same email again is a double click. */
const repeatMs = 60_000;

/**
 * Sends an email about a booking again to the same address: an unsent one as it is, any other as a new email. Returns
 * its subject; undefined if the email does not exist. Repeated within a minute it does nothing. Runs in the caller's
 * transaction, which has locked the booking.
 */
export async function repeatEmail(
  ctx: Context,
  { booking, emailId }: { booking: number; emailId: number },
): Promise<{ subject: string; isNew: boolean } | undefined> {
  const since = new Date(ctx.now.getTime() - repeatMs);
  const found = await findEmailAbout(ctx.db, { booking, emailId, since });
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

/** True if an email of that kind about the booking was written since then. */
export function isEmailWrittenSince(
  { db }: Pick<Context, 'db'>,
  about: { booking: number; kind: EmailKind; since: Date },
): Promise<boolean> {
  return hasEmailSince(db, about);
}
