declare const day: unique symbol;
/** A calendar day `YYYY-MM-DD` in Asia/Kolkata (PRODUCT.md, Dates). Compares with < and > as text. */
export type Day = string & { readonly [day]: true };

const msPerDay = 86_400_000;

function exists(text: string): text is Day {
  const ms = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
}

/**
 * True for a day that exists, between the years 2000 and 2099. What comes in is asked this: a century is left to reckon
 * onwards from any day that passes.
 */
export function isDay(text: unknown): text is Day {
  return typeof text === 'string' && /^20\d\d-\d\d-\d\d$/.test(text) && exists(text);
}

/** Throws RangeError for a text that is no day between the years 2000 and 2199. */
export function dayOf(text: string): Day {
  if (!/^2[01]\d\d-\d\d-\d\d$/.test(text) || !exists(text)) throw new RangeError(`Not a day: ${text}`);
  return text;
}

const kolkata = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Kolkata',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day it is in India at that instant. */
export function today(now: Date): Day {
  return dayOf(kolkata.format(now));
}

export function addDays(from: Day, days: number): Day {
  return dayOf(new Date(Date.parse(`${from}T00:00:00Z`) + days * msPerDay).toISOString().slice(0, 10));
}

/** Nights of the half-open range [from, to): negative when reversed. */
export function nightsBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / msPerDay);
}

/** The days of the half-open range [from, to). */
export function daysBetween(from: Day, to: Day): Day[] {
  return Array.from({ length: Math.max(0, nightsBetween(from, to)) }, (_, index) => addDays(from, index));
}

/** The instant at which the given clock time 'HH:MM' strikes in India on that day. */
export function instantAt(on: Day, time: string): Date {
  return new Date(`${on}T${time}:00+05:30`);
}

/** The instant at which the day is over in India. */
export function endOf(on: Day): Date {
  return instantAt(addDays(on, 1), '00:00');
}

const long = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** 'Sat, 12 Dec 2026' */
export function formatDay(on: Day): string {
  const parts = Object.fromEntries(long.formatToParts(new Date(`${on}T00:00:00Z`)).map((p) => [p.type, p.value]));
  return `${parts['weekday']}, ${parts['day']} ${parts['month']} ${parts['year']}`;
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

/** '21 Nov 2026, 6:05 pm', the time in India. */
export function formatInstant(at: Date): string {
  return clock.format(at);
}
