import { errorsBookingTexts } from '../../../../messages/en/errors/booking.ts';
import { sentence } from '../../../../messages/message.ts';
import { textIn } from '../../../../messages/translate.ts';
import { conflict, notFound } from '../../../core/app-error.ts';
import { may, requireRight } from '../../../core/may.ts';
import { recordAudit } from '../../../platform/audit.ts';
import { type Context, inTransaction } from '../../../platform/context.ts';
import { applyEvent } from '../../lifecycle/apply-event.ts';
import { type BookingAccess, requireChangeAccess } from '../../lifecycle/booking-access.ts';
import { acknowledgementAt } from '../../model/acknowledgement.ts';
import { eventOfChange, planChange } from '../../model/plan-change.ts';
import { presentBooking } from '../../model/present-booking.ts';
import type { BookingView } from '../../model/wire/wire.ts';
import { loadBookings, lockBooking } from '../../store/bookings.sql.ts';
import { isTokenUsed } from '../../store/changes.sql.ts';

/**
 * Cancels a line whose partner has refused the guest and owes the payer its whole price, whatever its policy. For the
 * owner, readers of the booking's email and staff. Repeating it changes nothing.
 * Throws NotFoundError for bookings of others and unknown lines, ConflictError unless the partner refuses the guest.
 *
 * @may everyone
 */
export async function refundRefused(
  ctx: Context,
  input: BookingAccess & { readonly line: number },
): Promise<BookingView> {
  requireRight(ctx.viewer, 'use the link of a booking');
  await requireChangeAccess(ctx, input);
  return inTransaction(ctx, async (ctx) => {
    const booking = await lockBooking(ctx.db, input);
    const line = booking?.allLines.find(({ id }) => id === input.line);
    if (!booking || !line || booking.forgottenAt !== null) throw notFound();
    const token = `refused ${line.id}`;
    if (!(await isTokenUsed(ctx.db, booking.id, token))) {
      if (acknowledgementAt(booking, line, ctx.now) !== 'refused')
        throw conflict(sentence(errorsBookingTexts.noRefusal));
      const ends = [{ line, to: 'cancelled' as const }];
      const plan = planChange(booking, ends, [], { now: ctx.now, payBy: ctx.now });
      await applyEvent(ctx, booking, eventOfChange(booking, plan, { token, stock: new Map() }));
      if (may(ctx.viewer, 'change bookings'))
        await recordAudit(ctx, {
          action: 'refund-refused',
          subjectType: 'booking',
          subjectId: booking.bookingId,
          after: { line: line.id, refund: plan.refund },
        });
    }
    const [changed] = await loadBookings(ctx.db, [booking.id]);
    return presentBooking(textIn(ctx.language), changed ?? booking, ctx.config, ctx.now);
  });
}
