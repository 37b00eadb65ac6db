import { documentsTripTexts } from '../../../../messages/en/documents/trip.ts';
import type { Translate } from '../../../../messages/translate.ts';
import { requireRight } from '../../../core/may.ts';
import { holdEnding } from '../../../emails/hold.email.ts';
import { freeCancellationEnding, reviewInvitation, tripBegins } from '../../../emails/reminder.email.ts';
import { reviewEmailsLink } from '../../../emails/review-emails-link.ts';
import type { Config } from '../../../platform/config.ts';
import { type Context, inTransaction } from '../../../platform/context.ts';
import { bookingEmailOf, emailPictureOf, writeBookingEmail } from '../../emails/booking-emails.ts';
import type { Booking, BookingLine } from '../../model/booking.ts';
import { textOfBooking } from '../../model/booking-language.ts';
import { type Reminder, remindersAt } from '../../model/reminder.ts';
import { tripLineOf } from '../../model/trip-of-booking.ts';
import { lockBooking } from '../../store/bookings.sql.ts';
import { bookingsToRemind, noteReminders, wantsReviewEmails } from '../../store/reminders.sql.ts';

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

/** Queues the emails of those reminders; lines with the same date share one. Part of the caller's transaction. */
export async function writeReminders(ctx: Context, booking: Booking, reminders: readonly Reminder[]): Promise<void> {
  const t = textOfBooking(booking);
  const email = bookingEmailOf(ctx, booking);
  const lineOf = (id: number) => {
    const line = booking.lines.find((one) => one.id === id);
    if (!line) throw new Error(`Line ${id} is not of its booking`);
    return line;
  };
  for (const { kind, line, ...facts } of reminders) {
    if (kind !== 'hold-ends' || !('due' in facts)) continue;
    await writeBookingEmail(ctx, 'hold-ending', booking, holdEnding(email, { ...facts, change: line !== null }));
  }
  const ending = reminders.filter((one) => one.kind === 'free-cancellation-ends');
  for (const [until, some] of Map.groupBy(ending, (one) => one.until.getTime())) {
    const lines = some.map(({ line }) => ({ ...shownOf(t, ctx.config, lineOf(line)), facts: [] }));
    const text = freeCancellationEnding(email, { until: new Date(until), lines });
    await writeBookingEmail(ctx, 'free-cancellation-ending', booking, text);
  }
  const beginning = reminders.filter((one) => one.kind === 'begins').map(({ line }) => lineOf(line));
  for (const [day, lines] of Map.groupBy(beginning, ({ startDay }) => startDay)) {
    const known = booking.userId !== null;
    const text = tripBegins(email, { day, lines: lines.map((line) => beginningOf(t, ctx.config, line, known)) });
    await writeBookingEmail(ctx, 'trip-begins', booking, text);
  }
  if (booking.userId !== null && reminders.some(({ kind }) => kind === 'review')) {
    const leave = reviewEmailsLink(ctx.config, booking.userId);
    const names = [...new Set(booking.lines.map(({ name }) => name))];
    await writeBookingEmail(ctx, 'review-invitation', booking, reviewInvitation(email, { names, leave }));
  }
}

/** `known`: true if the buyer's email address is confirmed; otherwise details that were typed in are left out. */
function beginningOf(t: Translate, config: Config, line: BookingLine, known: boolean) {
  const begins = shownOf(t, config, line);
  const typed = new Set(line.pickup ? [t(documentsTripTexts.pickUp)] : []);
  return { ...begins, facts: begins.facts.filter((fact) => known || !typed.has(fact.label)) };
}

function shownOf(t: Translate, config: Config, line: BookingLine) {
  const { label, name, place, days, facts } = tripLineOf(t, line);
  return { label, name, place, days, facts, picture: emailPictureOf(config, line) };
}
