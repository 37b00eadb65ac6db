import type { Day } from '../../service/core/day.ts';

export interface Spot {
  readonly latitude: number;
  readonly longitude: number;
}

// decision 43
const detour = 1.3;
const speeds = { plain: { dry: 50, wet: 40 }, hills: { dry: 30, wet: 20 } } as const;
/** Below this, kilometres as a straight line, no one flies; getting to a plane and away from one takes so many hours. */
const flight = { least: 300, hours: 5, speed: 700 } as const;
const earthRadius = 6_371;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres as a straight line. */
function haversine(a: Spot, b: Spot): number {
  const up = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const along = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const half = up + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * along;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** The foot of the Himalaya from west to east: north of it are hills. */
const foot: readonly (readonly [longitude: number, latitude: number])[] = [
  [73.5, 33.4],
  [74.86, 32.75],
  [75.65, 32.3],
  [76.94, 30.85],
  [78.27, 30.12],
  [79.5, 29.22],
  [80.1, 29.08],
  [88, 26.75],
  [92, 26.85],
  [97.5, 27.8],
];

/** The Khasi, Naga and Mizo hills, the Nilgiris and the Cardamom Hills. */
const ranges: readonly {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}[] = [
  { south: 25.1, north: 25.95, west: 90, east: 92.6 },
  { south: 21.9, north: 26.6, west: 93.4, east: 95.3 },
  { south: 21.9, north: 24.4, west: 92.3, east: 93.4 },
  { south: 11.2, north: 11.6, west: 76.4, east: 76.9 },
  { south: 9.4, north: 10.4, west: 76.85, east: 77.6 },
];

function inHills({ latitude, longitude }: Spot): boolean {
  const next = foot.findIndex(([east]) => east >= longitude);
  const [from, to] = [foot[next - 1], foot[next]];
  if (from && to) {
    const part = (longitude - from[0]) / (to[0] - from[0]);
    if (latitude > from[1] + part * (to[1] - from[1])) return true;
  }
  return ranges.some(
    ({ south, north, west, east }) => latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  );
}

/** June to September. */
function inMonsoon(day: Day): boolean {
  const month = Number(day.slice(5, 7));
  return month >= 6 && month <= 9;
}

/** Kilometres by road, calculated from the way as a straight line. */
export function roadKilometres(a: Spot, b: Spot): number {
  return haversine(a, b) * detour;
}

/** Hours on the road between them in that season; the speed of the hills where both lie in them. */
export function roadHours(a: Spot, b: Spot, day: Day): number {
  const speed = speeds[inHills(a) && inHills(b) ? 'hills' : 'plain'][inMonsoon(day) ? 'wet' : 'dry'];
  return roadKilometres(a, b) / speed;
}

/** The same by whatever is quicker, road or plane. */
export function quickestHours(a: Spot, b: Spot, day: Day): number {
  const far = haversine(a, b);
  const road = roadHours(a, b, day);
  return far < flight.least ? road : Math.min(road, flight.hours + far / flight.speed);
}
