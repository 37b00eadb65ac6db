import ICAL from 'ical.js';
import type { CalendarEvent, CalendarProperty } from './calendar-text.ts';

/** Start, end and recurrence of an event. */
export interface EventDates {
  readonly start: ICAL.Time;
  /** Null: it has no end. Undefined: its end cannot be read. */
  readonly end: ICAL.Time | null | undefined;
  /** Null: it does not repeat. */
  readonly repeats: ICAL.Component | null;
  /** The part that could not be read, as text for people; the rest is valid. */
  readonly problem: string | undefined;
}

const date =
  /(?:^|:)\s*(\d{4})([-/]?)(\d\d)\2(\d\d)(?:[T ](\d\d):?(\d\d)(?::?(\d\d))?(?:\.\d+)?\s*(Z|[+-]\d\d:?\d\d)?)?$/i;

/**
 * The time of a property in any notation that programs use: `20270328`, `2027-03-28`, with or without a time or VALUE.
 * Undefined: it is no date, or a day that does not exist.
 */
export function timeIn({ parameters, value }: CalendarProperty): ICAL.Time | undefined {
  const [found, year, , month, day, hour, minute, second, zone] = date.exec(value) ?? [];
  if (!found) return undefined;
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  const midnight = new Date(0);
  midnight.setUTCFullYear(y, m - 1, d);
  if (y === 0 || midnight.getUTCMonth() !== m - 1 || midnight.getUTCDate() !== d) return undefined;
  if (hour === undefined || /;\s*VALUE\s*=\s*"?DATE"?\s*(?:;|$)/i.test(parameters))
    return new ICAL.Time({ year: y, month: m, day: d, isDate: true }, ICAL.Timezone.localTimezone);
  const [hours, minutes, seconds] = [Number(hour), Number(minute), Math.min(59, Number(second ?? 0))];
  if (hours > 24 || minutes > 59 || (hours === 24 && minutes > 0)) return undefined;
  const at = new Date(midnight.getTime() + ((hours * 60 + minutes) * 60 + seconds) * 1_000);
  if (zone === undefined) return wallClock(at);
  const [, sign, aheadHours, aheadMinutes] = /^([+-])(\d\d):?(\d\d)$/.exec(zone) ?? [];
  const ahead = sign ? (sign === '-' ? -1 : 1) * (Number(aheadHours) * 60 + Number(aheadMinutes)) : 0;
  return ICAL.Time.fromJSDate(new Date(at.getTime() - ahead * 60_000), true);
}

function wallClock(at: Date): ICAL.Time {
  return new ICAL.Time(
    {
      year: at.getUTCFullYear(),
      month: at.getUTCMonth() + 1,
      day: at.getUTCDate(),
      isDate: false,
      hour: at.getUTCHours(),
      minute: at.getUTCMinutes(),
      second: at.getUTCSeconds(),
    },
    ICAL.Timezone.localTimezone,
  );
}

/** The dates of an event, or why they cannot be read, as text for people. */
export function datesOf(event: CalendarEvent): EventDates | { readonly unreadable: string } {
  const first = event.get('DTSTART')?.[0];
  if (!first) return { unreadable: 'no start date' };
  const start = timeIn(first);
  if (!start) return { unreadable: `the start ${quoted(first)} is not a date` };
  const { end, problem: endProblem } = endOf(event, start);
  const { repeats, problem } = repetitionOf(event, start, end);
  return { start, end, repeats, problem: endProblem ?? problem };
}

function endOf(event: CalendarEvent, start: ICAL.Time): { end: EventDates['end']; problem?: string } {
  const [last, duration] = [event.get('DTEND')?.[0], event.get('DURATION')?.[0]];
  if (last) {
    const end = timeIn(last);
    if (!end) return { end: undefined, problem: `the end ${quoted(last)} is not a date` };
    if (end.compare(start) < 0) return { end: undefined, problem: `the end ${quoted(last)} is before the start` };
    return { end };
  }
  if (!duration) return { end: null };
  try {
    const end = start.clone();
    end.addDuration(ICAL.Duration.fromString(duration.value.toUpperCase()));
    if (end.compare(start) >= 0) return { end };
  } catch {
    // reported below
  }
  return { end: undefined, problem: `we cannot read the duration ${quoted(duration)}` };
}

function repetitionOf(
  event: CalendarEvent,
  start: ICAL.Time,
  end: EventDates['end'],
): Pick<EventDates, 'repeats' | 'problem'> {
  const [rules, more] = [event.get('RRULE') ?? [], event.get('RDATE') ?? []];
  if (rules.length + more.length === 0) return { repeats: null, problem: undefined };
  const repeats = new ICAL.Component('vevent');
  repeats.addPropertyWithValue('dtstart', start);
  if (end) repeats.addPropertyWithValue('dtend', end);
  let problem: string | undefined;
  for (const rule of rules)
    try {
      repeats.addPropertyWithValue('rrule', ruleOf(rule.value, start));
    } catch {
      problem ??= `we cannot read the rule ${quoted(rule)}`;
    }
  for (const name of ['RDATE', 'EXDATE'])
    for (const { parameters, value } of event.get(name) ?? [])
      for (const one of value.split(',')) {
        // of a period, only the start matters
        const time = timeIn({ parameters, value: one.split('/', 1)[0] ?? '' });
        if (time) repeats.addPropertyWithValue(name.toLowerCase(), time);
        else problem ??= `${name} ‘${one.slice(0, 40)}’ is not a date`;
      }
  return { repeats, problem };
}

/** Parses a recurrence rule; throws if it cannot be read. A last day without a time includes every time of that day. */
function ruleOf(value: string, start: ICAL.Time): ICAL.Recur {
  const parts = value.toUpperCase().replaceAll(/\s/g, '').split(';').filter(Boolean);
  if (!parts.some((part) => part.startsWith('FREQ='))) throw new Error('The frequency is missing');
  const read = parts.map((part) => {
    if (!part.startsWith('UNTIL=')) return part;
    const until = timeIn({ parameters: '', value: part.slice('UNTIL='.length) });
    if (!until) throw new Error('The last day is not a date');
    return `UNTIL=${until.toICALString()}${until.isDate && !start.isDate ? 'T235959' : ''}`;
  });
  return ICAL.Recur.fromString(read.join(';'));
}

const quoted = ({ value }: CalendarProperty) => `‘${value.slice(0, 60)}’`;
