import { notFound } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import { messageToTraveller } from '../../letters/message-to-traveller.email.ts';
import { writeLetter } from '../../letters/write-letter.ts';
import { recordAudit } from '../../platform/audit.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { bookingLink } from '../paying/payment-link.ts';
import { keepMessage, type Writing } from './keep-message.ts';
import { messageEntry } from './message.ts';
import { type Correspondent, findCorrespondent } from './messages.sql.ts';

/**
 * The operator, an admin or the support writes to who booked, who is told by email with a link to the conversation; a
 * repeat changes nothing. Throws NotFoundError for an unknown booking.
 */
export async function answerTraveller(ctx: Context, writing: Writing) {
  requireRight(ctx.viewer, 'answer travellers');
  return inTransaction(ctx, async (ctx) => {
    const booking = await findCorrespondent(ctx.db, writing.bookingId, { lock: true });
    if (!booking) throw notFound('There is no such booking');
    const { message, isNew } = await keepMessage(ctx, booking, 'operator', writing);
    if (isNew) {
      const { bookingId, userId, row } = booking;
      // without an account nobody has confirmed the address: nothing that was typed with it stands in the letter
      const name = userId === null ? null : booking.name;
      await writeLetter(ctx, {
        kind: 'message-to-traveller',
        to: booking.email,
        bookingRow: row,
        ...(userId !== null && { userId }),
        ...messageToTraveller({ bookingId, text: message.text, name, link: linkOf(ctx, booking) }),
      });
      const after = { message: message.text };
      await recordAudit(ctx, { action: 'answer', subjectType: 'booking', subjectId: bookingId, before: null, after });
    }
    return messageEntry(message);
  });
}

function linkOf({ config }: Context, { bookingId, userId }: Correspondent): string {
  if (userId === null) return `${bookingLink(config, bookingId)}#messages`;
  return `${config.publicUrl}/dashboard?${new URLSearchParams({ view: 'messages', booking: bookingId })}`;
}
