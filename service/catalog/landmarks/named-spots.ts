import type { LatLng } from '../../core/great-circle.ts';
import { plainWords } from '../plain-words.ts';
import { landmarks } from './around.ts';
import names from './names.json' with { type: 'json' };

/** A position with a certain name. `town`: a town of the map; many towns share a name. */
export interface NamedSpot extends LatLng {
  readonly town: boolean;
}

let known: ReadonlyMap<string, readonly NamedSpot[]> | undefined;

function readNames(): ReadonlyMap<string, readonly NamedSpot[]> {
  const spots = new Map<string, NamedSpot[]>();
  const add = (name: string, spot: NamedSpot) => {
    const key = plainWords(name);
    spots.set(key, [...(spots.get(key) ?? []), spot]);
  };
  for (const { kind, name, latitude, longitude } of landmarks) {
    // 'Jama Masjid, Nowhatta' is also called 'Jama Masjid'; 'Srinagar, Nowgam station' is not called 'Srinagar'
    const [short = name] = kind === 'landmark' || kind === 'nature' ? name.split(',') : [];
    for (const spelling of new Set([name, short])) add(spelling, { latitude, longitude, town: false });
  }
  for (const { properties, geometry } of names.features) {
    const [longitude, latitude] = geometry.coordinates;
    if (properties.k !== 'town' || longitude === undefined || latitude === undefined) continue;
    add(properties.n, { latitude, longitude, town: true });
  }
  return spots;
}

/** All landmarks and towns of our maps with that name. */
export function spotsNamed(name: string): readonly NamedSpot[] {
  known ??= readNames();
  return known.get(plainWords(name)) ?? [];
}

/** The towns of our maps within those degrees with their names, the better-known first, at most so many. */
export function townsWithin(
  area: { readonly west: number; readonly south: number; readonly east: number; readonly north: number },
  most: number,
): (LatLng & { readonly name: string })[] {
  return names.features
    .flatMap(({ properties: { k, n, z }, geometry: { coordinates } }) => {
      const [longitude = NaN, latitude = NaN] = coordinates;
      const isHere = longitude > area.west && longitude < area.east && latitude > area.south && latitude < area.north;
      return k === 'town' && isHere ? [{ name: n, latitude, longitude, zoom: z }] : [];
    })
    .sort((one, other) => one.zoom - other.zoom)
    .slice(0, most)
    .map(({ name, latitude, longitude }) => ({ name, latitude, longitude }));
}
