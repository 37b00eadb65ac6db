import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { documentsCalendarTexts } from '../../messages/en/documents/calendar.ts';
import type { Translate } from '../../messages/translate.ts';
import { addDays, type Day } from '../core/day.ts';
import { printable } from './script-runs.ts';
import type { Trip, TripLine } from './trip.ts';

const states: Readonly<Record<Trip['status'], ICalEventStatus>> = {
  pending: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  completed: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
};

/**
 * The trip for a calendar (RFC 5545): an entry for each line. Taken in again after a change an entry takes the place of
 * the one before it, by the same UID and a greater SEQUENCE; of a cancelled booking it is crossed out.
 */
export function tripCalendar(t: Translate, trip: Trip): string {
  const { issuer, version, bookingId, status } = trip;
  const host = new URL(issuer.site).hostname;
  const calendar = ical({ name: `${issuer.name} ${bookingId}`, method: ICalCalendarMethod.PUBLISH });
  calendar.prodId({ company: 'Padharo', product: 'Trips', language: 'EN' });
  const cancelled = trip.cancelledLines.map((line) => ({ line, state: states.cancelled }));
  for (const { line, state } of [...trip.lines.map((line) => ({ line, state: states[status] })), ...cancelled]) {
    calendar.createEvent({
      id: `${bookingId}-${line.position}@${host}`.toLowerCase(),
      sequence: version.sequence,
      stamp: version.at,
      status: state,
      summary: printable(line.name),
      description: descriptionOf(t, trip, line),
      location: printable(locationOf(line)),
      url: line.map,
      ...spanOf(line),
    });
  }
  return calendar.toString();
}

/** 'Boat steps, Assi Ghat, Varanasi': the meeting point and the place, whose first part it may name already. */
function locationOf({ meetingPoint, place }: TripLine): string {
  const [first = '', ...others] = place.split(', ');
  const rest = meetingPoint.includes(first) ? others.join(', ') : place;
  return [meetingPoint, rest].filter(Boolean).join(', ') || place;
}

function descriptionOf(t: Translate, { bookingId, issuer }: Trip, { label, facts, terms }: TripLine): string {
  const details = facts.map(({ label, value }) => `${label}: ${printable(value)}`);
  return [
    label,
    ...details,
    terms,
    t(documentsCalendarTexts.booking, { booking: bookingId }),
    `${issuer.name}: ${issuer.phone}`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** Whole days end before the day after the last one; of nights the check-out is that day. */
function spanOf(line: TripLine) {
  if (!line.wholeDays) return { start: line.starts, end: line.ends };
  return { allDay: true, start: midnight(line.startDay), end: midnight(lastAnd(line)) };
}

function lastAnd({ nights, lastDay }: TripLine): Day {
  return nights ? lastDay : addDays(lastDay, 1);
}

/** As the calendar counts whole days: of no time zone. */
function midnight(day: Day): Date {
  return new Date(`${day}T00:00:00Z`);
}
