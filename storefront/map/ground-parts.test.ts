import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { partsOf } from './ground-parts.ts';
import towns from './osm/towns/index.json' with { type: 'json' };
import type { Bounds } from './pins.ts';

const india: Bounds = [
  [68, 7],
  [97, 36],
];
const bombay: Bounds = [
  [72.8, 18.9],
  [72.86, 18.96],
];
const mountains: Bounds = [
  [74, 29],
  [80, 34],
];
const desert: Bounds = [
  [71, 27],
  [71.1, 27.1],
];

test.each([
  ['India whole', 4.2, india, ['sea']],
  ['half of it', 5, india, ['sea', 'roads north', 'roads south']],
  ['mountains', 6, mountains, ['roads north']],
  ['a coast', 7.9, bombay, ['sea', 'roads south']],
  ['a district', 8, bombay, ['sea', 'parks']],
  ['a town before its streets', 10.9, bombay, ['parks']],
  ['a town', 11, bombay, ['parks', 'town mumbai']],
  ['no town', 13, desert, ['parks']],
] as const)('%s needs only what it shows', (_, zoom, bounds, parts) => {
  expect(partsOf(zoom, bounds)).toEqual(parts);
});

test('each town has a file of streets, and each file a town', () => {
  const files = readdirSync(new URL('./osm/towns', import.meta.url)).filter((file) => file !== 'index.json');
  expect(towns.map(([name]) => `${name}.json`).sort()).toEqual(files.sort());
});
