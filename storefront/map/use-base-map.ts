import { type LngLatBoundsLike, Map as MapLibre, type PaddingOptions, ScaleControl, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-csp-worker.js?url';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { mapBaseTexts } from '../../messages/en/map/base.ts';
import landmarksUrl from '../../service/catalog/landmarks/landmarks.json?url';
import namesUrl from '../../service/catalog/landmarks/names.json?url';
import { useText } from '../rendering/text.tsx';
import landUrl from './base/land.json?url';
import { type BaseData, baseStyle } from './base-style.ts';
import looks from './map.css?inline';
import { dayColours, nightColours } from './map-colours.ts';
import type { MapPlace, Tiles } from './map-place.ts';
import type { Bounds } from './pins.ts';

// loaded with the map, so that the pages' style sheet does not contain it
const sheet = new CSSStyleSheet();
sheet.replaceSync(looks);
document.adoptedStyleSheets.push(sheet);

/** The area of the base map: India and its surroundings. */
const whole: LngLatBoundsLike = [
  [61, 3],
  [104, 40],
];
const closest = { base: 15.5, tiles: 18 } as const;

type Landmark = readonly [kind: string, name: string, latitude: number, longitude: number];

const absolute = (path: string) => new URL(path, window.location.href).href;

function pointOf([k, n, latitude, longitude]: Landmark) {
  return {
    type: 'Feature' as const,
    properties: { k, n },
    geometry: { type: 'Point' as const, coordinates: [longitude, latitude] },
  };
}

async function readData(sights: readonly MapPlace[]): Promise<BaseData> {
  const answer = await fetch(landmarksUrl);
  if (!answer.ok) throw new Error(String(answer.status));
  // our own file (service/catalog/landmarks)
  const known = (await answer.json()) as Landmark[];
  const sold = sights.map(({ name, latitude, longitude }) => ['sight', name, latitude, longitude] as const);
  return {
    land: absolute(landUrl),
    names: absolute(namesUrl),
    landmarks: { type: 'FeatureCollection', features: [...known, ...sold].map(pointOf) },
  };
}

const isNight = () => window.matchMedia('(prefers-color-scheme: dark)');
/** True if the user prefers reduced motion: the map then does not animate. */
export const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The padding that overlays of the map need. */
export function overlayPadding(): PaddingOptions {
  const small = window.matchMedia('(width < 1024px)').matches;
  return small ? { top: 84, bottom: 190, left: 52, right: 52 } : { top: 72, bottom: 72, left: 72, right: 72 };
}

/**
 * A map in the element `box` that first shows `first`; null until it can be drawn on. Calls `onFailure` if it fails;
 * `sights` are labelled on it.
 */
export function useBaseMap(
  first: Bounds,
  tiles: Tiles | null,
  onFailure: (error: unknown) => void,
  { sights = [], padding = overlayPadding() }: { sights?: readonly MapPlace[]; padding?: PaddingOptions | number } = {},
): { box: RefObject<HTMLDivElement | null>; map: MapLibre | null } {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<MapLibre | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the map is created once and then keeps its own position
  useEffect(() => {
    const leaving = new AbortController();
    let made: MapLibre | undefined;
    const night = isNight();
    const draw = (data: BaseData) => {
      if (leaving.signal.aborted || !box.current) return;
      const style = () => baseStyle(night.matches ? nightColours : dayColours, data, tiles);
      setWorkerUrl(absolute(workerUrl));
      made = new MapLibre({
        container: box.current,
        style: style(),
        bounds: [...first],
        fitBoundsOptions: { padding, maxZoom: 14 },
        maxBounds: whole,
        maxZoom: tiles ? closest.tiles : closest.base,
        attributionControl: false,
        dragRotate: false,
        pitchWithRotate: false,
        touchPitch: false,
        renderWorldCopies: false,
        fadeDuration: prefersReducedMotion() ? 0 : 150,
        locale: { 'Map.Title': t(mapBaseTexts.title) },
      });
      made.touchZoomRotate.disableRotation();
      made.keyboard.disableRotation();
      night.addEventListener('change', () => made?.setStyle(style()), { signal: leaving.signal });
      made.addControl(new ScaleControl({ maxWidth: 110 }), 'bottom-left');
      setMap(made);
    };
    readData(sights).then(draw).catch(onFailure);
    return () => {
      leaving.abort();
      made?.remove();
      setMap(null);
    };
  }, []);
  return { box, map };
}
