import { kilometresBetween, type LatLng } from '../../service/core/great-circle.ts';
import { callApi } from './api.ts';

interface PlaceOnMap extends LatLng {
  readonly name: string;
}

/** The place with the shortest way from there; undefined: there is none. */
export function nearestOf(there: LatLng, places: readonly PlaceOnMap[]): PlaceOnMap | undefined {
  return [...places].sort((a, b) => kilometresBetween(there, a) - kilometresBetween(there, b))[0];
}

/** The name of the destination nearest to this device, which keeps to itself where it is. Rejects if it does not say. */
export async function nearestPlace(): Promise<string | undefined> {
  const { coords } = await new Promise<GeolocationPosition>((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: 10_000, maximumAge: 600_000 }),
  );
  const { data } = await callApi<{ data: PlaceOnMap[] }>(
    'GET',
    '/api/destinations?fields=name,latitude,longitude&pagination[pageSize]=1000',
    undefined,
    { token: null },
  );
  return nearestOf(coords, data)?.name;
}
