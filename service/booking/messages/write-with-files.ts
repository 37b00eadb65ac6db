import { notFound } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { type OwnBooking, requireOwnBooking } from '../changing/own-booking.ts';
import { keepFiles, type ReceiveForm, takeForm } from './keep-files.ts';
import { keepTravellersMessage } from './keep-travellers-message.ts';
import { findCorrespondent } from './messages.sql.ts';

/**
 * Who booked writes to the operator with files; a repeat changes nothing. The form is received only from who may write.
 * Throws NotFoundError for everybody else, ValidationError for a file that is not taken, RateLimitError when a network
 * sends too many or a booking has too much.
 */
export async function writeWithFiles(ctx: Context, asked: OwnBooking & { receive: ReceiveForm }) {
  requireRight(ctx.viewer, 'use the link of a booking');
  await requireOwnBooking(ctx, asked);
  const { files, writing } = await takeForm(ctx, asked.receive);
  return inTransaction(ctx, async (ctx) => {
    const booking = await findCorrespondent(ctx.db, asked.bookingId, { lock: true });
    if (!booking) throw notFound();
    const kept = await keepTravellersMessage(ctx, booking, { bookingId: asked.bookingId, ...writing });
    return keepFiles(ctx, booking, kept, files);
  });
}
