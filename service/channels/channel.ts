import { mostDaysAhead } from '../catalog/sale-days.ts';
import { addDays, type Day } from '../core/day.ts';

/** Another place where a room or vehicle is sold. */
export interface Channel {
  readonly id: number;
  readonly documentId: string;
  readonly sellableId: number;
  readonly name: string;
  /** Which of several alike is sold there. */
  readonly unit: number;
  /** Of its calendar; null: none is read. */
  readonly address: string | null;
  readonly keyVersion: number;
  /** When it last read ours; null: never. */
  readonly toldAt: Date | null;
  /** When its own was last read well; null: never. */
  readonly readAt: Date | null;
  /** Times on end that it could not be read, and why not the last time. */
  readonly failures: number;
  readonly problem: string | null;
  /** What is wrong with events that could not be read when its calendar was last read, in words. */
  readonly unread: readonly string[];
}

/** Days of an event of a calendar: from the first until before the last; of an event without days both are equal. */
export interface ChannelSpan {
  readonly uid: string;
  readonly starts: Day;
  readonly ends: Day;
}

/** So many failures on end are told on Today: about an hour, since each pause is longer than the one before. */
export const failuresTold = 3;

/** How far calendars reach: what can be sold. */
export function horizonFrom(today: Day): { from: Day; to: Day } {
  return { from: today, to: addDays(today, mostDaysAhead + 1) };
}

/** A day of a calendar; an echo takes nothing from us. */
export interface ChannelDay {
  readonly day: Day;
  readonly echo: boolean;
}

/** What is known when a calendar has been read. */
interface Heard {
  /** The days that it calls taken, and those of them that it says are by a guest of its own. */
  readonly days: readonly Day[];
  readonly reserved: ReadonlySet<Day>;
  /** What ours called taken when they read it last. */
  readonly told: ReadonlySet<Day>;
  /** How its days were understood before. */
  readonly before: ReadonlyMap<Day, boolean>;
}

/**
 * Which days of a calendar only repeat what ours has told: channels say back as taken what they were told is. A day is one
 * where we have told it, where it is not by a guest of theirs, was not theirs before, and comes with the whole span that
 * we told; whoever sells there in the same minutes does not sell just our span.
 */
export function hearDays({ days, reserved, told, before }: Heard): ChannelDay[] {
  const heard = new Set(days);
  const isWhole = (day: Day) => reach(day, -1) && reach(day, 1);
  function reach(from: Day, step: number): boolean {
    for (let day = from; told.has(day); day = addDays(day, step)) if (!heard.has(day)) return false;
    return true;
  }
  return days.map((day) => {
    const theirs = !told.has(day) || reserved.has(day) || before.get(day) === false;
    return { day, echo: !theirs && (before.get(day) === true || isWhole(day)) };
  });
}

/** A day as the site has it, and how many of its units other channels than the one that is told have. */
export interface KnownDay {
  readonly day: Day;
  readonly units: number;
  readonly taken: number;
  readonly closed: boolean;
  readonly others: number;
}

/** The days, in order, on which a channel must sell nothing: closed, or with nothing left, then or while it is made ready. */
export function daysToTell(known: readonly KnownDay[], turnaroundDays: number): Day[] {
  const isFull = known.map(({ units, taken, others }) => taken + others >= units);
  return known
    .filter(({ closed }, place) => closed || isFull.slice(place, place + turnaroundDays + 1).includes(true))
    .map(({ day }) => day);
}

/** Days in order as spans: from the first until before the last. */
export function spansOf(days: readonly Day[]): { from: Day; to: Day }[] {
  const spans: { from: Day; to: Day }[] = [];
  for (const day of days) {
    const open = spans.at(-1);
    if (open?.to === day) spans[spans.length - 1] = { from: open.from, to: addDays(day, 1) };
    else spans.push({ from: day, to: addDays(day, 1) });
  }
  return spans;
}
