import { expect, test } from 'vitest';
import {
  fitView,
  gridLines,
  type MapPlace,
  markersOf,
  moved,
  namesWithRoom,
  onMap,
  onScreen,
  ringsAround,
  scaleBar,
  zoomed,
} from './results-map-geometry.ts';

const size = { width: 800, height: 400 };
const place = (slug: string, longitude: number, latitude: number): MapPlace => ({
  slug,
  name: slug,
  longitude,
  latitude,
  price: '₹1,000',
});
const rishikesh = place('rishikesh', 78.3, 30.1);
const goa = place('goa', 73.83, 15.49);
const pointOf = ({ longitude, latitude }: MapPlace) => onMap(longitude, latitude);

test('the first view shows everything that was found', () => {
  const places = [rishikesh, goa, place('port-blair', 92.74, 11.62)];
  const view = fitView(places.map(pointOf), size);
  for (const one of places) {
    const { x, y } = onScreen(pointOf(one), view, size);
    expect(x).toBeGreaterThan(40);
    expect(x).toBeLessThan(760);
    expect(y).toBeGreaterThan(20);
    expect(y).toBeLessThan(380);
  }
  expect(markersOf(places, view, size)).toHaveLength(3);
});

test('one place alone is shown with its surroundings', () => {
  const view = fitView([pointOf(goa)], size);
  expect(onScreen(pointOf(goa), view, size)).toEqual({ x: 400, y: 200 });
  expect(view.across).toBe(0.08);
});

test('markers that would cover each other share one until one looks closer', () => {
  const places = [rishikesh, place('tapovan', 78.32, 30.12), goa];
  const far = fitView(places.map(pointOf), size);
  expect(markersOf(places, far, size).map((marker) => marker.places.map(({ slug }) => slug))).toEqual([
    ['rishikesh', 'tapovan'],
    ['goa'],
  ]);
  const near = fitView(places.slice(0, 2).map(pointOf), size);
  expect(markersOf(places, near, size).map((marker) => marker.places.length)).toEqual([1, 1]);
});

test('looking closer keeps what is under the finger where it is, and ends somewhere', () => {
  const view = fitView([pointOf(rishikesh), pointOf(goa)], size);
  const at = pointOf(goa);
  const before = onScreen(at, view, size);
  const after = onScreen(at, zoomed(view, 0.5, at), size);
  expect(after.x).toBeCloseTo(before.x, 6);
  expect(after.y).toBeCloseTo(before.y, 6);
  expect(zoomed(view, 1e-9).across).toBe(0.02);
  expect(zoomed(view, 1e9).across).toBe(90);
});

test('dragging moves the map with the finger', () => {
  const view = fitView([pointOf(goa)], size);
  const { x, y } = onScreen(pointOf(goa), moved(view, { x: 30, y: -20 }, size), size);
  expect(x).toBeCloseTo(430, 6);
  expect(y).toBeCloseTo(180, 6);
});

test('the scale is a round number of kilometres', () => {
  const { kilometres, pixels } = scaleBar(fitView([pointOf(rishikesh), pointOf(goa)], size), size);
  expect(kilometres).toBe(1_000);
  expect(pixels).toBeLessThanOrEqual(200);
  expect(scaleBar({ ...pointOf(goa), across: 0.08 }, size).kilometres).toBe(2);
});

test('the lines of the graticule stand at round degrees', () => {
  expect(gridLines(68.2, 97.3, 29.1)).toEqual([70, 75, 80, 85, 90, 95]);
  expect(gridLines(78.26, 78.34, 0.08)).toEqual([78.26, 78.28, 78.3, 78.32, 78.34]);
});

test('a name that a marker or another name covers is left out', () => {
  const at = (name: string, x: number, y: number) => ({ name, at: { x, y } });
  const names = [at('Delhi', 100, 100), at('Agra', 110, 104), at('Pune', 300, 300), at('Puri', 790, 200)];
  expect(namesWithRoom(names, [{ x: 310, y: 310 }], size).map(({ name }) => name)).toEqual(['Delhi']);
});

test('close by, distances are told from the city in view', () => {
  const close = { ...pointOf(rishikesh), across: 0.5 };
  const seen = (view: typeof close) =>
    ringsAround(
      [goa, rishikesh].map((at) => onScreen(pointOf(at), view, size)),
      view,
      size,
    );
  expect(seen(close)).toEqual({ x: 400, y: 200 });
  expect(seen({ ...close, across: 20 })).toBeUndefined();
  expect(seen({ ...close, x: close.x + 1 })).toBeUndefined();
});
