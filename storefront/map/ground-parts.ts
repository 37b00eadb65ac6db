import towns from './osm/towns/index.json' with { type: 'json' };
import type { Bounds } from './pins.ts';

/** The zoom from which streets of towns are drawn, and roads of the vector tiles are not if a town has them finer. */
export const streetZoom = 11;
/** Zooms of the main roads; closer, the vector tiles have them. */
export const mainRoadZooms = { minzoom: 4.5, maxzoom: 8 } as const;
/** The zoom up to which depths of the sea are drawn, and the latitude where the sea ends. */
const sea = { zoom: 9, north: 24.9 } as const;
/** The latitude at which the main roads are cut in two files. */
const middle = 23;
const parkZoom = 8;

/** Data that is loaded when it comes into view. */
export type GroundPart = 'sea' | 'roads north' | 'roads south' | 'parks' | `town ${string}`;

/** The parts that a view needs. */
export function partsOf(zoom: number, [[west, south], [east, north]]: Bounds): GroundPart[] {
  const parts: GroundPart[] = [];
  if (zoom < sea.zoom && south < sea.north) parts.push('sea');
  if (zoom >= mainRoadZooms.minzoom && zoom < mainRoadZooms.maxzoom) {
    if (north > middle) parts.push('roads north');
    if (south < middle) parts.push('roads south');
  }
  if (zoom >= parkZoom) parts.push('parks');
  if (zoom < streetZoom) return parts;
  for (const [town, [left = 0, bottom = 0, right = 0, top = 0]] of towns as [string, number[]][])
    if (left < east && right > west && bottom < north && top > south) parts.push(`town ${town}`);
  return parts;
}
