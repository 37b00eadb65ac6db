import { errorsBookingTexts } from '../../../messages/en/errors/booking.ts';
import { sentence } from '../../../messages/message.ts';
import { notFound } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import { repeatEmail } from '../../emails/repeat-email.ts';
import { recordAudit } from '../../platform/audit.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { lockBooking } from '../store/bookings.sql.ts';

/**
 * Staff send an email about a booking again to the person who booked. Repeating it within a minute changes nothing.
 * Throws UnauthorizedError or ForbiddenError for everyone else, NotFoundError for an email that does not belong to the
 * booking.
 *
 * @may support, admin, operator
 */
export async function resendEmail(
  ctx: Context,
  { bookingId, emailId }: { bookingId: string; emailId: number },
): Promise<{ subject: string }> {
  requireRight(ctx.viewer, 'change bookings');
  return inTransaction(ctx, async (ctx) => {
    const booking = await lockBooking(ctx.db, { bookingId });
    const sent = booking && (await repeatEmail(ctx, { booking: booking.id, emailId }));
    if (!sent) throw notFound(sentence(errorsBookingTexts.emailNotFound));
    const { subject, isNew } = sent;
    if (isNew)
      await recordAudit(ctx, { action: 'resend', subjectType: 'booking', subjectId: bookingId, after: { subject } });
    return { subject };
  });
}
