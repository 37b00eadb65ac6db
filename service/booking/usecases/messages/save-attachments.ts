import { errorsBookingTexts } from '../../../../messages/en/errors/booking.ts';
import { sentence } from '../../../../messages/message.ts';
import { AppError, invalid } from '../../../core/app-error.ts';
import type { Form } from '../../../platform/call.ts';
import type { Context } from '../../../platform/context.ts';
import { countFromNetwork } from '../../../platform/hourly-count.ts';
import { attachmentLimits, formsPerHour, megabytesOf, megabytesPerHour } from '../../model/attachment.ts';
import { type CheckedFile, checkFiles } from '../../model/check-files.ts';
import type { BookingMessage } from '../../model/message.ts';
import { insertAttachments, sumAttachmentBytes, sumUnpaidBytes } from '../../store/attachments.sql.ts';
import type { Correspondent } from '../../store/messages.sql.ts';
import { presentMessages } from './conversation.ts';
import type { MessageInput } from './save-message.ts';

/** Reads a form with a message and files. Nothing is read before it is called. */
export type ReceiveForm = () => Promise<{ form: Form; writing: Pick<MessageInput, 'text' | 'form'> }>;

/**
 * Reads the form and checks its files. Throws ValidationError for a file that is not accepted, RateLimitError if a
 * network sends too many.
 */
export async function receiveMessageForm(ctx: Context, receive: ReceiveForm) {
  await countForm(ctx);
  const { form, writing } = await receive();
  if (form.files.length === 0) throw invalid(sentence(errorsBookingTexts.noFiles));
  if (form.files.some(({ field }) => field !== 'files')) throw invalid(sentence(errorsBookingTexts.filesField));
  return { files: await checkFiles(form.files), writing };
}

/**
 * Stores the files of a new message about a locked booking and returns the message for the API. Throws RateLimitError
 * if the booking has too many files, or a traveller has sent too many about unpaid bookings. Part of the caller's
 * transaction.
 */
export async function saveAttachments(
  ctx: Context,
  booking: Correspondent,
  { message, isNew }: { message: BookingMessage; isNew: boolean },
  files: readonly CheckedFile[],
) {
  const { author } = message;
  if (isNew) {
    const bytes = files.reduce((all, { bytes }) => all + bytes.length, 0);
    if (bytes + (await sumAttachmentBytes(ctx.db, booking.id)) > attachmentLimits.bookingBytes)
      throw new AppError('RateLimitError', sentence(errorsBookingTexts.tooManyFiles));
    if (author === 'traveller' && bytes + (await sumUnpaidBytes(ctx.db, booking)) > attachmentLimits.unpaidBytes)
      throw new AppError('RateLimitError', sentence(errorsBookingTexts.filesBeforePayment));
    if (author === 'traveller') await countMegabytes(ctx, files);
    await insertAttachments(ctx.db, message.id, files);
  }
  const [entry] = await presentMessages(ctx, booking.bookingId, [message]);
  if (!entry) throw new Error('A message was not shown');
  return entry;
}

async function countMegabytes(ctx: Context, files: readonly CheckedFile[]): Promise<void> {
  const retryAfter = await countFromNetwork(ctx, 'megabytes of files from', megabytesPerHour, megabytesOf(files));
  if (retryAfter !== undefined) throw tooManyFiles(retryAfter);
}

async function countForm(ctx: Context): Promise<void> {
  const retryAfter = await countFromNetwork(ctx, 'message files from', formsPerHour);
  if (retryAfter !== undefined) throw tooManyFiles(retryAfter);
}

function tooManyFiles(retryAfter: number): AppError {
  return new AppError('RateLimitError', sentence(errorsBookingTexts.filesOfNetwork), {
    retryAfter,
  });
}
