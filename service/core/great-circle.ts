/** A point on the earth, in degrees. */
export interface LatLng {
  readonly latitude: number;
  readonly longitude: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const earthRadius = 6371.0088;

/** Great-circle distance in kilometres on a spherical earth, accurate to half a percent. */
export function kilometresBetween(from: LatLng, to: LatLng): number {
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const chord =
    half(to.latitude - from.latitude) +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * half(to.longitude - from.longitude);
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Initial bearing in degrees clockwise from true north: 0 to under 360. */
export function bearingBetween(from: LatLng, to: LatLng): number {
  const [here, there] = [radians(from.latitude), radians(to.latitude)];
  const east = radians(to.longitude - from.longitude);
  const y = Math.sin(east) * Math.cos(there);
  const x = Math.cos(here) * Math.sin(there) - Math.sin(here) * Math.cos(there) * Math.cos(east);
  const degrees = (Math.atan2(y, x) * 180) / Math.PI;
  return (degrees + 360) % 360;
}

const points = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const;
export type CompassPoint = (typeof points)[number];

/** The nearest of the eight compass points. */
export function compassPoint(bearing: number): CompassPoint {
  return points[Math.round(bearing / 45) % 8] ?? 'north';
}
