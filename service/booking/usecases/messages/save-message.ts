import { errorsBookingTexts } from '../../../../messages/en/errors/booking.ts';
import { type Message, sentence } from '../../../../messages/message.ts';
import { readSettings } from '../../../catalog/settings/read-settings.ts';
import { AppError, conflict } from '../../../core/app-error.ts';
import { mailboxOf } from '../../../core/email-address.ts';
import { linkingIn } from '../../../core/language-address.ts';
import { messageToOperator, messageToTraveller } from '../../../emails/message.email.ts';
import { writeEmail } from '../../../emails/write-email.ts';
import { writeToOperator } from '../../../emails/write-to-operator.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { countFromNetwork, countThisHour } from '../../../platform/hourly-count.ts';
import { type BookingMessage, type MessageAuthor, messagesPerHour, repeatWindowMs } from '../../model/message.ts';
import { bookingLink } from '../../model/payment-link.ts';
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
): Promise<{ message: BookingMessage; isNew: boolean }> {
  const content = { booking: booking.id, author, text, form: form ?? null };
  const repeated = await findRepeatedMessage(ctx.db, {
    ...content,
    since: new Date(ctx.now.getTime() - repeatWindowMs),
  });
  if (repeated && repeated.text !== text) throw conflict(sentence(errorsBookingTexts.formReused));
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

/**
 * Stores a message of the operator about a locked booking and emails the traveller a link to the conversation, once.
 * `files`: names of the attached files. Part of the caller's transaction.
 */
export async function saveOperatorMessage(
  ctx: Context,
  booking: Correspondent,
  input: MessageInput,
  files: readonly string[] = [],
) {
  const saved = await saveMessage(ctx, booking, 'operator', input);
  if (!saved.isNew) return saved;
  const { bookingId, userId, id } = booking;
  const { text } = saved.message;
  // without an account the address is not confirmed: the email contains nothing that was typed with the booking
  const name = userId === null ? null : booking.name;
  await writeEmail(ctx, {
    kind: 'message-to-traveller',
    to: booking.email,
    language: booking.language,
    booking: id,
    ...(userId !== null && { userId }),
    ...messageToTraveller({ bookingId, text, name, link: linkOf(ctx, booking) }),
  });
  const after = { message: text, ...(files.length > 0 && { files }) };
  await recordAudit(ctx, { action: 'answer', subjectType: 'booking', subjectId: bookingId, before: null, after });
  return saved;
}

function linkOf(ctx: Context, { bookingId, userId, language }: Correspondent): string {
  const config = linkingIn(language, ctx.config);
  if (userId === null) return `${bookingLink(config, bookingId)}#messages`;
  return `${config.publicUrl}/dashboard?${new URLSearchParams({ view: 'messages', booking: bookingId })}`;
}

/**
 * Stores a traveller's message about a locked booking and emails the operator, once. Throws RateLimitError for too many
 * messages within an hour about one booking, from one buyer or from one network. Part of the caller's transaction.
 */
export async function saveTravellerMessage(ctx: Context, booking: Correspondent, input: MessageInput) {
  const saved = await saveMessage(ctx, booking, 'traveller', input);
  if (saved.isNew) {
    await countMessage(ctx, booking);
    const { contact } = await readSettings(ctx);
    const { id, text } = saved.message;
    const { bookingId } = booking;
    const link = `${linkingIn('en', ctx.config).publicUrl}/admin/inbox/message/${encodeURIComponent(bookingId)}#message-${id}`;
    const email = messageToOperator({ bookingId, text, link });
    await writeToOperator(
      ctx,
      { kind: 'message-to-operator', to: contact.email, booking: booking.id, ...email },
      { together: buyerOf(booking), bookingId: booking.bookingId },
    );
  }
  return saved;
}

/** Returns the key under which messages of a buyer are counted: the account, or the address without one. */
function buyerOf({ userId, email }: Correspondent): string {
  return userId === null ? `address ${mailboxOf(email)}` : `account ${userId}`;
}

async function countMessage(ctx: Context, booking: Correspondent): Promise<void> {
  const refuse = (retryAfter: number, why: Message = errorsBookingTexts.tooManyMessages) =>
    new AppError('RateLimitError', sentence(why), { retryAfter });
  const ofBooking = await countThisHour(ctx, 'messages about', booking.bookingId);
  if (ofBooking.count > messagesPerHour.booking)
    throw refuse(ofBooking.retryAfter, errorsBookingTexts.tooManyMessagesAbout);
  const ofBuyer = await countThisHour(ctx, 'messages of', buyerOf(booking));
  if (ofBuyer.count > messagesPerHour.buyer) throw refuse(ofBuyer.retryAfter);
  const over = await countFromNetwork(ctx, 'messages from', messagesPerHour.network);
  if (over !== undefined) throw refuse(over);
}
