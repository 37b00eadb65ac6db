import { conflict } from '../../../core/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { type Message, type MessageAuthor, repeatWindowMs } from '../../model/message.ts';
import { type Correspondent, findRepeatedMessage, insertMessage } from '../../store/messages.sql.ts';

/** A message that someone sends about a booking. */
export interface MessageInput {
  readonly bookingId: string;
  readonly text: string;
  /** The id of the form it was sent with, by which a repeat is recognised. */
  readonly form?: string | undefined;
}

/**
 * Stores a message about a locked booking. A repeated message is not stored again: `isNew` is false. Throws
 * ConflictError if another text was sent with the same form id. Part of the caller's transaction.
 */
export async function saveMessage(
  ctx: Context,
  booking: Correspondent,
  author: MessageAuthor,
  { text, form = undefined }: MessageInput,
): Promise<{ message: Message; isNew: boolean }> {
  const content = { booking: booking.id, author, text, form: form ?? null };
  const repeated = await findRepeatedMessage(ctx.db, {
    ...content,
    since: new Date(ctx.now.getTime() - repeatWindowMs),
  });
  if (repeated && repeated.text !== text) throw conflict('Another message was sent under this form');
  if (repeated) return { message: repeated, isNew: false };
  const message = await insertMessage(ctx.db, {
    booking_id: booking.id,
    author,
    user_id: ctx.viewer.kind === 'user' ? ctx.viewer.userId : null,
    text,
    form: content.form,
    at: ctx.now,
  });
  return { message, isNew: true };
}
