import ICAL from 'ical.js';
import { addDays, type Day, daysBetween, isDay } from '../core/day.ts';
import { type CalendarEvent, eventsIn } from './calendar-text.ts';
import { datesOf, type EventDates, timeIn } from './event-dates.ts';

/** A calendar to read, and the limits. */
export interface CalendarSource {
  readonly text: string;
  /** From this day until before `to`. */
  readonly from: Day;
  readonly to: Day;
  /** True for products hired by the day: the day of return is taken, too. A night ends in the morning. */
  readonly wholeDays: boolean;
  /** The suffix of the UIDs of our own calendars. */
  readonly ownSuffix: string;
}

/** An event that could not be read completely, and why, as text for people. */
export interface UnreadEvent {
  readonly uid: string;
  readonly problem: string;
}

/** The days that a calendar calls taken. */
export interface TakenDays {
  /** Days by UID, sorted. Empty for an event that was read and takes nothing. */
  readonly events: ReadonlyMap<string, readonly Day[]>;
  /** Days reserved by the channel's own guests. */
  readonly reserved: readonly Day[];
  readonly unread: readonly UnreadEvent[];
}

export type ParsedCalendar = TakenDays | { readonly problem: string };

const mostOccurrences = 20_000;
const longestUid = 120;

/**
 * Reads an untrusted calendar (RFC 5545): days only, no names. Cancelled and transparent events take nothing. An
 * unreadable event is reported and does not affect others. A repeating event can be built to take forever: run this in
 * a thread that can be stopped.
 */
export function parseTakenDays(source: CalendarSource): ParsedCalendar {
  const found = eventsIn(source.text);
  if ('problem' in found) return found;
  const theirs = found.filter((event) => !uidOf(event).endsWith(source.ownSuffix));
  if (found.length > 0 && theirs.length === 0)
    return { problem: 'this is our own calendar. Paste the link from the other channel' };
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
    if (isIgnored(event)) continue;
    const { days, problem } = daysOf(event, event.has('RECURRENCE-ID') ? [] : (moved.get(uidOf(event)) ?? []), source);
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

function isIgnored(event: CalendarEvent): boolean {
  const upperCase = (name: string) => textOf(event, name).toUpperCase();
  return upperCase('STATUS') === 'CANCELLED' || upperCase('TRANSP') === 'TRANSPARENT';
}

interface EventDays {
  readonly days: Day[];
  readonly problem?: string | undefined;
}

/** The days of an event and its repetitions, without the dates that other events replace. */
function daysOf(event: CalendarEvent, moved: readonly CalendarEvent[], source: CalendarSource): EventDays {
  const dates = datesOf(event);
  if ('unreadable' in dates) return { days: [], problem: dates.unreadable };
  const { start, end, repeats, problem } = dates;
  if (!repeats) return { days: daysWithin(start, end, source), problem };
  const read = occurrences(dates, moved, source);
  return { days: read.days, problem: problem ?? read.problem };
}

function occurrences(
  { start, end, repeats }: EventDates,
  moved: readonly CalendarEvent[],
  source: CalendarSource,
): EventDays {
  const replaced = new Set<string>();
  let problem: string | undefined;
  for (const { 0: id } of moved.map((event) => event.get('RECURRENCE-ID') ?? [])) {
    const time = id && timeIn(id);
    if (time) replaced.add(time.toString());
    if (id && /;\s*RANGE\s*=/i.test(id.parameters)) problem = 'it moves all later dates at once';
  }
  const length = end?.subtractDate(start);
  // if the rule cannot be followed, the first date remains
  const days = daysWithin(start, end, source);
  if (replaced.has(start.toString())) days.length = 0;
  try {
    const times = new ICAL.RecurExpansion({ component: repeats ?? undefined, dtstart: start });
    for (let count = 0; count < mostOccurrences; count += 1) {
      const next: ICAL.Time | null = times.next();
      if (!next || dateIn(next) >= source.to) return { days, problem };
      if (replaced.has(next.toString())) continue;
      const until = end && next.clone();
      if (until && length) until.addDuration(length);
      days.push(...daysWithin(next, until, source));
    }
    return { days, problem: 'it repeats too often' };
  } catch {
    return { days, problem: 'we cannot read how it repeats' };
  }
}

/**
 * The days that a span takes. An event within one day takes the night after it only if it lasts into the evening: a
 * check-out or a cleaning takes none.
 */
function daysWithin(start: ICAL.Time, end: EventDates['end'], { from, to, wholeDays }: CalendarSource): Day[] {
  const [first, last] = [dateIn(start), dateIn(end ?? start)];
  if (first === last && !wholeDays && !start.isDate && !takesNight(start, end)) return [];
  if (last < from || first >= to) return [];
  const [begin, stop] = [first < from ? from : first, last < to ? last : to].filter(isDay);
  if (!begin || !stop) return [];
  const isWhole = wholeDays && end && !end.isDate && minutesIn(end) > 0;
  const until = isWhole && last < to ? addDays(stop, 1) : stop;
  // an event that ends on the day on which it begins takes that day
  return daysBetween(begin, first === last && until === begin ? addDays(begin, 1) : until);
}

const noon = 12 * 60;
const evening = 20 * 60;

function takesNight(start: ICAL.Time, end: EventDates['end']): boolean {
  if (end === undefined) return true;
  if (end && end.compare(start) > 0) return minutesIn(end) >= evening;
  // without an end, midnight means the whole day, and a time in the morning means a departure
  return minutesIn(start) === 0 || minutesIn(start) > noon;
}

/** The date in India of an instant; of a time without a zone, or in another zone, the date as written. */
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
