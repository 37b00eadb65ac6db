import { expect, test } from 'vitest';
import { english } from '../../messages/translate.ts';
import { routeView } from './route-view.ts';

const leh = { name: 'Leh', at: { latitude: 34.15, longitude: 77.58 } };
const hunder = { name: 'Hunder', at: { latitude: 34.58, longitude: 77.47 } };
const somewhere = { name: 'The red meadow', at: null };

test('a route consists of its days, with the places of unknown position', () => {
  const days = [
    { day: 1, stops: [leh] },
    { day: 2, stops: [] },
    { day: 3, stops: [somewhere, hunder] },
  ];
  expect(routeView(english, days)?.parts).toEqual([
    { number: 1, title: 'Day 1', stops: [leh] },
    { number: 3, title: 'Day 3', stops: [somewhere, hunder] },
  ]);
});

test('a tour of one day consists of its stops', () => {
  expect(routeView(english, [{ day: 1, stops: [leh, hunder, leh] }])?.parts.map(({ title }) => title)).toEqual([
    'Stop 1',
    'Stop 2',
    'Stop 3',
  ]);
});

test('one place is not a route, and neither are places of unknown position', () => {
  expect(
    routeView(english, [
      { day: 1, stops: [leh] },
      { day: 2, stops: [leh, somewhere] },
    ]),
  ).toBeNull();
  expect(routeView(english, [])).toBeNull();
});
