import { catalogDirectionsTexts } from '../../../messages/en/catalog/directions.ts';
import { catalogDistanceTexts } from '../../../messages/en/catalog/distance.ts';
import type { Translate } from '../../../messages/translate.ts';
import {
  bearingBetween,
  type CompassPoint,
  compassPoint,
  kilometresBetween,
  type LatLng,
} from '../../core/great-circle.ts';
import data from './landmarks.json' with { type: 'json' };

export const landmarkKinds = ['airport', 'station', 'landmark', 'nature'] as const;
export type LandmarkKind = (typeof landmarkKinds)[number];

interface Landmark extends LatLng {
  readonly kind: LandmarkKind;
  readonly name: string;
}

function toLandmark([kind, name, latitude, longitude]: readonly (string | number)[]): Landmark {
  const known = landmarkKinds.find((one) => one === kind);
  if (!known || typeof name !== 'string' || typeof latitude !== 'number' || typeof longitude !== 'number') {
    throw new Error(`landmarks.json: ${kind}, ${name} is not a landmark`);
  }
  return { kind: known, name, latitude, longitude };
}

/** All landmarks, in the order of the file. */
export const landmarks: readonly Landmark[] = data.map(toLandmark);

/** A landmark with its distance in a straight line and its compass direction. */
export interface LandmarkAround extends Landmark {
  readonly kilometres: number;
  readonly towards: CompassPoint;
}

/** The greatest distance of each kind in kilometres, and how many are listed. */
const reach: Readonly<Record<LandmarkKind, { readonly most: number; readonly count: number }>> = {
  airport: { most: 120, count: 1 },
  station: { most: 80, count: 1 },
  landmark: { most: 30, count: 5 },
  nature: { most: 30, count: 2 },
};

/**
 * Kilometres within which better-known sights come first, in the order of the file; farther ones are sorted by
 * distance.
 */
const town = 10;

/** Landmarks around a position, nearest first: sights, the next railway station and the next airport. */
export function landmarksAround(from: LatLng): LandmarkAround[] {
  const known = landmarks.flatMap((one) => {
    // a degree of latitude is at least 110 kilometres
    if (Math.abs(one.latitude - from.latitude) * 110 > reach[one.kind].most) return [];
    const kilometres = kilometresBetween(from, one);
    return kilometres > reach[one.kind].most
      ? []
      : [{ ...one, kilometres, towards: compassPoint(bearingBetween(from, one)) }];
  });
  const nearest = known.toSorted((one, other) => one.kilometres - other.kilometres);
  return landmarkKinds
    .flatMap((kind) => {
      const { count } = reach[kind];
      const sights = kind === 'landmark' || kind === 'nature';
      const here = sights ? known.filter(({ kilometres }) => kilometres <= town) : [];
      const all = new Set([...here, ...nearest]);
      return [...all].filter((one) => one.kind === kind).slice(0, count);
    })
    .sort((one, other) => one.kilometres - other.kilometres);
}

/** '850 m north-east', '6.4 km south', '42 km west' */
export function awayText(
  t: Translate,
  { kilometres, towards }: Pick<LandmarkAround, 'kilometres' | 'towards'>,
): string {
  if (kilometres < 0.095) return t(catalogDistanceTexts.nextDoor);
  const distance =
    kilometres < 0.995
      ? t(catalogDistanceTexts.metres, { metres: Math.round(kilometres * 100) * 10 })
      : t(catalogDistanceTexts.kilometres, {
          kilometres: kilometres < 9.95 ? kilometres.toFixed(1) : Math.round(kilometres),
        });
  return t(catalogDirectionsTexts[towards], { distance });
}
