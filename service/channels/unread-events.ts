import { type Day, daysBetween } from '../core/day.ts';
import { type ChannelSpan, spansOf } from './channel.ts';
import type { TakenDays, UnreadEvent } from './take-days.ts';

/** What is known of a calendar from before. */
export interface KnownBefore {
  /** The days of its events; empty: not known by event. */
  readonly spans: readonly ChannelSpan[];
  /** All its days to come. */
  readonly days: readonly Day[];
}

/** What a calendar comes to with what was known before: its days, those of each event, and what is wrong, in words. */
export interface KnownDays {
  readonly days: readonly Day[];
  readonly spans: readonly ChannelSpan[];
  readonly unread: readonly string[];
}

const mostSpans = 5_000;
const mostTold = 10;

/**
 * An event that can no longer be read keeps the days that it had: reading never opens a night because of a fault. One that
 * is not known by its UID may be any of those that are gone from the calendar, so it keeps what they had.
 */
export function keepUnread(read: TakenDays, known: KnownBefore, from: Day): KnownDays {
  const before = new Map<string, Day[]>();
  for (const { uid, starts, ends } of known.spans)
    before.set(uid, [...(before.get(uid) ?? []), ...daysBetween(starts, ends).filter((day) => day >= from)]);
  const events = new Map([...read.events].map(([uid, days]) => [uid, new Set(days)]));
  const said = new Set([...events.values()].flatMap((days) => [...days]));
  const gone =
    before.size === 0 ? known.days : [...before].filter(([uid]) => !events.has(uid)).flatMap(([, days]) => days);
  for (const { uid } of read.unread) {
    const kept = before.get(uid) ?? gone.filter((day) => !said.has(day));
    events.set(uid, new Set([...(events.get(uid) ?? []), ...kept]));
  }
  const stale = new Set(read.unread.map(({ uid }) => uid));
  const spans = [...events].flatMap(([uid, days]): ChannelSpan[] => {
    const own = spansOf([...days].sort()).map((span) => ({ uid, starts: span.from, ends: span.to }));
    // it was seen without days: so it is not taken for one of those that are gone
    return own.length === 0 && stale.has(uid) ? [{ uid, starts: from, ends: from }] : own;
  });
  return {
    days: [...new Set([...events.values()].flatMap((days) => [...days]))].sort(),
    spans: spans.length > mostSpans ? [] : spans,
    unread: toldOf(read.unread),
  };
}

function toldOf(unread: readonly UnreadEvent[]): string[] {
  const told = unread
    .slice(0, mostTold)
    .map(({ uid, problem }) => `Event ${uid === '' ? 'without a UID' : uid}: ${problem}`);
  return unread.length > mostTold ? [...told, `${unread.length - mostTold} more events cannot be read`] : told;
}
