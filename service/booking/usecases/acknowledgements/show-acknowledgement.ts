import { textIn } from '../../../../messages/translate.ts';
import { requireRight } from '../../../core/may.ts';
import type { Context } from '../../../platform/context.ts';
import { acknowledgementAt } from '../../model/acknowledgement.ts';
import { datesText, guestsText } from '../../model/line.ts';
import { findBooking } from '../../store/bookings.sql.ts';
import { type AcknowledgementLink, linkedLine, requireAcknowledgementLink } from './linked-line.ts';

/**
 * Shows a partner what the link in their email asks: no more of the booking than the email says. `state` is null if no
 * answer is owed any more. Throws NotFoundError for a forged or expired link.
 *
 * @may everyone
 */
export async function showAcknowledgement(ctx: Context, link: AcknowledgementLink) {
  requireRight(ctx.viewer, 'use the link of a booking');
  requireAcknowledgementLink(ctx, link);
  const { booking, line, acknowledgement } = linkedLine(await findBooking(ctx.db, link.bookingId), link, ctx.now);
  const t = textIn(ctx.language);
  return {
    bookingId: booking.bookingId,
    product: line.name,
    option: line.optionName,
    days: datesText(t, line),
    guests: guestsText(t, line),
    dueAt: acknowledgement.dueAt.toISOString(),
    state: acknowledgementAt(booking, line, ctx.now),
  };
}
