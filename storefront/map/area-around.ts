import type { Area } from '../../service/catalog/lists/area.ts';
import type { LatLng } from '../../service/core/crow-flies.ts';

/** So many degrees to either side of a place, and half as many up and down: as wide as maps of one place are. */
export const areaAround = ({ latitude, longitude }: LatLng, degrees: number): Area => ({
  west: longitude - degrees,
  east: longitude + degrees,
  south: latitude - degrees / 2,
  north: latitude + degrees / 2,
});
