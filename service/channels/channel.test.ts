import { expect, test } from 'vitest';
import { type Day, dayOf, daysBetween } from '../core/day.ts';
import { daysToTell, hearDays, spansOf } from './channel.ts';

const december = (first: number, until: number) =>
  daysBetween(dayOf(`2026-12-${String(first).padStart(2, '0')}`), dayOf(`2026-12-${String(until).padStart(2, '0')}`));
const none = new Set<Day>();
const taken = (heard: { day: Day; echo: boolean }[]) => heard.filter(({ echo }) => !echo).map(({ day }) => day);

test('what we have told comes back as an echo, and the rest is theirs', () => {
  const days = [...december(10, 14), ...december(20, 22)];
  const heard = hearDays({ days, reserved: none, told: new Set(december(10, 14)), before: new Map() });
  expect(taken(heard)).toEqual(december(20, 22));
  // merged with theirs it is still ours
  const merged = hearDays({
    days: december(10, 16),
    reserved: none,
    told: new Set(december(10, 14)),
    before: new Map(),
  });
  expect(taken(merged)).toEqual(december(14, 16));
});

test('a day is theirs where a guest of theirs has it, where it was before, and where only a part of our span comes back', () => {
  const told = new Set(december(10, 14));
  for (const part of [december(11, 13), december(10, 12), december(12, 14)])
    expect(taken(hearDays({ days: part, reserved: none, told, before: new Map() }))).toEqual(part);
  const days = december(11, 13);
  const whole = december(10, 14);
  expect(taken(hearDays({ days: whole, reserved: new Set(days), told, before: new Map() }))).toEqual(days);
  const before = new Map(days.map((day) => [day, false]));
  expect(taken(hearDays({ days: whole, reserved: none, told, before }))).toEqual(days);
});

test('an echo lasts while we tell it, also where our span has grown in the meantime, and not a reading longer', () => {
  const days = december(10, 12);
  const before = new Map(days.map((day) => [day, true]));
  expect(taken(hearDays({ days, reserved: none, told: new Set(december(10, 20)), before }))).toEqual([]);
  expect(taken(hearDays({ days, reserved: none, told: none, before }))).toEqual(days);
});

test('a day is told taken where it is closed, where nothing is left of it, and where what is used on it would not be ready', () => {
  const known = december(10, 16).map((day, place) => ({
    day,
    units: 2,
    closed: place === 0,
    taken: place === 3 ? 1 : 0,
    others: place === 3 ? 1 : 0,
  }));
  expect(daysToTell(known, 0)).toEqual(['2026-12-10', '2026-12-13']);
  expect(daysToTell(known, 2)).toEqual(['2026-12-10', ...december(11, 14)]);
});

test('days on end are a span', () => {
  expect(spansOf([...december(10, 12), ...december(14, 15)])).toEqual([
    { from: '2026-12-10', to: '2026-12-12' },
    { from: '2026-12-14', to: '2026-12-15' },
  ]);
});
