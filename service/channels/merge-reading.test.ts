import { expect, test } from 'vitest';
import { addDays, type Day, dayOf, daysBetween } from '../core/day.ts';
import { mergeReading } from './merge-reading.ts';
import type { TakenDays } from './parse-taken-days.ts';

const from = dayOf('2026-12-01');
const days = (first: string, until: string) => daysBetween(dayOf(first), dayOf(until));
const [one, two] = [days('2026-12-10', '2026-12-12'), days('2026-12-20', '2026-12-22')];
const reading = (events: Record<string, readonly Day[]>, ...unread: string[]): TakenDays => ({
  events: new Map([...Object.entries(events), ...unread.map((uid) => [uid, events[uid] ?? []] as const)]),
  reserved: [],
  unread: unread.map((uid) => ({ uid, problem: 'no start date' })),
});
const nothing = { spans: [], days: [] };
const first = mergeReading(reading({ a: one, b: two }), nothing, from);

test('readable events take the days they list, and days of deleted events open', () => {
  expect(first).toMatchObject({ days: [...one, ...two], unread: [] });
  expect(mergeReading(reading({ b: two }), first, from).days).toEqual(two);
});

test('an event that becomes unreadable keeps its days in every reading, and no others', () => {
  const second = mergeReading(reading({ b: two }, 'a'), first, from);
  expect(second).toMatchObject({ days: [...one, ...two], unread: ['Event a: no start date'] });
  const third = mergeReading(reading({}, 'a'), second, from);
  expect(third.days).toEqual(one);
  expect(mergeReading(reading({ a: two }), third, from)).toMatchObject({ days: two, unread: [] });
  expect(mergeReading(reading({}), third, from).days).toEqual([]);
});

test('an event with a new day that is only partly readable also keeps its old days', () => {
  expect(mergeReading(reading({ a: two }, 'a'), first, from).days).toEqual([...one, ...two]);
});

test('an unreadable event with a new UID may be any deleted one: their days stay closed', () => {
  const second = mergeReading(reading({ b: two }, 'x'), first, from);
  expect(second.days).toEqual([...one, ...two]);
  expect(mergeReading(reading({ b: two }, 'y'), second, from).days).toEqual([...one, ...two]);
});

test('an unreadable event that had no days keeps and frees nothing of others', () => {
  const second = mergeReading(reading({ a: one, b: two }, 'x'), first, from);
  expect(mergeReading(reading({ a: one }, 'x'), second, from).days).toEqual(one);
});

test('when days are not known by event, all days without a readable event stay closed', () => {
  const before = { spans: [], days: [...one, ...two] };
  expect(mergeReading(reading({ b: two }, 'a'), before, from).days).toEqual([...one, ...two]);
  expect(mergeReading(reading({ b: two }), before, from).days).toEqual(two);
});

test('past days are dropped', () => {
  expect(mergeReading(reading({}, 'a'), first, addDays(from, 10)).days).toEqual(days('2026-12-11', '2026-12-12'));
});

test('ten problems are listed, then the number of the others', () => {
  const many = Array.from({ length: 12 }, (_, place) => `e${place}`);
  expect(mergeReading(reading({}, ...many), nothing, from).unread).toHaveLength(11);
});
