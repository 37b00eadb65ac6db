import type { Area } from '../../service/catalog/lists/area.ts';
import type { LatLng } from '../../service/core/great-circle.ts';

/** In degrees. */
export type Bounds = readonly [southWest: [number, number], northEast: [number, number]];

/** Web Mercator coordinates in pixels of that zoom, as MapLibre uses them: the world is 512 pixels wide at zoom 0. */
export function worldPixels({ longitude, latitude }: LatLng, zoom: number): { x: number; y: number } {
  const angle = (Math.min(85, Math.max(-85, latitude)) * Math.PI) / 180;
  const across = 512 * 2 ** zoom;
  return {
    x: ((longitude + 180) / 360) * across,
    y: ((1 - Math.log(Math.tan(Math.PI / 4 + angle / 2)) / Math.PI) / 2) * across,
  };
}

/** One place, or several that would overlap, at their centre. */
export interface Pin<Place> extends LatLng {
  readonly places: readonly [Place, ...Place[]];
}

/** The size of a pin in pixels. */
const room = { x: 76, y: 40 };

/** The pins at that zoom, in the order of the places: places whose pins would overlap share one. */
export function groupPins<Place extends LatLng>(places: readonly Place[], zoom: number): Pin<Place>[] {
  const pins: { x: number; y: number; places: [Place, ...Place[]] }[] = [];
  for (const place of places) {
    const { x, y } = worldPixels(place, zoom);
    const near = pins.find((pin) => Math.abs(pin.x - x) < room.x && Math.abs(pin.y - y) < room.y);
    if (near) near.places.push(place);
    else pins.push({ x, y, places: [place] });
  }
  return pins.map(({ places }) => ({ places, ...middleOf(places) }));
}

function middleOf(places: readonly LatLng[]): LatLng {
  const mean = (of: (place: LatLng) => number) => places.reduce((sum, place) => sum + of(place), 0) / places.length;
  return { longitude: mean(({ longitude }) => longitude), latitude: mean(({ latitude }) => latitude) };
}

/** Degrees on either side of a single place: part of a town. */
const around = 0.02;

/** The bounds of all places; undefined if there are none. */
export function boundsAround(places: readonly LatLng[]): Bounds | undefined {
  if (places.length === 0) return undefined;
  const [xs, ys] = [places.map(({ longitude }) => longitude), places.map(({ latitude }) => latitude)];
  const [west, east, south, north] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const [wide, high] = [Math.max(0, around - (east - west) / 2), Math.max(0, around - (north - south) / 2)];
  return [
    [west - wide, south - high],
    [east + wide, north + high],
  ];
}

/**
 * An area of this many degrees to either side of a place, and half as many up and down: the proportions of a place's
 * map.
 */
export const areaAround = ({ latitude, longitude }: LatLng, degrees: number): Area => ({
  west: longitude - degrees,
  east: longitude + degrees,
  south: latitude - degrees / 2,
  north: latitude + degrees / 2,
});
