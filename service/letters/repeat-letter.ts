import type { Context } from '../platform/context.ts';
import { copyLetter, findLetterAbout } from './letters.sql.ts';
import { newMessageId } from './message-id.ts';

/** The same letter again within so many milliseconds is one press too many. */
const repeatMs = 60_000;

/**
 * Sends a letter about a booking once more, to the same address: one that was not sent yet as it is, any other as a letter
 * of its own. Gives its subject, undefined when there is no such letter; the same again within a minute changes nothing.
 * Part of the caller's transaction, which has locked the booking.
 */
export async function repeatLetter(
  ctx: Context,
  { bookingRow, letterId }: { bookingRow: number; letterId: number },
): Promise<{ subject: string; isNew: boolean } | undefined> {
  const since = new Date(ctx.now.getTime() - repeatMs);
  const found = await findLetterAbout(ctx.db, { bookingRow, letterId, since });
  if (!found) return undefined;
  const { subject, writtenAt, sentAt, repeated } = found;
  if (repeated) return { subject, isNew: false };
  const again = sentAt
    ? {
        letterId: await copyLetter(ctx.db, letterId, { messageId: newMessageId(ctx.config), now: ctx.now }),
        writtenAt: ctx.now.toISOString(),
      }
    : { letterId, writtenAt: writtenAt.toISOString() };
  await ctx.enqueue(ctx.db, 'send-letter', again);
  return { subject, isNew: true };
}
