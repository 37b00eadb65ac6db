import type { LatLng } from '../core/great-circle.ts';

/** A part of the map, in degrees. */
export interface MapBounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** A place with a mark on a map of a paper. */
export interface MapSpot extends LatLng {
  /** The numbers of the items that are there. */
  readonly label: string;
}

/** A town as a map of a paper names it. */
export interface MapTown extends LatLng {
  readonly name: string;
}

/** A map as a paper shows it. */
export interface PaperMap {
  readonly bounds: MapBounds;
  readonly spots: readonly MapSpot[];
  /** The better-known first. */
  readonly towns: readonly MapTown[];
}

/** Of the maps on paper, in points. */
export const voucherMapSize = { width: 190, height: 150 } as const;
export const routeMapSize = { width: 499.28, height: 430 } as const;

/** The map fills its box: so many degrees of longitude for one of latitude at that place. */
const stretch = (latitude: number) => 1 / Math.cos((latitude * Math.PI) / 180);

/** The part of the map around those places with some room, in the shape of its box: `ratio` is width by height. */
export function boundsAround(spots: readonly LatLng[], ratio: number, leastDegrees: number): MapBounds {
  const latitudes = spots.map(({ latitude }) => latitude);
  const longitudes = spots.map(({ longitude }) => longitude);
  const middle = { latitude: middleOf(latitudes), longitude: middleOf(longitudes) };
  const wide = (Math.max(...longitudes) - Math.min(...longitudes)) / stretch(middle.latitude);
  const high = Math.max(...latitudes) - Math.min(...latitudes);
  const half = Math.max(leastDegrees, high * 1.4, (wide * 1.4) / ratio) / 2;
  const side = half * ratio * stretch(middle.latitude);
  return {
    west: middle.longitude - side,
    south: middle.latitude - half,
    east: middle.longitude + side,
    north: middle.latitude + half,
  };
}

function middleOf(degrees: readonly number[]): number {
  return (Math.min(...degrees) + Math.max(...degrees)) / 2;
}
