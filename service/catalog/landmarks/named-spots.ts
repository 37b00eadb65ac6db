import type { LatLng } from '../../core/crow-flies.ts';
import { plainWords } from '../plain-words.ts';
import { landmarks } from './around.ts';
import names from './names.json' with { type: 'json' };

/** A spot on the earth that a name means. `town`: of the towns of the map, of which many have the name of another. */
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
    // 'Jama Masjid, Nowhatta' is called so; 'Srinagar, Nowgam station' is not what Srinagar means
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

/** The landmarks and the towns of our maps that are called so, wherever they are. */
export function spotsNamed(name: string): readonly NamedSpot[] {
  known ??= readNames();
  return known.get(plainWords(name)) ?? [];
}
