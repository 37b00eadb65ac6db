import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { expect, test } from 'vitest';
import names from '../../service/catalog/landmarks/names.json' with { type: 'json' };
import land from '../../service/documents/land.json' with { type: 'json' };
import sea from './base/sea.json' with { type: 'json' };
import { type BaseData, baseStyle } from './base-style.ts';
import { dayColours, nightColours } from './map-colours.ts';
import type { Tiles } from './map-place.ts';
import mumbai from './osm/towns/mumbai.json' with { type: 'json' };

const nothing = { type: 'FeatureCollection' as const, features: [] };
const data: BaseData = {
  land: '/land.json',
  names: '/names.json',
  sights: nothing,
  covered: nothing,
  writing: undefined,
  parts: new Map([
    ['sea', '/sea.json'],
    ['roads north', '/roads-north.json'],
    ['roads south', '/roads-south.json'],
    ['parks', '/parks.json'],
    ['town mumbai', '/mumbai.json'],
  ]),
};
const layersOf = (of: BaseData, tiles: Tiles | null = null) => baseStyle(dayColours, of, tiles).layers;

test('our own map needs no other servers: no tiles, no glyphs, no pictures', () => {
  const style = baseStyle(dayColours, data, null);
  expect(JSON.stringify(style)).not.toContain('http');
  expect([style.glyphs, style.sprite]).toEqual([undefined, undefined]);
  const ids = style.layers.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('the style is one that MapLibre can draw, in each theme and language, with and without parts', () => {
  for (const of of [data, { ...data, parts: new Map() }, { ...data, writing: { Goa: 'गोवा' } }])
    for (const colours of [dayColours, nightColours])
      expect(validateStyleMin(baseStyle(colours, of, null)).map(({ message }) => message)).toEqual([]);
});

test('every kind of shape and label in the base data is drawn', () => {
  const drawn = JSON.stringify(layersOf(data));
  const kindsOf = (features: readonly { readonly properties: { readonly k: string } }[]) =>
    features.map(({ properties: { k } }) => k);
  const kinds = new Set([land, names, sea, mumbai].flatMap(({ features }) => kindsOf(features)));
  expect(kinds.size).toBeGreaterThan(25);
  // the class of all other roads
  const streets = ['street', 'lane'];
  expect([...kinds].filter((k) => !drawn.includes(`"${k}"`) && !streets.includes(k))).toEqual([]);
});

test('a part that was not in view is neither loaded nor drawn', () => {
  const { sources, layers } = baseStyle(dayColours, { ...data, parts: new Map() }, null);
  expect(JSON.stringify(sources)).not.toMatch(/sea|roads|parks|mumbai/);
  const used = layers.flatMap((layer) => ('source' in layer ? layer.source : []));
  expect(used.filter((source) => !(source in sources))).toEqual([]);
});

test('names that exist in the language of the page are drawn as images, because letters join', () => {
  const towns = layersOf({ ...data, writing: { Goa: 'गोवा' } }).find(({ id }) => id === 'towns');
  expect(JSON.stringify(towns)).toContain('["literal",{"Goa":"गोवा"}]');
  expect(JSON.stringify(layersOf(data))).not.toContain('words');
});

test('the room of pins is placed before any label', () => {
  expect(layersOf(data).at(-1)?.id).toBe('covers');
});

test('the dark theme has a colour of its own for everything', () => {
  const same = Object.entries(dayColours).filter(([name, colour]) => Object(nightColours)[name] === colour);
  expect(same).toEqual([]);
});

test('street tiles lie over our map when it is near, under what is sold', () => {
  const tiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', credit: '© Those' };
  const { sources } = baseStyle(dayColours, data, tiles);
  expect(sources['streets']).toEqual({ type: 'raster', tiles: [tiles.url], tileSize: 256, attribution: '© Those' });
  const layers = layersOf(data, tiles);
  expect(layers.slice(-3).map(({ id }) => id)).toEqual(['streets', 'sight', 'covers']);
  expect(layers.at(-3)).toMatchObject({ minzoom: 9 });
});

test('India is complete, as on the Survey of India’s map', () => {
  const india = land.features.find(({ properties: { k } }) => k === 'land');
  const rings = (india?.geometry.coordinates ?? []) as unknown as [number, number][][][];
  const holds = ([x, y]: readonly [number, number]) =>
    rings.some(([ring = []]) =>
      ring.reduce((inside, [ax, ay], index) => {
        const [bx, by] = ring.at(index - 1) ?? [ax, ay];
        return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside;
      }, false),
    );
  const places: Record<string, readonly [number, number]> = {
    Gilgit: [74.31, 35.92],
    Muzaffarabad: [73.47, 34.37],
    'Aksai Chin': [79.3, 35.2],
    Leh: [77.58, 34.16],
    Tawang: [91.86, 27.59],
    Itanagar: [93.6, 27.08],
    Andaman: [92.8, 12.5],
    Delhi: [77.2, 28.6],
  };
  for (const [name, at] of Object.entries(places)) expect(holds(at), name).toBe(true);
  for (const at of [
    [74.35, 31.55],
    [85.32, 27.71],
    [90.4, 23.7],
    [79.86, 6.93],
  ] as const)
    expect(holds(at)).toBe(false);
});
