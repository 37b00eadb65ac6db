import { errorsBookingTexts } from '../../../../messages/en/errors/booking.ts';
import { sentence } from '../../../../messages/message.ts';
import { notFound } from '../../../core/app-error.ts';
import { requireRight } from '../../../core/may.ts';
import { type Context, inTransaction } from '../../../platform/context.ts';
import { findCorrespondent } from '../../store/messages.sql.ts';
import { type ReceiveForm, receiveMessageForm, saveAttachments } from './save-attachments.ts';
import { saveOperatorMessage } from './save-message.ts';

/**
 * Like `answerTraveller`, with files. The form is read only if the booking exists. Throws NotFoundError for an unknown
 * booking, ValidationError for a file that is not accepted, RateLimitError if a network sends too many files or the
 * booking has too many.
 *
 * @may support, admin, operator
 */
export async function answerWithFiles(ctx: Context, input: { bookingId: string; receive: ReceiveForm }) {
  requireRight(ctx.viewer, 'answer travellers');
  const { bookingId } = input;
  if (!(await findCorrespondent(ctx.db, bookingId))) throw notFound(sentence(errorsBookingTexts.bookingNotFound));
  const { files, writing } = await receiveMessageForm(ctx, input.receive);
  return inTransaction(ctx, async (ctx) => {
    const booking = await findCorrespondent(ctx.db, bookingId, { lock: true });
    if (!booking) throw notFound(sentence(errorsBookingTexts.bookingNotFound));
    const names = files.map(({ name }) => name);
    const saved = await saveOperatorMessage(ctx, booking, { bookingId, ...writing }, names);
    return saveAttachments(ctx, booking, saved, files);
  });
}
