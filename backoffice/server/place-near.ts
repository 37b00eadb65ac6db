import { spotsNamed } from '../../service/catalog/landmarks/named-spots.ts';
import type { LatLng } from '../../service/core/great-circle.ts';

/** The town or landmark of our map that a location names first; null if it names none. */
export function placeNear(location: string): LatLng | null {
  for (const part of location.split(',')) {
    const spots = spotsNamed(part);
    const [first] = spots;
    const spot = spots.find(({ town }) => town) ?? first;
    if (spot) return { latitude: spot.latitude, longitude: spot.longitude };
  }
  return null;
}
