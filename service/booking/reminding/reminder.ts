import { addDays, instantAt, today } from '../../core/day.ts';
import { type Paise, paiseOf } from '../../core/money.ts';
import { statusAt } from '../booking.ts';
import type { Booking, BookingLine } from '../booking-row.ts';
import { partPaid } from '../paying/refund.ts';

/** What a booking is reminded of: `hold-ends` of the whole or, by its first line, of a held change; `review` of the whole. */
export type Reminder =
  | { readonly kind: 'hold-ends'; readonly line: number | null; readonly until: Date; readonly due: Paise }
  | { readonly kind: 'free-cancellation-ends'; readonly line: number; readonly until: Date }
  | { readonly kind: 'begins'; readonly line: number }
  | { readonly kind: 'review'; readonly line: null };

export type Reminded = Pick<
  Booking,
  | 'status'
  | 'userId'
  | 'total'
  | 'hold_until'
  | 'createdAt'
  | 'keptAt'
  | 'updatedAt'
  | 'proposal'
  | 'lines'
  | 'payments'
>;

const hour = 3_600_000;
/** Who holds for less than that has just been told until when. */
const leastHold = 4 * hour;
/** An invitation comes within these days after the end, or never. */
export const daysToInvite = 7;

/** Whether India is awake: what can wait is not written at night. */
export function isWaking(at: Date): boolean {
  const day = today(at);
  return at >= instantAt(day, '08:00') && at < instantAt(day, '22:00');
}

/** That instant or, at night, 21:00 of the evening before. */
export function wakingBefore(at: Date): Date {
  if (isWaking(at)) return at;
  const day = today(at);
  return instantAt(at < instantAt(day, '08:00') ? addDays(day, -1) : day, '21:00');
}

/** When a hold is reminded of: with a quarter of it left, in the evening before a night; null for a short one. */
export function holdReminderAt(began: Date, until: Date): Date | null {
  const length = until.getTime() - began.getTime();
  if (length < leastHold) return null;
  const quarterLeft = new Date(until.getTime() - length / 4);
  const awake = wakingBefore(quarterLeft);
  return awake.getTime() < began.getTime() + length / 4 ? quarterLeft : awake;
}

/** Until when the whole price of a line comes back; null: never. */
export function freeUntilOf({ details }: Pick<BookingLine, 'details'>): Date | null {
  const free = details.cancellation.schedule.filter(({ percent }) => percent === 100);
  return free.length === 0 ? null : new Date(Math.max(...free.map(({ until }) => Date.parse(until))));
}

/** The reminders whose time it is, were none of them sent before. What was booked or changed after that time needs none. */
export function remindersAt(booking: Reminded, now: Date): Reminder[] {
  const { updatedAt, total } = booking;
  const status = statusAt(booking, now);
  const isTime = (at: Date | null, until: Date) => at !== null && at <= now && now < until;
  if (status === 'pending') {
    const until = booking.hold_until;
    const at = holdReminderAt(booking.keptAt ?? booking.createdAt, until);
    return isTime(at, until) ? [{ kind: 'hold-ends', line: null, until, due: paiseOf(total - partPaid(booking)) }] : [];
  }
  if (status === 'completed') {
    const fresh = now.getTime() - updatedAt.getTime() < daysToInvite * 24 * hour;
    return booking.userId !== null && fresh && isWaking(now) ? [{ kind: 'review', line: null }] : [];
  }
  if (status !== 'confirmed') return [];

  const reminders: Reminder[] = [];
  const { proposal } = booking;
  if (proposal && isTime(holdReminderAt(updatedAt, proposal.until), proposal.until))
    reminders.push({ kind: 'hold-ends', line: proposal.begins[0] ?? null, until: proposal.until, due: proposal.due });
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
