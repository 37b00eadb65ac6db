import { notFound } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import { repeatLetter } from '../../letters/repeat-letter.ts';
import { recordAudit } from '../../platform/audit.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { lockBooking } from '../booking.sql.ts';

/**
 * Somebody of the support, an admin or the operator sends a letter about a booking once more to who booked it; pressed again
 * within a minute it changes nothing. Refuses everybody else (401, 403), and what is no letter of that booking (404).
 */
export async function resendLetter(
  ctx: Context,
  { bookingId, letterId }: { bookingId: string; letterId: number },
): Promise<{ subject: string }> {
  requireRight(ctx.viewer, 'change bookings');
  return inTransaction(ctx, async (ctx) => {
    const booking = await lockBooking(ctx.db, { bookingId });
    const sent = booking && (await repeatLetter(ctx, { bookingRow: booking.row, letterId }));
    if (!sent) throw notFound('There is no such email');
    const { subject, isNew } = sent;
    if (isNew)
      await recordAudit(ctx, { action: 'resend', subjectType: 'booking', subjectId: bookingId, after: { subject } });
    return { subject };
  });
}
