import ICAL from 'ical.js';
import { addDays, type Day, daysBetween, instantAt, isDay, today } from '../core/day.ts';

/** What is read of a calendar. */
export interface Wanted {
  readonly text: string;
  /** From this day until before that one. */
  readonly from: Day;
  readonly to: Day;
  /** What is hired by the day is gone on the day of its return, too; a night ends with the morning. */
  readonly wholeDays: boolean;
  /** How the UIDs of our own calendars end. */
  readonly ownSuffix: string;
}

/** The days that a calendar calls taken, in order; `reserved`: by somebody who has booked there. Or what is wrong with it. */
export type Taken = { readonly days: readonly Day[]; readonly reserved: readonly Day[] } | { readonly problem: string };

const mostOccurrences = 2_000;

/**
 * Reads a calendar (RFC 5545) that a stranger has made: days only, no names. Cancelled and transparent entries take
 * nothing. It can take for ever on a calendar that is made for that: a thread that is ended runs it.
 */
export function takeDays(wanted: Wanted): Taken {
  const calendars = calendarsIn(wanted.text);
  if (!calendars) return { problem: 'what stands there is no calendar' };
  const events = calendars.flatMap((calendar) => calendar.getAllSubcomponents('vevent'));
  const uidOf = (event: ICAL.Component) => String(event.getFirstPropertyValue('uid') ?? '');
  if (events.length > 0 && events.every((event) => uidOf(event).endsWith(wanted.ownSuffix)))
    return { problem: 'this is a calendar of our own: give the one of the other channel' };
  const exceptions = Map.groupBy(
    events.filter((event) => event.hasProperty('recurrence-id')),
    uidOf,
  );
  const days = new Set<Day>();
  const reserved = new Set<Day>();
  for (const event of events) {
    if (takesNothing(event) || uidOf(event).endsWith(wanted.ownSuffix)) continue;
    const isReserved = /reserv|booked/i.test(String(event.getFirstPropertyValue('summary') ?? ''));
    for (const day of daysOf(event, exceptions.get(uidOf(event)) ?? [], wanted)) {
      days.add(day);
      if (isReserved) reserved.add(day);
    }
  }
  return { days: [...days].sort(), reserved: [...reserved].sort() };
}

function calendarsIn(text: string): ICAL.Component[] | undefined {
  try {
    const parsed: unknown = ICAL.parse(text);
    if (!Array.isArray(parsed)) return undefined;
    const roots: unknown[] = typeof parsed[0] === 'string' ? [parsed] : parsed;
    const calendars = roots.filter(Array.isArray).map((root) => new ICAL.Component(root));
    return calendars.length > 0 && calendars.every(({ name }) => name === 'vcalendar') ? calendars : undefined;
  } catch {
    return undefined;
  }
}

function takesNothing(event: ICAL.Component): boolean {
  const says = (name: string) => String(event.getFirstPropertyValue(name) ?? '').toUpperCase();
  return says('status') === 'CANCELLED' || says('transp') === 'TRANSPARENT' || !event.hasProperty('dtstart');
}

/** The days of an entry, each time that it comes. */
function daysOf(component: ICAL.Component, exceptions: ICAL.Component[], wanted: Wanted): Day[] {
  const event = new ICAL.Event(component, { exceptions });
  if (!event.isRecurring()) return daysWithin(event.startDate, event.endDate, wanted);
  const days: Day[] = [];
  const times = event.iterator();
  for (let count = 0; count < mostOccurrences; count += 1) {
    const next = times.next();
    if (!next) break;
    const { startDate, endDate, item } = event.getOccurrenceDetails(next);
    if ((dayIn(startDate) ?? '') >= wanted.to) break;
    if (!takesNothing(item.component)) days.push(...daysWithin(startDate, endDate, wanted));
  }
  return days;
}

function daysWithin(start: ICAL.Time, end: ICAL.Time, { from, to, wholeDays }: Wanted): Day[] {
  const [first, last] = [dayIn(start), dayIn(end)];
  if (!first || !last) return [];
  const until = wholeDays && !end.isDate && !isMidnight(end) ? addDays(last, 1) : last;
  // what ends on the day on which it begins takes that day
  const after = until > first ? until : addDays(first, 1);
  return daysBetween(first < from ? from : first, after < to ? after : to);
}

/** The day in India of an instant; of a time that says no zone, or another place, the day that it names. */
function dayIn(time: ICAL.Time): Day | undefined {
  if (isInstant(time)) return orNone(today(time.toJSDate()));
  const [year = '', month = '', day = ''] = [time.year, time.month, time.day].map((part) =>
    String(part).padStart(2, '0'),
  );
  return orNone(`${year}-${month}-${day}`);
}

const orNone = (text: string): Day | undefined => (isDay(text) ? text : undefined);
const isInstant = (time: ICAL.Time) => !time.isDate && time.zone === ICAL.Timezone.utcTimezone;

function isMidnight(time: ICAL.Time): boolean {
  if (!isInstant(time)) return time.hour === 0 && time.minute === 0;
  const at = time.toJSDate();
  return at.getTime() === instantAt(today(at), '00:00').getTime();
}
