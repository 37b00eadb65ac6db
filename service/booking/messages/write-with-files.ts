import { AppError, invalid, notFound } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import type { Form } from '../../platform/call.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { countThisHour } from '../../platform/hourly-count.ts';
import { type OwnBooking, requireOwnBooking } from '../changing/own-booking.ts';
import { attachmentLimits, formsAnHour } from './attachment.ts';
import { attachedBytes, insertAttachments } from './attachments.sql.ts';
import type { Writing } from './keep-message.ts';
import { keepTravellersMessage } from './keep-travellers-message.ts';
import { findCorrespondent } from './messages.sql.ts';
import { readFiles } from './read-files.ts';
import { shownEntries } from './shown-entries.ts';

/**
 * Who booked writes to the operator with files; a repeat changes nothing. The form is received only from who may write.
 * Throws NotFoundError for everybody else, ValidationError for a file that is not taken, RateLimitError when a network
 * sends too many or a booking has too much.
 */
export async function writeWithFiles(
  ctx: Context,
  asked: OwnBooking & { receive: () => Promise<{ form: Form; writing: Pick<Writing, 'text' | 'form'> }> },
) {
  requireRight(ctx.viewer, 'use the link of a booking');
  await requireOwnBooking(ctx, asked);
  await countForm(ctx);
  const { form, writing } = await asked.receive();
  if (form.files.length === 0) throw invalid('Files are empty');
  if (form.files.some(({ field }) => field !== 'files')) throw invalid('Files stand in the field files');
  const files = await readFiles(form.files);
  return inTransaction(ctx, async (ctx) => {
    const booking = await findCorrespondent(ctx.db, asked.bookingId, { lock: true });
    if (!booking) throw notFound();
    const { message, isNew } = await keepTravellersMessage(ctx, booking, { bookingId: asked.bookingId, ...writing });
    if (isNew) {
      const there = await attachedBytes(ctx.db, booking.row);
      if (files.reduce((all, { bytes }) => all + bytes.length, there) > attachmentLimits.ofBooking)
        throw new AppError('RateLimitError', 'This booking has too many files. Please send them to us by email.');
      await insertAttachments(ctx.db, message.id, files);
    }
    const [entry] = await shownEntries(ctx, booking.bookingId, [message]);
    if (!entry) throw new Error('A message was not shown');
    return entry;
  });
}

async function countForm(ctx: Context): Promise<void> {
  if (ctx.network === null) return;
  const { count, retryAfter } = await countThisHour(ctx, 'message files from', ctx.network);
  if (count <= formsAnHour) return;
  throw new AppError('RateLimitError', 'Many files came from your network. Please try again in an hour.', {
    retryAfter,
  });
}
