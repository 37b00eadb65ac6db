import { requireRight } from '../../../core/may.ts';
import { type Context, inTransaction } from '../../../platform/context.ts';
import { remindersAt } from '../../model/reminder.ts';
import { lockBooking } from '../../store/bookings.sql.ts';
import { bookingsToRemind, noteReminders, wantsReviewEmails } from '../../store/reminders.sql.ts';
import { writeReminders } from './reminder-emails.ts';

const batchSize = 200;

/**
 * Queues the reminders that are due, each once even if jobs overlap: it is recorded in the transaction that queues the
 * email, with the booking locked. Returns the number of bookings.
 *
 * @may clock
 */
export async function remindTravellers(ctx: Context): Promise<number> {
  requireRight(ctx.viewer, 'run scheduled jobs');
  const { db, now, config } = ctx;
  let reminded = 0;
  let after = 0;
  for (;;) {
    const ids = await bookingsToRemind(db, { now, after, most: batchSize, invite: config.reviewInvitations });
    for (const id of ids) if (await remind(ctx, id)) reminded += 1;
    const last = ids.at(-1);
    if (last === undefined || ids.length < batchSize) return reminded;
    after = last;
  }
}

async function remind(ctx: Context, id: number): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const booking = await lockBooking(ctx.db, { id });
    if (!booking) return false;
    const { userId } = booking;
    const invitesReview = ctx.config.reviewInvitations && userId !== null && (await wantsReviewEmails(ctx.db, userId));
    const due = remindersAt(booking, ctx.now).filter(({ kind }) => kind !== 'review' || invitesReview);
    const unsent = due.length > 0 ? await noteReminders(ctx.db, id, due, ctx.now) : [];
    if (unsent.length > 0) await writeReminders(ctx, booking, unsent);
    return unsent.length > 0;
  });
}
