import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boundsAround, groupPins, worldPixels } from './pins.ts';

const place = (name: string, longitude: number, latitude: number) => ({ name, longitude, latitude });
const rishikesh = place('rishikesh', 78.3, 30.1);
const tapovan = place('tapovan', 78.32, 30.12);
const goa = place('goa', 73.83, 15.49);
const names = (pins: ReturnType<typeof groupPins<typeof goa>>) => pins.map((pin) => pin.places.map(({ name }) => name));

test('Mercator has its poles where MapLibre has them', () => {
  expect(worldPixels({ longitude: 0, latitude: 0 }, 0)).toEqual({ x: 256, y: 256 });
  expect(worldPixels({ longitude: 180, latitude: 85 }, 1).x).toBe(1024);
  expect(worldPixels(rishikesh, 5).y).toBeLessThan(worldPixels(goa, 5).y);
});

test('pins that would overlap share one, at their centre, until the map is zoomed in', () => {
  const [north, south] = groupPins([rishikesh, tapovan, goa], 5);
  expect(names(groupPins([rishikesh, tapovan, goa], 5))).toEqual([['rishikesh', 'tapovan'], ['goa']]);
  expect(north?.longitude).toBeCloseTo(78.31, 6);
  expect(north?.latitude).toBeCloseTo(30.11, 6);
  expect(south).toMatchObject({ longitude: 73.83, latitude: 15.49 });
  expect(names(groupPins([rishikesh, tapovan, goa], 13))).toEqual([['rishikesh'], ['tapovan'], ['goa']]);
});

test('whatever the places and the zoom, each is in one pin, and no two pins overlap at first', () => {
  const somewhere = fc.record({
    longitude: fc.double({ min: 68, max: 97, noNaN: true }),
    latitude: fc.double({ min: 7, max: 37, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(somewhere, { maxLength: 40 }), fc.integer({ min: 3, max: 16 }), (places, zoom) => {
      const pins = groupPins(places, zoom);
      expect(new Set(pins.flatMap((pin) => pin.places))).toEqual(new Set(places));
      expect(pins.flatMap((pin) => pin.places)).toHaveLength(places.length);
      const first = pins.map((pin) => worldPixels(pin.places[0], zoom));
      for (const [index, one] of first.entries()) {
        for (const other of first.slice(index + 1)) {
          expect(Math.abs(one.x - other.x) >= 76 || Math.abs(one.y - other.y) >= 40).toBe(true);
        }
      }
    }),
  );
});

test('a single place is shown with its surroundings, several with the area between them', () => {
  const [[west, south], [east, north]] = boundsAround([goa]) ?? [
    [0, 0],
    [0, 0],
  ];
  expect([west, south, east, north].map((side) => side.toFixed(2))).toEqual(['73.81', '15.47', '73.85', '15.51']);
  expect(boundsAround([goa, rishikesh])).toEqual([
    [73.83, 15.49],
    [78.3, 30.1],
  ]);
  expect(boundsAround([])).toBeUndefined();
});
