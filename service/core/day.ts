declare const day: unique symbol;
/** A calendar day `YYYY-MM-DD` in Asia/Kolkata (STOCK-1). Compares with < and > as text. */
export type Day = string & { readonly [day]: true };

const msPerDay = 86_400_000;

function exists(text: string): text is Day {
  const ms = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
}

/**
 * True for an existing day between the years 2000 and 2099, for input. Calculations may go a century beyond (`dayOf`).
 */
export function isDay(text: unknown): text is Day {
  return typeof text === 'string' && /^20\d\d-\d\d-\d\d$/.test(text) && exists(text);
}

const inRange = (text: string): text is Day => /^2[01]\d\d-\d\d-\d\d$/.test(text);

/** Throws RangeError for a text that is not a day between the years 2000 and 2199. */
export function dayOf(text: string): Day {
  if (!inRange(text) || !exists(text)) throw new RangeError(`Not a day: ${text}`);
  return text;
}

/** Offset of India from UTC in milliseconds, the same all year. */
const ahead = 5.5 * 3_600_000;

/** The UTC day at those milliseconds. Throws RangeError outside the years 2000 to 2199. */
function dayAt(ms: number): Day {
  const text = new Date(ms).toISOString().slice(0, 10);
  if (!inRange(text)) throw new RangeError(`Not a day: ${text}`);
  return text;
}

/** The current day in India at that instant. */
export function today(now: Date): Day {
  return dayAt(now.getTime() + ahead);
}

export function addDays(from: Day, days: number): Day {
  return dayAt(Date.parse(`${from}T00:00:00Z`) + days * msPerDay);
}

/** Number of nights of the half-open range [from, to): negative when reversed. */
export function nightsBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / msPerDay);
}

/** The days of the half-open range [from, to). */
export function daysBetween(from: Day, to: Day): Day[] {
  return Array.from({ length: Math.max(0, nightsBetween(from, to)) }, (_, index) => addDays(from, index));
}

/** The instant of a local time 'HH:MM' in India on that day. */
export function instantAt(on: Day, time: string): Date {
  return new Date(`${on}T${time}:00+05:30`);
}

/** The instant at which the day ends in India. */
export function endOf(on: Day): Date {
  return instantAt(addDays(on, 1), '00:00');
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'];

/** 'Sat, 12 Dec 2026' */
export function formatDay(on: Day): string {
  const date = new Date(`${on}T00:00:00Z`);
  const month = months[date.getUTCMonth()];
  return `${weekdays[date.getUTCDay()]}, ${date.getUTCDate()} ${month} ${date.getUTCFullYear()}`;
}

const clock = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});

/** '21 Nov 2026, 6:05 pm', in India's time. */
export function formatInstant(at: Date): string {
  return clock.format(at);
}

/**
 * A deadline in the same format. Midnight is shown as the minute before, '20 Nov 2026, 11:59 pm', because '21 Nov 2026,
 * 12:00 am' is easily taken for the end of that day.
 */
export function formatDeadline(at: Date): string {
  const isMidnight = (at.getTime() + ahead) % msPerDay === 0;
  return formatInstant(isMidnight ? new Date(at.getTime() - 60_000) : at);
}
