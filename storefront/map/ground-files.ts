import { addProtocol } from 'maplibre-gl';
import landmarks from '../../service/catalog/landmarks/landmarks.json?url';
import names from '../../service/catalog/landmarks/names.json?url';
import land from '../../service/documents/land.json?url';
import heritage from './base/heritage.json?url';
import regions from './base/regions.json?url';
import sea from './base/sea.json?url';
import type { GroundPart } from './ground-parts.ts';
import parks from './osm/parks.json?url';
import peaks from './osm/peaks.json?url';
import northernRoads from './osm/roads-north.json?url';
import southernRoads from './osm/roads-south.json?url';

const absolute = (path: string) => new URL(path, window.location.href).href;

/** Addresses of the files that every view needs. */
export const baseFiles = { land: absolute(land), names: absolute(names), landmarks, heritage, regions, peaks } as const;

const parts: Readonly<Record<string, string>> = {
  sea,
  parks,
  'roads north': northernRoads,
  'roads south': southernRoads,
};
const towns: Readonly<Record<string, string>> = import.meta.glob('./osm/towns/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The address of a part's file. */
export function fileOf(part: GroundPart): string {
  const file = parts[part] ?? towns[`./osm/towns/${part.replace('town ', '')}.json`];
  if (!file) throw new Error(`${part} has no file`);
  return absolute(file);
}

const tiles: Readonly<Record<string, string>> = import.meta.glob(
  ['./osm/tiles/8/*/*.pbf', './base/relief/*/*/*.webp'],
  { query: '?url', import: 'default', eager: true },
);
const places: Readonly<Record<string, string>> = import.meta.glob('../../messages/*/places.json', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The names of places in a language, by their English ones; none in English. */
export async function namesIn(language: string): Promise<Readonly<Record<string, string>> | undefined> {
  const file = places[`../../messages/${language}/places.json`];
  if (!file) return undefined;
  // our own file (messages)
  return (await (await fetch(file)).json()) as Record<string, string>;
}

// tiles by their names without a hash; a tile that does not exist is not asked for
addProtocol('ground', async ({ url }, { signal }) => {
  const file = tiles[url.replace('ground://', './')];
  if (!file) return { data: new ArrayBuffer(0) };
  const answer = await fetch(file, { signal });
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return { data: await answer.arrayBuffer() };
});
