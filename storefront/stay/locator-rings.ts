import type { NearbyData } from '../../service/catalog/stays/stay-page-data.ts';

/** S1 §9 reads distances from 100 as metres. */
export function inKilometres(distance: number): number {
  return distance >= 100 ? distance / 1000 : distance;
}

/** Distance on the drawing: logarithmic, so that a corner shop and an airport fit on one picture. */
export function ringRadius(kilometres: number): number {
  return Math.min(160, 30 + 38 * Math.log2(1 + kilometres * 0.75));
}

/** Places around the middle: as far out as they are away, alternating sides so that their names stay apart. */
export function spread(places: readonly NearbyData[]): { place: NearbyData; x: number; y: number }[] {
  const ordered = [...places].sort((a, b) => inKilometres(a.distance) - inKilometres(b.distance)).slice(0, 6);
  const angles = [-28, 152, 32, 208, -62, 118];
  return ordered.map((place, index) => {
    const angle = ((angles[index] ?? 0) * Math.PI) / 180;
    const radius = Math.max(36, ringRadius(inKilometres(place.distance)));
    return { place, x: Math.cos(angle) * radius, y: Math.sin(angle) * Math.min(radius, 140) };
  });
}
