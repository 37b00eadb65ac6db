import type { BaseData } from './base-style.ts';
import { baseFiles, namesIn } from './ground-files.ts';
import { markOf } from './map-marks.ts';
import type { MapPlace } from './map-place.ts';

type Spot = readonly [kind: string, name: string, latitude: number, longitude: number];
type Region = readonly [name: string, latitude: number, longitude: number, kind: string, zoom: number];
type Peak = readonly [name: string, latitude: number, longitude: number, metres: number, rank: number];

const pointOf = (latitude: number, longitude: number, properties: Readonly<Record<string, string | number>>) => ({
  type: 'Feature' as const,
  properties,
  geometry: { type: 'Point' as const, coordinates: [longitude, latitude] },
});
const collectionOf = (features: readonly ReturnType<typeof pointOf>[]) => ({
  type: 'FeatureCollection' as const,
  features: [...features],
});

/** A place of the page or the map that labels leave free; `anchor`: what of its box is at the place. */
export interface Covered {
  readonly latitude: number;
  readonly longitude: number;
  readonly wide: number;
  readonly high: number;
  readonly anchor: 'center' | 'bottom';
}

/** What is not laid out has no size, and covers nothing. */
export const coveredPoints = (covered: readonly Covered[]) =>
  collectionOf(
    covered
      .filter(({ wide, high }) => wide > 0 && high > 0)
      .map(({ latitude, longitude, wide, high, anchor }) => pointOf(latitude, longitude, { wide, high, anchor })),
  );

const devanagari = /\p{Script=Devanagari}/u;

/** Ranks of peaks: the highest of their surroundings first. */
const peakZooms = [6.5, 8, 9, 9.5, 10] as const;

async function read<Content>(address: string): Promise<Content> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  // our own files
  return (await answer.json()) as Content;
}

/** The data of every view; `sold` are labelled on it. A sight that is in several lists is drawn once. */
export async function readData(sold: readonly MapPlace[], language: string): Promise<BaseData> {
  const [landmarks, heritage, regions, peaks, writing] = await Promise.all([
    read<Spot[]>(baseFiles.landmarks),
    read<Spot[]>(baseFiles.heritage),
    read<Region[]>(baseFiles.regions),
    read<Peak[]>(baseFiles.peaks),
    namesIn(language),
  ]);
  const known = new Set<string>();
  const once = (name: string) => !known.has(name) && known.add(name);
  const sights = [
    ...sold.map(({ name, latitude, longitude }) => ['sight', name, latitude, longitude, 'sight'] as const),
    ...heritage.map((spot) => [...spot, 'heritage'] as const),
    // the vector tiles have the stations
    ...landmarks.filter(([kind]) => kind !== 'station').map((spot) => [...spot, spot[0]] as const),
  ].filter(([, name]) => once(writing?.[name] ?? name));
  return {
    land: baseFiles.land,
    names: baseFiles.names,
    sights: collectionOf([
      ...sights.map(([kind, n, latitude, longitude, k]) =>
        pointOf(latitude, longitude, { k, n, m: markOf(kind, n), ...(devanagari.test(n) && { w: 1 }) }),
      ),
      ...regions.map(([n, latitude, longitude, , z]) => pointOf(latitude, longitude, { k: 'region', n, z })),
      ...peaks.map(([n, latitude, longitude, metres, rank]) =>
        pointOf(latitude, longitude, {
          k: 'peak',
          n: `${n}\n${metres.toLocaleString('en-IN')} m`,
          z: peakZooms[rank - 1] ?? 10,
        }),
      ),
    ]),
    writing,
    parts: new Map(),
    covered: coveredPoints([]),
  };
}
