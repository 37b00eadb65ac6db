import type { NearbyData } from '../../service/catalog/stays/stay-page-data.ts';

/** S1 §9 reads distances from 100 as metres. */
export function inKilometres(distance: number): number {
  return distance >= 100 ? distance / 1000 : distance;
}

/** Distance on the drawing: logarithmic, so that a corner shop and an airport fit on one picture. */
export function ringRadius(kilometres: number): number {
  return Math.min(160, 30 + 38 * Math.log2(1 + kilometres * 0.75));
}

/** Half the drawing, in its own units, and how much wider than high a ring is. */
export const half = { width: 360, height: 180 } as const;
export const stretch = 1.8;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Spot {
  readonly place: NearbyData;
  /** From the middle of the drawing. */
  readonly x: number;
  readonly y: number;
  /** Whether the name stands right of the dot. */
  readonly right: boolean;
}

function labelBox(x: number, y: number, name: string, right: boolean): Box {
  const width = 8.2 * Math.max(8, name.length) + 20;
  return { left: right ? x - 8 : x - width, right: right ? x + width : x + 8, top: y - 16, bottom: y + 24 };
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

const inside = (box: Box) =>
  box.left > -half.width && box.right < half.width && box.top > -half.height && box.bottom < half.height;

/** Where the stay itself and the rings' figures stand. */
const taken: readonly Box[] = [
  { left: -24, right: 24, top: -24, bottom: 24 },
  ...[1, 5, 25].map((kilometres) => ({
    left: -24,
    right: 24,
    top: ringRadius(kilometres) - 20,
    bottom: ringRadius(kilometres),
  })),
];

/**
 * The nearest six, each as far out as it is away, turned until its name covers nothing; one that finds no room is left
 * to the list below.
 */
export function spread(places: readonly NearbyData[]): Spot[] {
  const ordered = [...places].sort((a, b) => inKilometres(a.distance) - inKilometres(b.distance)).slice(0, 6);
  const boxes: Box[] = [...taken];
  return ordered.flatMap((place, index) => {
    const radius = Math.max(36, ringRadius(inKilometres(place.distance)));
    const spots = Array.from({ length: 36 }, (_, turn) => {
      // neighbours in the list begin on opposite sides
      const angle = ((-28 + index * 180 + index * 20 + turn * 10) * Math.PI) / 180;
      const x = Math.cos(angle) * radius * stretch;
      return { place, x, y: Math.sin(angle) * Math.min(radius, 140), right: x >= 0 };
    });
    const either = spots.flatMap((spot) => [spot, { ...spot, right: !spot.right }]);
    const free = either.find(({ x, y, right }) => {
      const box = labelBox(x, y, place.name, right);
      return inside(box) && !boxes.some((other) => overlap(box, other));
    });
    if (!free) return [];
    boxes.push(labelBox(free.x, free.y, place.name, free.right));
    return [free];
  });
}
