import { conflict } from '../../core/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { type Author, type Message, repeatMs } from './message.ts';
import { type Correspondent, findRepeated, insertMessage } from './messages.sql.ts';

/** What somebody writes about a booking. */
export interface Writing {
  readonly bookingId: string;
  readonly text: string;
  /** What its sender calls it. */
  readonly form?: string | undefined;
}

/**
 * Keeps a message about a locked booking, and says whether it is new: the same again is the one that is there. Throws
 * ConflictError for a name under which something else was sent. Part of the caller's transaction.
 */
export async function keepMessage(
  ctx: Context,
  booking: Correspondent,
  author: Author,
  { text, form = undefined }: Writing,
): Promise<{ message: Message; isNew: boolean }> {
  const said = { booking: booking.row, author, text, form: form ?? null };
  const known = await findRepeated(ctx.db, { ...said, since: new Date(ctx.now.getTime() - repeatMs) });
  if (known && known.text !== text) throw conflict('Another message was sent under this form');
  if (known) return { message: known, isNew: false };
  const message = await insertMessage(ctx.db, {
    booking_id: booking.row,
    author,
    user_id: ctx.viewer.kind === 'user' ? ctx.viewer.userId : null,
    text,
    form: said.form,
    at: ctx.now,
  });
  return { message, isNew: true };
}
