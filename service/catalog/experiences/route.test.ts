import { expect, test } from 'vitest';
import { stopsOf } from './route.ts';

const haridwar = { latitude: 29.95, longitude: 78.16 };
const kedarnath = { name: 'Kedarnath Valley', latitude: 30.7352, longitude: 79.0669 };
const at = (name: string, start = haridwar) => stopsOf([[{ name }]], start, [kedarnath])[0]?.[0]?.at;

test('a place with coordinates is where they say, whatever its name', () => {
  const pali = { name: 'Pali', latitude: 18.537, longitude: 73.22 };
  expect(stopsOf([[pali]], haridwar, [])).toEqual([[{ name: 'Pali', at: { latitude: 18.537, longitude: 73.22 } }]]);
});

test('a destination, landmark or town is found by its name in any spelling', () => {
  expect(at('kedarnath  valley')).toMatchObject({ latitude: 30.7352 });
  expect(at('Har ki Pauri')).toMatchObject({ latitude: 29.9566 });
  expect(at('Roorkee')).toBeTruthy();
});

test('of several the one nearest to the previous stop is meant', () => {
  const kargil = { name: 'Kargil', latitude: 34.557, longitude: 76.126 };
  const [[, kashmir] = []] = stopsOf([[kargil, { name: 'Srinagar' }]], haridwar, []);
  expect(kashmir?.at?.latitude).toBeCloseTo(34.1, 0);
  expect(at('Srinagar')?.latitude).toBeCloseTo(30.22, 1);
});

test("a destination takes precedence over a town of its name, unless only the town is within a day's reach", () => {
  const udaipur = { name: 'Udaipur', latitude: 24.58, longitude: 73.68 };
  const srinagar = { name: 'Srinagar', latitude: 34.08, longitude: 74.8 };
  const jaipur = { latitude: 26.92, longitude: 75.79 };
  const found = (name: string, start: typeof jaipur) => stopsOf([[{ name }]], start, [udaipur, srinagar])[0]?.[0]?.at;
  expect(found('Udaipur', jaipur)?.latitude).toBe(24.58);
  expect(found('Srinagar', haridwar)?.latitude).toBeCloseTo(30.22, 1);
  expect(found('Srinagar', { latitude: 13, longitude: 80 })?.latitude).toBe(34.08);
});

test('an unknown name has no position, nor does the only town of that name when it is too far away', () => {
  expect(at('Juda ka Talab')).toBeNull();
  expect(at('Someshwar')).toBeNull();
  expect(at('Someshwar', { latitude: 13.3, longitude: 75.1 })).toBeTruthy();
});
