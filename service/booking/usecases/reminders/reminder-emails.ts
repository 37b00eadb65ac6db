import { holdEnding } from '../../../emails/hold.email.ts';
import {
  freeCancellationEnding,
  reviewEmailsLink,
  reviewInvitation,
  tripBegins,
} from '../../../emails/reminder.email.ts';
import type { Context } from '../../../platform/context.ts';
import { bookingEmailOf, writeBookingEmail } from '../../emails/booking-emails.ts';
import type { Booking, BookingLine } from '../../model/booking.ts';
import { datesText } from '../../model/line.ts';
import type { Reminder } from '../../model/reminder.ts';
import { tripLineOf } from '../../model/trip-of-booking.ts';

/** Queues the emails of those reminders; lines with the same date share one. Part of the caller's transaction. */
export async function writeReminders(ctx: Context, booking: Booking, reminders: readonly Reminder[]): Promise<void> {
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
    const lines = some.map(({ line }) => lineOf(line)).map((line) => ({ name: line.name, days: datesText(line) }));
    const text = freeCancellationEnding(email, { until: new Date(until), lines });
    await writeBookingEmail(ctx, 'free-cancellation-ending', booking, text);
  }
  const beginning = reminders.filter((one) => one.kind === 'begins').map(({ line }) => lineOf(line));
  for (const [day, lines] of Map.groupBy(beginning, ({ startDay }) => startDay)) {
    const known = booking.userId !== null;
    const text = tripBegins(email, { day, lines: lines.map((line) => beginningOf(line, known)) });
    await writeBookingEmail(ctx, 'trip-begins', booking, text);
  }
  if (booking.userId !== null && reminders.some(({ kind }) => kind === 'review')) {
    const leave = reviewEmailsLink(ctx.config, booking.userId);
    const names = [...new Set(booking.lines.map(({ name }) => name))];
    await writeBookingEmail(ctx, 'review-invitation', booking, reviewInvitation(email, { names, leave }));
  }
}

/** `known`: true if the buyer's email address is confirmed; otherwise details that were typed in are left out. */
function beginningOf(line: BookingLine, known: boolean) {
  const { label, name, place, facts } = tripLineOf(line);
  const typed = new Set(line.pickup ? ['Pick-up'] : []);
  return { label, name, place, facts: facts.filter((fact) => known || !typed.has(fact.label)) };
}
