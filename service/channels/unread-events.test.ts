import { expect, test } from 'vitest';
import { addDays, type Day, dayOf, daysBetween } from '../core/day.ts';
import type { TakenDays } from './take-days.ts';
import { keepUnread } from './unread-events.ts';

const from = dayOf('2026-12-01');
const days = (first: string, until: string) => daysBetween(dayOf(first), dayOf(until));
const [one, two] = [days('2026-12-10', '2026-12-12'), days('2026-12-20', '2026-12-22')];
const reading = (events: Record<string, readonly Day[]>, ...unread: string[]): TakenDays => ({
  events: new Map([...Object.entries(events), ...unread.map((uid) => [uid, events[uid] ?? []] as const)]),
  reserved: [],
  unread: unread.map((uid) => ({ uid, problem: 'it has no start' })),
});
const nothing = { spans: [], days: [] };
const first = keepUnread(reading({ a: one, b: two }), nothing, from);

test('events that can be read have the days that they say, and those that are gone open theirs', () => {
  expect(first).toMatchObject({ days: [...one, ...two], unread: [] });
  expect(keepUnread(reading({ b: two }), first, from).days).toEqual(two);
});

test('an event that can no longer be read keeps its days, reading after reading, and no others are kept for it', () => {
  const second = keepUnread(reading({ b: two }, 'a'), first, from);
  expect(second).toMatchObject({ days: [...one, ...two], unread: ['Event a: it has no start'] });
  const third = keepUnread(reading({}, 'a'), second, from);
  expect(third.days).toEqual(one);
  expect(keepUnread(reading({ a: two }), third, from)).toMatchObject({ days: two, unread: [] });
  expect(keepUnread(reading({}), third, from).days).toEqual([]);
});

test('an event that says another day and cannot be read whole keeps what it had beside it', () => {
  expect(keepUnread(reading({ a: two }, 'a'), first, from).days).toEqual([...one, ...two]);
});

test('an unread event with another UID may be any that is gone: their days stay closed', () => {
  const second = keepUnread(reading({ b: two }, 'x'), first, from);
  expect(second.days).toEqual([...one, ...two]);
  expect(keepUnread(reading({ b: two }, 'y'), second, from).days).toEqual([...one, ...two]);
});

test('an unread event that had no days frees and keeps nothing of others', () => {
  const second = keepUnread(reading({ a: one, b: two }, 'x'), first, from);
  expect(keepUnread(reading({ a: one }, 'x'), second, from).days).toEqual(one);
});

test('where days are not known by event, all that no event explains stay closed', () => {
  const before = { spans: [], days: [...one, ...two] };
  expect(keepUnread(reading({ b: two }, 'a'), before, from).days).toEqual([...one, ...two]);
  expect(keepUnread(reading({ b: two }), before, from).days).toEqual(two);
});

test('days that are over are not kept', () => {
  expect(keepUnread(reading({}, 'a'), first, addDays(from, 10)).days).toEqual(days('2026-12-11', '2026-12-12'));
});

test('ten problems are told, and how many more there are', () => {
  const many = Array.from({ length: 12 }, (_, place) => `e${place}`);
  expect(keepUnread(reading({}, ...many), nothing, from).unread).toHaveLength(11);
});
