import { mostDaysAhead } from '../catalog/sale-days.ts';
import { addDays, type Day } from '../core/day.ts';

/** A channel: another website that sells a room or vehicle. */
export interface Channel {
  readonly id: number;
  readonly documentId: string;
  readonly sellableId: number;
  readonly name: string;
  /** Number of the unit that is sold there, from 1. */
  readonly unit: number;
  /** Address of its calendar; null: none is read. */
  readonly address: string | null;
  readonly keyVersion: number;
  /** When it last read our calendar; null: never. */
  readonly exportedAt: Date | null;
  /** When its calendar was last read successfully; null: never. */
  readonly readAt: Date | null;
  /** Consecutive failed readings, and the reason of the last one. */
  readonly failures: number;
  readonly problem: string | null;
  /** The problems of events that could not be read last time, as text for people. */
  readonly unread: readonly string[];
}

/** Days of a calendar event: from `starts` until before `ends`; equal if the event has no days. */
export interface ChannelSpan {
  readonly uid: string;
  readonly starts: Day;
  readonly ends: Day;
}

/** Consecutive failures before Today reports them: about an hour, since the pauses grow. */
export const failuresReported = 3;

/** The days that calendars cover: those that can be sold, from `from` until before `to`. */
export function horizonFrom(today: Day): { from: Day; to: Day } {
  return { from: today, to: addDays(today, mostDaysAhead + 1) };
}

/** A day of a channel's calendar. An echo only repeats our own calendar and takes no units. */
export interface ChannelDay {
  readonly day: Day;
  readonly echo: boolean;
}

/** What is known when a calendar has been read. */
interface CalendarReading {
  /** The days it calls taken, and those of them that it marks as reserved by its own guests. */
  readonly days: readonly Day[];
  readonly reserved: ReadonlySet<Day>;
  /** The days our calendar called taken when the channel last read it. */
  readonly exported: ReadonlySet<Day>;
  /** Whether each day was an echo before. */
  readonly before: ReadonlyMap<Day, boolean>;
}

/**
 * Marks which days of a calendar only repeat ours, because channels publish the days that they imported. A day is an
 * echo if we published it, the channel does not mark it as reserved, it did not belong to the channel before, and the
 * whole span that we published is read again: a sale on the channel in the same minutes rarely has exactly our span.
 */
export function markEchoes({ days, reserved, exported, before }: CalendarReading): ChannelDay[] {
  const taken = new Set(days);
  const isWhole = (day: Day) => reach(day, -1) && reach(day, 1);
  function reach(from: Day, step: number): boolean {
    for (let day = from; exported.has(day); day = addDays(day, step)) if (!taken.has(day)) return false;
    return true;
  }
  return days.map((day) => {
    const theirs = !exported.has(day) || reserved.has(day) || before.get(day) === false;
    return { day, echo: !theirs && (before.get(day) === true || isWhole(day)) };
  });
}

/** A day of our stock, and the units that channels other than the reading one have taken. */
export interface KnownDay {
  readonly day: Day;
  readonly units: number;
  readonly taken: number;
  readonly closed: boolean;
  readonly others: number;
}

/**
 * The days, in order, on which a channel must sell nothing: closed, full, or too close to a full day for turnaround.
 */
export function blockedDays(known: readonly KnownDay[], turnaroundDays: number): Day[] {
  const isFull = known.map(({ units, taken, others }) => taken + others >= units);
  return known
    .filter(({ closed }, place) => closed || isFull.slice(place, place + turnaroundDays + 1).includes(true))
    .map(({ day }) => day);
}

/** Groups sorted days into spans from `from` until before `to`. */
export function spansOf(days: readonly Day[]): { from: Day; to: Day }[] {
  const spans: { from: Day; to: Day }[] = [];
  for (const day of days) {
    const open = spans.at(-1);
    if (open?.to === day) spans[spans.length - 1] = { from: open.from, to: addDays(day, 1) };
    else spans.push({ from: day, to: addDays(day, 1) });
  }
  return spans;
}
