import { notFound } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { keepFiles, type ReceiveForm, takeForm } from './keep-files.ts';
import { keepOperatorsMessage } from './keep-operators-message.ts';
import { findCorrespondent } from './messages.sql.ts';

/**
 * The same as `answerTraveller` with files. The form is received only where there is such a booking. Throws NotFoundError for
 * an unknown one, ValidationError for a file that is not taken, RateLimitError when a network sends too many or a booking
 * has too much.
 */
export async function answerWithFiles(ctx: Context, asked: { bookingId: string; receive: ReceiveForm }) {
  requireRight(ctx.viewer, 'answer travellers');
  const { bookingId } = asked;
  if (!(await findCorrespondent(ctx.db, bookingId))) throw notFound('There is no such booking');
  const { files, writing } = await takeForm(ctx, asked.receive);
  return inTransaction(ctx, async (ctx) => {
    const booking = await findCorrespondent(ctx.db, bookingId, { lock: true });
    if (!booking) throw notFound('There is no such booking');
    const names = files.map(({ name }) => name);
    const kept = await keepOperatorsMessage(ctx, booking, { bookingId, ...writing }, names);
    return keepFiles(ctx, booking, kept, files);
  });
}
