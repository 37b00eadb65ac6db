import { notFound } from '../../../core/app-error.ts';
import { requireRight } from '../../../core/may.ts';
import { type Context, inTransaction } from '../../../platform/context.ts';
import { type BookingAccess, requireBookingAccess } from '../../lifecycle/booking-access.ts';
import { findCorrespondent } from '../../store/messages.sql.ts';
import { type ReceiveForm, receiveMessageForm, saveAttachments } from './save-attachments.ts';
import { saveTravellerMessage } from './save-message.ts';

/**
 * The traveller writes to the operator with files. Repeating it changes nothing. The form is read only if the viewer
 * may write. Throws NotFoundError for everyone else, ValidationError for a file that is not accepted, RateLimitError if
 * a network sends too many files or the booking has too many.
 *
 * @may everyone
 */
export async function writeWithFiles(ctx: Context, input: BookingAccess & { receive: ReceiveForm }) {
  requireRight(ctx.viewer, 'use the link of a booking');
  await requireBookingAccess(ctx, input);
  const { files, writing } = await receiveMessageForm(ctx, input.receive);
  return inTransaction(ctx, async (ctx) => {
    const booking = await findCorrespondent(ctx.db, input.bookingId, { lock: true });
    if (!booking) throw notFound();
    const saved = await saveTravellerMessage(ctx, booking, { bookingId: input.bookingId, ...writing });
    return saveAttachments(ctx, booking, saved, files);
  });
}
