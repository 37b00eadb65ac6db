import { requireRight } from '../../core/may.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { lockBooking } from '../booking.sql.ts';
import { remindersAt } from './reminder.ts';
import { writeReminders } from './reminder-emails.ts';
import { bookingsToRemind, noteReminders, wantsReviewEmails } from './reminders.sql.ts';

const atOnce = 200;

/**
 * Writes the reminders whose time has come, each once whoever else does so in the meantime: it is noted in the transaction that
 * writes the email, over the locked booking. Returns of how many bookings.
 */
export async function remindTravellers(ctx: Context): Promise<number> {
  requireRight(ctx.viewer, 'keep house');
  const { db, now, config } = ctx;
  let reminded = 0;
  let after = 0;
  for (;;) {
    const rows = await bookingsToRemind(db, { now, after, most: atOnce, invite: config.reviewInvitations });
    for (const row of rows) if (await remind(ctx, row)) reminded += 1;
    const last = rows.at(-1);
    if (last === undefined || rows.length < atOnce) return reminded;
    after = last;
  }
}

async function remind(ctx: Context, row: number): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const booking = await lockBooking(ctx.db, { row });
    if (!booking) return false;
    const { userId } = booking;
    const asked = ctx.config.reviewInvitations && userId !== null && (await wantsReviewEmails(ctx.db, userId));
    const due = remindersAt(booking, ctx.now).filter(({ kind }) => kind !== 'review' || asked);
    const unsent = due.length > 0 ? await noteReminders(ctx.db, row, due, ctx.now) : [];
    if (unsent.length > 0) await writeReminders(ctx, booking, unsent);
    return unsent.length > 0;
  });
}
