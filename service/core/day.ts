import type { WordedLater } from '../../messages/message.ts';

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

/** How one language names the days of the week from Sunday on, and the months. */
interface Names {
  readonly weekdays: readonly string[];
  readonly months: readonly string[];
}

const english: Names = {
  weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'],
};

/** Made once for each language, because `Intl.DateTimeFormat` is expensive. */
const namesOf = new Map<string, Names>([['en', english]]);
const monthsInFull = new Map<string, readonly string[]>();

type Reader = Parameters<WordedLater>[0];

const formatted = (language: string, options: Intl.DateTimeFormatOptions, instants: readonly number[]) => {
  const format = new Intl.DateTimeFormat(`${language}-IN-u-nu-latn`, { timeZone: 'UTC', ...options });
  return instants.map((at) => format.format(at));
};

/** 'January' to 'December' */
export function monthNames({ language }: Reader): readonly string[] {
  const known = monthsInFull.get(language);
  if (known) return known;
  const firsts = Array.from({ length: 12 }, (_, month) => Date.UTC(2000, month));
  const names = formatted(language, { month: 'long' }, firsts);
  monthsInFull.set(language, names);
  return names;
}

/** Only English shortens months: 'दिस॰' is less familiar than 'दिसंबर'. */
function namesIn(reader: Reader): Names {
  const known = namesOf.get(reader.language);
  if (known) return known;
  const week = Array.from({ length: 7 }, (_, weekday) => Date.UTC(2000, 0, 2 + weekday));
  const names = { weekdays: formatted(reader.language, { weekday: 'short' }, week), months: monthNames(reader) };
  namesOf.set(reader.language, names);
  return names;
}

const utcOf = (on: Day) => new Date(`${on}T00:00:00Z`);

/** A day in parts, as people read it: 'Sat', '12', 'Dec', '2026'. */
export function partsOfDay(t: Reader, on: Day | Date) {
  const date = typeof on === 'string' ? utcOf(on) : on;
  const { weekdays, months } = namesIn(t);
  return {
    weekday: weekdays[date.getUTCDay()] ?? '',
    date: String(date.getUTCDate()),
    month: months[date.getUTCMonth()] ?? '',
    year: String(date.getUTCFullYear()),
  };
}

/** 'Sat, 12 Dec 2026' */
export function formatDay(t: Reader, on: Day): string {
  return `${formatDayOfYear(t, on)} ${on.slice(0, 4)}`;
}

/** 'Sat, 12 Dec' */
export function formatDayOfYear(t: Reader, on: Day): string {
  const { weekday, date, month } = partsOfDay(t, on);
  return `${weekday}, ${date} ${month}`;
}

/** '12 Dec 2026' */
export function formatDate(t: Reader, on: Day | Date): string {
  const { date, month, year } = partsOfDay(t, on);
  return `${date} ${month} ${year}`;
}

/** '12 Dec' */
export function formatDateOfYear(t: Reader, on: Day): string {
  const { date, month } = partsOfDay(t, on);
  return `${date} ${month}`;
}

/** '12 December 2026' of `2026-12-12`; also of days that cannot be booked, such as a date of birth. */
export function formatDateInFull(t: Reader, on: string): string {
  const [year, month, date] = on.split('-').map(Number);
  return `${date} ${monthNames(t)[(month ?? 1) - 1]} ${year}`;
}

/** '21 Nov 2026, 6:05 pm', in India's time. */
export function formatInstant(t: Reader, at: Date): string {
  const local = new Date(at.getTime() + ahead);
  const hours = local.getUTCHours();
  const time = `${hours % 12 || 12}:${String(local.getUTCMinutes()).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`;
  return `${formatDate(t, local)}, ${time}`;
}

/**
 * A deadline in the same format. Midnight is shown as the minute before, '20 Nov 2026, 11:59 pm', because '21 Nov 2026,
 * 12:00 am' is easily taken for the end of that day.
 */
export function formatDeadline(t: Reader, at: Date): string {
  const isMidnight = (at.getTime() + ahead) % msPerDay === 0;
  return formatInstant(t, isMidnight ? new Date(at.getTime() - 60_000) : at);
}

/** The same for a sentence, which is worded later. */
export const dayLater =
  (on: Day): WordedLater =>
  (reader) =>
    formatDay(reader, on);

export const deadlineLater =
  (at: Date): WordedLater =>
  (reader) =>
    formatDeadline(reader, at);

export const instantLater =
  (at: Date): WordedLater =>
  (reader) =>
    formatInstant(reader, at);
