import { expect, test } from 'vitest';
import names from '../../service/catalog/landmarks/names.json' with { type: 'json' };
import land from './base/land.json' with { type: 'json' };
import { type BaseData, baseStyle } from './base-style.ts';
import { dayColours, nightColours } from './map-colours.ts';

const data: BaseData = {
  land: '/land.json',
  names: '/names.json',
  landmarks: { type: 'FeatureCollection', features: [] },
};

test('our own base map needs no other servers: no tiles, no glyphs, no pictures', () => {
  const style = baseStyle(dayColours, data, null);
  expect(JSON.stringify(style)).not.toContain('http');
  expect([style.glyphs, style.sprite]).toEqual([undefined, undefined]);
  expect(Object.values(style.sources).every(({ type }) => type === 'geojson')).toBe(true);
  const ids = style.layers.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('every kind of shape and label in the base data is drawn', () => {
  const drawn = JSON.stringify(baseStyle(dayColours, data, null).layers);
  const kinds = new Set([...land.features, ...names.features].map(({ properties: { k } }) => k));
  expect(kinds.size).toBeGreaterThan(10);
  expect([...kinds].filter((k) => !drawn.includes(`"${k}"`))).toEqual([]);
});

test('the dark theme has a colour of its own for everything', () => {
  const same = Object.entries(dayColours).filter(([name, colour]) => Object(nightColours)[name] === colour);
  expect(same).toEqual([]);
});

test('street tiles replace the base map, with their attribution', () => {
  const tiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', credit: '© Those' };
  const { sources, layers } = baseStyle(dayColours, data, tiles);
  expect(sources).toEqual({ tiles: { type: 'raster', tiles: [tiles.url], tileSize: 256, attribution: '© Those' } });
  expect(layers.map(({ id }) => id)).toEqual(['abroad', 'tiles']);
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
