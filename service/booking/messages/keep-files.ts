import { AppError, invalid } from '../../core/app-error.ts';
import type { Form } from '../../platform/call.ts';
import type { Context } from '../../platform/context.ts';
import { countFromNetwork } from '../../platform/hourly-count.ts';
import { attachmentLimits, formsAnHour, megabytesAnHour, megabytesOf } from './attachment.ts';
import { attachedBytes, insertAttachments, unpaidBytes } from './attachments.sql.ts';
import type { Writing } from './keep-message.ts';
import type { Message } from './message.ts';
import type { Correspondent } from './messages.sql.ts';
import { type ReadFile, readFiles } from './read-files.ts';
import { shownEntries } from './shown-entries.ts';

/** Receives a form with a message and files; nothing of it is read before. */
export type ReceiveForm = () => Promise<{ form: Form; writing: Pick<Writing, 'text' | 'form'> }>;

/**
 * Receives the form and reads its files. Throws ValidationError for a file that is not taken, RateLimitError when a network
 * sends too many.
 */
export async function takeForm(ctx: Context, receive: ReceiveForm) {
  await countForm(ctx);
  const { form, writing } = await receive();
  if (form.files.length === 0) throw invalid('Files are empty');
  if (form.files.some(({ field }) => field !== 'files')) throw invalid('Files stand in the field files');
  return { files: await readFiles(form.files), writing };
}

/**
 * Keeps the files of a message about a locked booking that is new, and shows it. Throws RateLimitError when the booking
 * has too much, or a traveller has sent too much about bookings without a payment. Part of the caller's transaction.
 */
export async function keepFiles(
  ctx: Context,
  booking: Correspondent,
  { message, isNew }: { message: Message; isNew: boolean },
  files: readonly ReadFile[],
) {
  const { author } = message;
  if (isNew) {
    const bytes = files.reduce((all, { bytes }) => all + bytes.length, 0);
    if (bytes + (await attachedBytes(ctx.db, booking.row)) > attachmentLimits.ofBooking)
      throw new AppError('RateLimitError', 'This booking has too many files. Please send them to us by email.');
    if (author === 'traveller' && bytes + (await unpaidBytes(ctx.db, booking)) > attachmentLimits.ofUnpaid)
      throw new AppError('RateLimitError', 'You have sent many files. Please send more once your booking is paid.');
    if (author === 'traveller') await countMegabytes(ctx, files);
    await insertAttachments(ctx.db, message.id, files);
  }
  const [entry] = await shownEntries(ctx, booking.bookingId, [message]);
  if (!entry) throw new Error('A message was not shown');
  return entry;
}

async function countMegabytes(ctx: Context, files: readonly ReadFile[]): Promise<void> {
  const retryAfter = await countFromNetwork(ctx, 'megabytes of files from', megabytesAnHour, megabytesOf(files));
  if (retryAfter !== undefined) throw tooManyFiles(retryAfter);
}

async function countForm(ctx: Context): Promise<void> {
  const retryAfter = await countFromNetwork(ctx, 'message files from', formsAnHour);
  if (retryAfter !== undefined) throw tooManyFiles(retryAfter);
}

function tooManyFiles(retryAfter: number): AppError {
  return new AppError('RateLimitError', 'Many files came from your network. Please try again in an hour.', {
    retryAfter,
  });
}
