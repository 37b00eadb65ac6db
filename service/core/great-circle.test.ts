import { expect, test } from 'vitest';
import { bearingBetween, compassPoint, kilometresBetween } from './great-circle.ts';

const jaipur = { latitude: 26.9124, longitude: 75.7873 };
const delhi = { latitude: 28.6139, longitude: 77.209 };
const kochi = { latitude: 9.9312, longitude: 76.2673 };
const guwahati = { latitude: 26.1445, longitude: 91.7362 };

test.each([
  ['Delhi from Jaipur', jaipur, delhi, 235, 36, 'north-east'],
  ['Jaipur from Delhi', delhi, jaipur, 235, 217, 'south-west'],
  ['Kochi from Delhi', delhi, kochi, 2080, 183, 'south'],
  ['Guwahati from Jaipur', jaipur, guwahati, 1587, 89, 'east'],
  ['what is a minute of arc north', jaipur, { ...jaipur, latitude: 26.9124 + 1 / 60 }, 1.853, 0, 'north'],
])('%s has the distance and bearing of an atlas', (_what, from, to, kilometres, bearing, point) => {
  const far = kilometresBetween(from, to);
  expect(Math.abs(far - kilometres) / kilometres).toBeLessThan(0.01);
  const turned = bearingBetween(from, to);
  expect(Math.abs(turned - bearing)).toBeLessThan(1.5);
  expect(compassPoint(turned)).toBe(point);
});

test('the points of the compass meet half-way', () => {
  expect([0, 22, 23, 67, 68, 180, 337, 338, 359.9].map(compassPoint)).toEqual([
    'north',
    'north',
    'north-east',
    'north-east',
    'east',
    'south',
    'north-west',
    'north',
    'north',
  ]);
});

test('no distance is zero kilometres', () => {
  expect(kilometresBetween(jaipur, jaipur)).toBe(0);
});
