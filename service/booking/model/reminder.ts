import { addDays, instantAt, today } from '../../core/day.ts';
import { type Paise, paiseOf } from '../../core/money.ts';
import { partPaid } from './balance.ts';
import type { Booking, BookingLine } from './booking.ts';
import { statusAt } from './booking-status.ts';

/**
 * A reminder. `hold-ends` is about the whole booking, or about a pending change by its first line; `review` about the
 * whole booking.
 */
export type Reminder =
  | { readonly kind: 'hold-ends'; readonly line: number | null; readonly until: Date; readonly due: Paise }
  | { readonly kind: 'free-cancellation-ends'; readonly line: number; readonly until: Date }
  | { readonly kind: 'begins'; readonly line: number }
  | { readonly kind: 'review'; readonly line: null };

export type RemindedBooking = Pick<
  Booking,
  | 'status'
  | 'userId'
  | 'total'
  | 'holdUntil'
  | 'createdAt'
  | 'addressConfirmedAt'
  | 'updatedAt'
  | 'pendingChange'
  | 'lines'
  | 'payments'
>;

const hour = 3_600_000;
/** Shorter holds have no reminder: the confirmation has just named their end. */
const leastHold = 4 * hour;
/** Days after the trip within which a review invitation is sent. */
export const daysToInvite = 7;

/** Returns true in the daytime of India: reminders that can wait are not sent at night. */
export function isWaking(at: Date): boolean {
  const day = today(at);
  return at >= instantAt(day, '08:00') && at < instantAt(day, '22:00');
}

/** Returns that time or, if it is at night, 21:00 of the evening before. */
export function wakingBefore(at: Date): Date {
  if (isWaking(at)) return at;
  const day = today(at);
  return instantAt(at < instantAt(day, '08:00') ? addDays(day, -1) : day, '21:00');
}

/**
 * Returns when the reminder of a hold is due: with a quarter of it left, or in the evening before if that is at night;
 * null for a short hold.
 */
export function holdReminderAt(began: Date, until: Date): Date | null {
  const length = until.getTime() - began.getTime();
  if (length < leastHold) return null;
  const quarterLeft = new Date(until.getTime() - length / 4);
  const awake = wakingBefore(quarterLeft);
  return awake.getTime() < began.getTime() + length / 4 ? quarterLeft : awake;
}

/** Returns until when a line is fully refundable; null if never. */
export function freeUntilOf({ cancellation }: Pick<BookingLine, 'cancellation'>): Date | null {
  const free = cancellation.schedule.filter(({ percent }) => percent === 100);
  return free.length === 0 ? null : new Date(Math.max(...free.map(({ until }) => Date.parse(until))));
}

/** Returns the reminders that are due, sent or not. There is none for what was booked or changed after its due time. */
export function remindersAt(booking: RemindedBooking, now: Date): Reminder[] {
  const { updatedAt, total } = booking;
  const status = statusAt(booking, now);
  const isTime = (at: Date | null, until: Date) => at !== null && at <= now && now < until;
  if (status === 'pending') {
    const until = booking.holdUntil;
    const at = holdReminderAt(booking.addressConfirmedAt ?? booking.createdAt, until);
    return isTime(at, until) ? [{ kind: 'hold-ends', line: null, until, due: paiseOf(total - partPaid(booking)) }] : [];
  }
  if (status === 'completed') {
    const fresh = now.getTime() - updatedAt.getTime() < daysToInvite * 24 * hour;
    return booking.userId !== null && fresh && isWaking(now) ? [{ kind: 'review', line: null }] : [];
  }
  if (status !== 'confirmed') return [];

  const reminders: Reminder[] = [];
  const { pendingChange } = booking;
  if (pendingChange && isTime(holdReminderAt(updatedAt, pendingChange.until), pendingChange.until))
    reminders.push({
      kind: 'hold-ends',
      line: pendingChange.begins[0] ?? null,
      until: pendingChange.until,
      due: pendingChange.due,
    });
  if (!isWaking(now)) return reminders;
  for (const line of booking.lines) {
    const until = freeUntilOf(line);
    const before = until && wakingBefore(new Date(until.getTime() - 24 * hour));
    if (until && before && isTime(before, until) && updatedAt <= before && line.subtotal > 0)
      reminders.push({ kind: 'free-cancellation-ends', line: line.id, until });
    const dayBefore = instantAt(addDays(line.startDay, -1), '10:00');
    if (isTime(dayBefore, instantAt(line.startDay, line.slot || '00:00')) && updatedAt <= dayBefore)
      reminders.push({ kind: 'begins', line: line.id });
  }
  return reminders;
}
