import { type Day, daysBetween } from '../core/day.ts';
import { type ChannelSpan, spansOf } from './channel.ts';
import type { TakenDays, UnreadEvent } from './parse-taken-days.ts';

/** What is known of a calendar from earlier readings. */
export interface EarlierReading {
  /** The days of its events; empty: not known by event. */
  readonly spans: readonly ChannelSpan[];
  /** All its days from today on. */
  readonly days: readonly Day[];
}

/** The merged result: its days, the days of each event, and the problems as text for people. */
export interface MergedReading {
  readonly days: readonly Day[];
  readonly spans: readonly ChannelSpan[];
  readonly unread: readonly string[];
}

const mostSpans = 5_000;
const maxReported = 10;

/**
 * Merges a reading with what was known: an event that can no longer be read keeps its days, so that an error never
 * opens a night. An unreadable event with an unknown UID may be any of the deleted ones, so it keeps their days.
 */
export function mergeReading(read: TakenDays, known: EarlierReading, from: Day): MergedReading {
  const before = new Map<string, Day[]>();
  for (const { uid, starts, ends } of known.spans)
    before.set(uid, [...(before.get(uid) ?? []), ...daysBetween(starts, ends).filter((day) => day >= from)]);
  const events = new Map([...read.events].map(([uid, days]) => [uid, new Set(days)]));
  const listedDays = new Set([...events.values()].flatMap((days) => [...days]));
  const gone =
    before.size === 0 ? known.days : [...before].filter(([uid]) => !events.has(uid)).flatMap(([, days]) => days);
  for (const { uid } of read.unread) {
    const unchangedDays = before.get(uid) ?? gone.filter((day) => !listedDays.has(day));
    events.set(uid, new Set([...(events.get(uid) ?? []), ...unchangedDays]));
  }
  const stale = new Set(read.unread.map(({ uid }) => uid));
  const spans = [...events].flatMap(([uid, days]): ChannelSpan[] => {
    const own = spansOf([...days].sort()).map((span) => ({ uid, starts: span.from, ends: span.to }));
    // stored without days, so that it is not taken for one of the deleted events next time
    return own.length === 0 && stale.has(uid) ? [{ uid, starts: from, ends: from }] : own;
  });
  return {
    days: [...new Set([...events.values()].flatMap((days) => [...days]))].sort(),
    spans: spans.length > mostSpans ? [] : spans,
    unread: problemTexts(read.unread),
  };
}

function problemTexts(unread: readonly UnreadEvent[]): string[] {
  const texts = unread
    .slice(0, maxReported)
    .map(({ uid, problem }) => `Event ${uid === '' ? 'without a UID' : uid}: ${problem}`);
  return unread.length > maxReported ? [...texts, `${unread.length - maxReported} more unreadable events`] : texts;
}
