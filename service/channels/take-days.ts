import ICAL from 'ical.js';
import { addDays, type Day, daysBetween, isDay } from '../core/day.ts';
import { type CalendarEvent, eventsIn } from './calendar-text.ts';
import { datesOf, type EventDates, timeIn } from './event-dates.ts';

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

/** An event that could not be read, or not all of it, and why, in words. */
export interface UnreadEvent {
  readonly uid: string;
  readonly problem: string;
}

/** The days that a calendar calls taken. */
export interface TakenDays {
  /** Of each UID, in order. One that could be read and takes nothing has none. */
  readonly events: ReadonlyMap<string, readonly Day[]>;
  /** The days that are taken by a guest of the channel. */
  readonly reserved: readonly Day[];
  readonly unread: readonly UnreadEvent[];
}

export type Taken = TakenDays | { readonly problem: string };

const mostOccurrences = 20_000;
const longestUid = 120;

/**
 * Reads a calendar (RFC 5545) that a stranger has made: days only, no names. Cancelled and transparent events take
 * nothing. An event that cannot be read is named and costs no other. A repeating event can take for ever on purpose: run it
 * in a thread that is ended.
 */
export function takeDays(wanted: Wanted): Taken {
  const found = eventsIn(wanted.text);
  if ('problem' in found) return found;
  const theirs = found.filter((event) => !uidOf(event).endsWith(wanted.ownSuffix));
  if (found.length > 0 && theirs.length === 0)
    return { problem: 'this is a calendar of our own: give the one of the other channel' };
  const moved = Map.groupBy(
    theirs.filter((event) => event.has('RECURRENCE-ID')),
    uidOf,
  );
  const events = new Map<string, Set<Day>>();
  const reserved = new Set<Day>();
  const unread: UnreadEvent[] = [];
  for (const event of theirs) {
    const uid = uidOf(event).slice(0, longestUid);
    const of = events.get(uid) ?? new Set();
    events.set(uid, of);
    if (takesNothing(event)) continue;
    const { days, problem } = daysOf(event, event.has('RECURRENCE-ID') ? [] : (moved.get(uidOf(event)) ?? []), wanted);
    if (problem !== undefined) unread.push({ uid, problem });
    const isReserved = /reserv|booked/i.test(textOf(event, 'SUMMARY'));
    for (const day of days) {
      of.add(day);
      if (isReserved) reserved.add(day);
    }
  }
  return {
    events: new Map([...events].map(([uid, days]) => [uid, [...days].sort()])),
    reserved: [...reserved].sort(),
    unread,
  };
}

const textOf = (event: CalendarEvent, name: string) => event.get(name)?.[0]?.value ?? '';
const uidOf = (event: CalendarEvent) => textOf(event, 'UID');

function takesNothing(event: CalendarEvent): boolean {
  const says = (name: string) => textOf(event, name).toUpperCase();
  return says('STATUS') === 'CANCELLED' || says('TRANSP') === 'TRANSPARENT';
}

interface Read {
  readonly days: Day[];
  readonly problem?: string | undefined;
}

/** The days of an event, each time that it comes, without the times that other events replace. */
function daysOf(event: CalendarEvent, moved: readonly CalendarEvent[], wanted: Wanted): Read {
  const dates = datesOf(event);
  if ('unreadable' in dates) return { days: [], problem: dates.unreadable };
  const { start, end, repeats, problem } = dates;
  if (!repeats) return { days: daysWithin(start, end, wanted), problem };
  const read = occurrences(dates, moved, wanted);
  return { days: read.days, problem: problem ?? read.problem };
}

function occurrences({ start, end, repeats }: EventDates, moved: readonly CalendarEvent[], wanted: Wanted): Read {
  const replaced = new Set<string>();
  let problem: string | undefined;
  for (const { 0: id } of moved.map((event) => event.get('RECURRENCE-ID') ?? [])) {
    const time = id && timeIn(id);
    if (time) replaced.add(time.toString());
    if (id && /;\s*RANGE\s*=/i.test(id.parameters)) problem = 'it moves all its later dates at once';
  }
  const length = end?.subtractDate(start);
  // a rule that cannot be followed leaves the first time
  const days = daysWithin(start, end, wanted);
  if (replaced.has(start.toString())) days.length = 0;
  try {
    const times = new ICAL.RecurExpansion({ component: repeats ?? undefined, dtstart: start });
    for (let count = 0; count < mostOccurrences; count += 1) {
      const next: ICAL.Time | null = times.next();
      if (!next || dateIn(next) >= wanted.to) return { days, problem };
      if (replaced.has(next.toString())) continue;
      const until = end && next.clone();
      if (until && length) until.addDuration(length);
      days.push(...daysWithin(next, until, wanted));
    }
    return { days, problem: 'it repeats too often' };
  } catch {
    return { days, problem: 'its repetitions cannot be read' };
  }
}

/**
 * The days that a span takes. What is on one day only takes the night after it where it goes on into the evening: a
 * check-out or a cleaning takes none.
 */
function daysWithin(start: ICAL.Time, end: EventDates['end'], { from, to, wholeDays }: Wanted): Day[] {
  const [first, last] = [dateIn(start), dateIn(end ?? start)];
  if (first === last && !wholeDays && !start.isDate && !takesNight(start, end)) return [];
  if (last < from || first >= to) return [];
  const [begin, stop] = [first < from ? from : first, last < to ? last : to].filter(isDay);
  if (!begin || !stop) return [];
  const isWhole = wholeDays && end && !end.isDate && minutesIn(end) > 0;
  const until = isWhole && last < to ? addDays(stop, 1) : stop;
  // what ends on the day on which it begins takes that day
  return daysBetween(begin, first === last && until === begin ? addDays(begin, 1) : until);
}

const noon = 12 * 60;
const evening = 20 * 60;

function takesNight(start: ICAL.Time, end: EventDates['end']): boolean {
  if (end === undefined) return true;
  if (end && end.compare(start) > 0) return minutesIn(end) >= evening;
  // a time without an end: midnight stands for the whole day, a time of the morning for a departure
  return minutesIn(start) === 0 || minutesIn(start) > noon;
}

/** The date in India of an instant; of a time that says no zone, or another place, the date that it names. */
function dateIn(time: ICAL.Time): string {
  const here = inIndia(time);
  const part = (value: number, digits: number) => String(value).padStart(digits, '0');
  // the last hours of the year 9999 in UTC are past the last date that can be written
  if (here.year > 9_999) return '9999-12-31';
  return `${part(here.year, 4)}-${part(here.month, 2)}-${part(here.day, 2)}`;
}

function minutesIn(time: ICAL.Time): number {
  const { hour, minute, second } = inIndia(time);
  return hour * 60 + minute + (second > 0 ? 1 : 0);
}

function inIndia(time: ICAL.Time): ICAL.Time {
  if (time.isDate || time.zone !== ICAL.Timezone.utcTimezone) return time;
  const here = time.clone();
  here.adjust(0, 5, 30, 0);
  return here;
}
