import type { Area } from '../../service/catalog/lists/area.ts';
import type { LatLng } from '../../service/core/great-circle.ts';

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
