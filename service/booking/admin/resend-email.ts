import { notFound } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import { repeatEmail } from '../../emails/repeat-email.ts';
import { recordAudit } from '../../platform/audit.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { lockBooking } from '../booking.sql.ts';

/**
 * Somebody of the support, an admin or the operator sends an email about a booking once more to who booked it; pressed again
 * within a minute it changes nothing. Refuses everybody else (401, 403), and what is no email of that booking (404).
 */
export async function resendEmail(
  ctx: Context,
  { bookingId, emailId }: { bookingId: string; emailId: number },
): Promise<{ subject: string }> {
  requireRight(ctx.viewer, 'change bookings');
  return inTransaction(ctx, async (ctx) => {
    const booking = await lockBooking(ctx.db, { bookingId });
    const sent = booking && (await repeatEmail(ctx, { bookingRow: booking.row, emailId }));
    if (!sent) throw notFound('There is no such email');
    const { subject, isNew } = sent;
    if (isNew)
      await recordAudit(ctx, { action: 'resend', subjectType: 'booking', subjectId: bookingId, after: { subject } });
    return { subject };
  });
}
