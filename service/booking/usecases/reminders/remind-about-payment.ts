import { requireRight } from '../../../core/may.ts';
import { isEmailWrittenSince } from '../../../emails/repeat-email.ts';
import { recordAudit } from '../../../platform/audit.ts';
import { type Context, inTransaction } from '../../../platform/context.ts';
import { dueAt } from '../../model/balance.ts';
import { selectedBookings } from '../../model/selected-bookings.ts';
import { lockBooking } from '../../store/bookings.sql.ts';
import { writeReminders } from './remind-travellers.ts';

/** Milliseconds within which a booking is reminded of its payment once, by staff or automatically. */
const repeatMs = 3_600_000;

type Outcome = 'reminded' | 'recent' | 'nothingDue';

/**
 * Staff email the people who booked what is due and until when, for up to 200 bookings, each in a transaction of its
 * own. Returns how many were reminded, had a reminder within the last hour, or owe nothing: also unknown bookings.
 * Repeated, it sends nothing twice. Throws UnauthorizedError or ForbiddenError for everyone else, ValidationError for
 * no booking or too many.
 *
 * @may support, admin, operator
 */
export async function remindAboutPayment(
  ctx: Context,
  { bookingIds }: { bookingIds: readonly string[] },
): Promise<Readonly<Record<Outcome, number>>> {
  requireRight(ctx.viewer, 'change bookings');
  const counts = { reminded: 0, recent: 0, nothingDue: 0 };
  for (const bookingId of selectedBookings(bookingIds)) counts[await remind(ctx, bookingId)] += 1;
  return counts;
}

async function remind(ctx: Context, bookingId: string): Promise<Outcome> {
  return inTransaction(ctx, async (ctx) => {
    const booking = await lockBooking(ctx.db, { bookingId });
    const due = booking && dueAt(booking, ctx.now);
    if (!due) return 'nothingDue';
    const since = new Date(ctx.now.getTime() - repeatMs);
    if (await isEmailWrittenSince(ctx, { booking: booking.id, kind: 'hold-ending', since })) return 'recent';
    // a paid booking owes the difference of a change
    const line = booking.status === 'confirmed' ? (booking.pendingChange?.begins[0] ?? null) : null;
    await writeReminders(ctx, booking, [{ kind: 'hold-ends', line, until: due.until, due: due.amount }]);
    await recordAudit(ctx, {
      action: 'remind',
      subjectType: 'booking',
      subjectId: bookingId,
      after: { due: due.amount },
    });
    return 'reminded';
  });
}
