import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const tilesOf = (env: Record<string, string>) => readConfig(env, () => 'a secret of thirty-two characters').mapTiles;
const url = 'https://tiles.example/{z}/{x}/{y}@2x.png?key=1';

test('street tiles are had with their credit, as the operator writes them, or not at all', () => {
  expect(tilesOf({})).toBeUndefined();
  expect(tilesOf({ MAP_TILES_URL: '', MAP_TILES_CREDIT: '' })).toBeUndefined();
  expect(tilesOf({ MAP_TILES_URL: url, MAP_TILES_CREDIT: '© Those' })).toEqual({ url, credit: '© Those' });
});

test.each([
  ['MAP_TILES_CREDIT', { MAP_TILES_URL: url }],
  ['MAP_TILES_URL', { MAP_TILES_CREDIT: '© Those' }],
  ['MAP_TILES_URL', { MAP_TILES_URL: 'https://tiles.example/{z}/{x}.png', MAP_TILES_CREDIT: '© Those' }],
  ['MAP_TILES_URL', { MAP_TILES_URL: 'ftp://tiles.example/{z}/{x}/{y}.png', MAP_TILES_CREDIT: '© Those' }],
])('%s is named where it is missing or wrong: %j', (name, env) => {
  expect(() => tilesOf(env)).toThrow(ConfigError);
  expect(() => tilesOf(env)).toThrow(new RegExp(`^${name}: `));
});
