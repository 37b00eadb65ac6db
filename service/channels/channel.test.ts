import { expect, test } from 'vitest';
import { type Day, dayOf, daysBetween } from '../core/day.ts';
import { blockedDays, markEchoes, spansOf } from './channel.ts';

const december = (first: number, until: number) =>
  daysBetween(dayOf(`2026-12-${String(first).padStart(2, '0')}`), dayOf(`2026-12-${String(until).padStart(2, '0')}`));
const none = new Set<Day>();
const taken = (marked: { day: Day; echo: boolean }[]) => marked.filter(({ echo }) => !echo).map(({ day }) => day);

test('days that we published come back as echoes, and the others belong to the channel', () => {
  const days = [...december(10, 14), ...december(20, 22)];
  const marked = markEchoes({ days, reserved: none, exported: new Set(december(10, 14)), before: new Map() });
  expect(taken(marked)).toEqual(december(20, 22));
  // a span that is merged with theirs still contains ours
  const merged = markEchoes({
    days: december(10, 16),
    reserved: none,
    exported: new Set(december(10, 14)),
    before: new Map(),
  });
  expect(taken(merged)).toEqual(december(14, 16));
});

test('a day belongs to the channel if one of its guests has it, if it did before, or if only part of our span comes back', () => {
  const exported = new Set(december(10, 14));
  for (const part of [december(11, 13), december(10, 12), december(12, 14)])
    expect(taken(markEchoes({ days: part, reserved: none, exported, before: new Map() }))).toEqual(part);
  const days = december(11, 13);
  const whole = december(10, 14);
  expect(taken(markEchoes({ days: whole, reserved: new Set(days), exported, before: new Map() }))).toEqual(days);
  const before = new Map(days.map((day) => [day, false]));
  expect(taken(markEchoes({ days: whole, reserved: none, exported, before }))).toEqual(days);
});

test('an echo lasts while we publish the day, even if our span has grown since, and not one reading longer', () => {
  const days = december(10, 12);
  const before = new Map(days.map((day) => [day, true]));
  expect(taken(markEchoes({ days, reserved: none, exported: new Set(december(10, 20)), before }))).toEqual([]);
  expect(taken(markEchoes({ days, reserved: none, exported: none, before }))).toEqual(days);
});

test('a day is published as taken if it is closed, full, or needed for turnaround', () => {
  const known = december(10, 16).map((day, place) => ({
    day,
    units: 2,
    closed: place === 0,
    taken: place === 3 ? 1 : 0,
    others: place === 3 ? 1 : 0,
  }));
  expect(blockedDays(known, 0)).toEqual(['2026-12-10', '2026-12-13']);
  expect(blockedDays(known, 2)).toEqual(['2026-12-10', ...december(11, 14)]);
});

test('consecutive days form a span', () => {
  expect(spansOf([...december(10, 12), ...december(14, 15)])).toEqual([
    { from: '2026-12-10', to: '2026-12-12' },
    { from: '2026-12-14', to: '2026-12-15' },
  ]);
});
