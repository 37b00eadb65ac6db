import { expect, test } from 'vitest';
import { daysOfTrip } from './days.ts';
import { mapDays } from './map-days.ts';
import { type LineInput, stopOf } from './stop.ts';

function stop(
  key: string,
  type: LineInput['type'],
  [selectedDate, checkOut]: [string, string],
  latitude: number | null,
) {
  const venue = { latitude, longitude: latitude && 75, from: null, until: null };
  const built = stopOf(key, { type, name: key, selectedDate, checkOut, venue });
  if (!built) throw new Error('a stop has a day');
  return built;
}

test('each day is numbered, with where one is on it in the order of the hours', () => {
  const days = daysOfTrip([
    stop('haveli', 'stay', ['2026-12-10', '2026-12-13'], 26),
    stop('fort', 'attraction', ['2026-12-13', '2026-12-13'], 27),
    stop('car', 'car-rental', ['2026-12-13', '2026-12-14'], null),
    stop('lake', 'stay', ['2026-12-13', '2026-12-14'], 24),
  ]);
  const shown = mapDays(days).map(({ number, at }) => `${number}: ${at.map((spot) => spot?.latitude).join(' ')}`);
  expect(shown).toEqual(['1: 26', '2: 26', '3: 26', '4: 26 27 24', '5: 24']);
});
