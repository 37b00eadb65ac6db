import ical, { ICalCalendarMethod, ICalEventBusyStatus } from 'ical-generator';
import type { Day } from '../core/day.ts';
import { spansOf } from './channel.ts';

/** A calendar (RFC 5545) of those days: spans of whole days, without names. */
export function ownCalendar(
  days: readonly Day[],
  { documentId, suffix, at }: { documentId: string; suffix: string; at: Date },
): string {
  const calendar = ical({ method: ICalCalendarMethod.PUBLISH });
  calendar.prodId({ company: 'Padharo', product: 'Calendars', language: 'EN' });
  for (const { from, to } of spansOf(days)) {
    calendar.createEvent({
      id: `${documentId}-${from}${suffix}`,
      stamp: at,
      allDay: true,
      start: midnight(from),
      end: midnight(to),
      summary: 'Not available',
      busystatus: ICalEventBusyStatus.BUSY,
    });
  }
  return calendar.toString();
}

/** Calendars store whole days without a time zone. */
function midnight(day: Day): Date {
  return new Date(`${day}T00:00:00Z`);
}
