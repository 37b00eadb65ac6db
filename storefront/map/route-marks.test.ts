import { expect, test } from 'vitest';
import { routeLegs, routeMarks } from './route-marks.ts';

const leh = { latitude: 34.1526, longitude: 77.5771 };
const airport = { latitude: 34.1359, longitude: 77.5465 };
const pass = { latitude: 34.278, longitude: 77.604 };
const hunder = { latitude: 34.582, longitude: 77.473 };

const parts = [
  { number: 4, at: [pass, leh] },
  { number: 5, at: [leh] },
  { number: 6, at: [pass, hunder] },
  { number: 7, at: [] },
  { number: 8, at: [pass, leh] },
  { number: 10, at: [airport] },
];
const shown = (zoom: number) => routeMarks(parts, zoom).map(({ label, latitude }) => [label, latitude]);

test('a spot is marked once, with the days that end there, consecutive ones as a range', () => {
  expect(shown(12)).toEqual([
    ['4–5, 8', leh.latitude],
    ['6', hunder.latitude],
    ['10', airport.latitude],
    ['', pass.latitude],
  ]);
});

test('when zoomed out, marks that would overlap share one', () => {
  expect(shown(6)).toEqual([
    ['4–5, 8, 10', leh.latitude],
    ['6', hunder.latitude],
  ]);
});

test('a line past an unknown position is a gap', () => {
  const way = [
    { number: 1, at: [null, leh, pass] },
    { number: 2, at: [null] },
    { number: 3, at: [hunder, leh, null] },
  ];
  expect(routeLegs(way)).toEqual([
    { from: leh, to: pass, gap: false },
    { from: pass, to: hunder, gap: true },
    { from: hunder, to: leh, gap: false },
  ]);
  expect(routeMarks(way, 12).map(({ label }) => label)).toEqual(['1', '3', '']);
});
