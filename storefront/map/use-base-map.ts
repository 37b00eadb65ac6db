import {
  GeoJSONSource,
  type LngLatBoundsLike,
  Map as MapLibre,
  type PaddingOptions,
  ScaleControl,
  type StyleSpecification,
  setWorkerUrl,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-csp-worker.js?url';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { mapBaseTexts } from '../../messages/en/map/base.ts';
import { useText } from '../rendering/text.tsx';
import { type Covered, coveredPoints, readData } from './base-data.ts';
import { type BaseData, baseStyle } from './base-style.ts';
import { fileOf } from './ground-files.ts';
import { partsOf } from './ground-parts.ts';
import looks from './map.css?inline';
import { dayColours, nightColours } from './map-colours.ts';
import { drawImages } from './map-images.ts';
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

const isNight = () => window.matchMedia('(prefers-color-scheme: dark)');
/** True if the user prefers reduced motion: the map then does not animate. */
export const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The padding that overlays of the map need. */
export function overlayPadding(): PaddingOptions {
  const small = window.matchMedia('(width < 1024px)').matches;
  return small ? { top: 84, bottom: 190, left: 52, right: 52 } : { top: 72, bottom: 72, left: 72, right: 72 };
}

/** The parts that have been in view, and those that the map shows now. */
function withParts(data: BaseData, map: MapLibre): BaseData {
  const bounds = map.getBounds();
  const seen: Bounds = [
    [bounds.getWest(), bounds.getSouth()],
    [bounds.getEast(), bounds.getNorth()],
  ];
  const added = partsOf(map.getZoom(), seen).filter((part) => !data.parts.has(part));
  if (added.length === 0) return data;
  return { ...data, parts: new Map([...data.parts, ...added.map((part) => [part, fileOf(part)] as const)]) };
}

/** Adds what a style has more. A whole new style would load all data again. */
function addMissing(map: MapLibre, { sources, layers }: StyleSpecification): void {
  for (const [id, source] of Object.entries(sources)) if (!map.getSource(id)) map.addSource(id, source);
  let above: string | undefined;
  for (const layer of layers.toReversed()) {
    if (!map.getLayer(layer.id)) map.addLayer(layer, above);
    above = layer.id;
  }
}

interface BaseMap {
  readonly box: RefObject<HTMLDivElement | null>;
  /** Null until it can be drawn on. */
  readonly map: MapLibre | null;
  /** Says where something lies over the map, in place of what was said before; no label is placed there. */
  readonly cover: (covered: readonly Covered[]) => void;
}

/**
 * A map in the element `box` that first shows `first`. Calls `onFailure` if it fails; `sights` are labelled on it.
 */
export function useBaseMap(
  first: Bounds,
  tiles: Tiles | null,
  onFailure: (error: unknown) => void,
  { sights = [], padding = overlayPadding() }: { sights?: readonly MapPlace[]; padding?: PaddingOptions | number } = {},
): BaseMap {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<MapLibre | null>(null);
  const redraw = useRef<(covered: readonly Covered[]) => void>(undefined);
  const cover = useCallback((covered: readonly Covered[]) => redraw.current?.(covered), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the map is created once and then keeps its own position
  useEffect(() => {
    const leaving = new AbortController();
    let made: MapLibre | undefined;
    const night = isNight();
    const draw = ([read, addImages]: [BaseData, (map: MapLibre) => void]) => {
      if (leaving.signal.aborted || !box.current) return;
      setWorkerUrl(new URL(workerUrl, window.location.href).href);
      const map = new MapLibre({
        container: box.current,
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
      made = map;
      map.touchZoomRotate.disableRotation();
      map.keyboard.disableRotation();
      addImages(map);
      let data = withParts(read, map);
      let drawn = false;
      const style = () => baseStyle(night.matches ? nightColours : dayColours, data, tiles);
      const show = () => map.setStyle(style());
      show();
      const complete = () => {
        if (drawn) addMissing(map, style());
      };
      map.once('style.load', () => {
        drawn = true;
        complete();
        coverAgain();
      });
      map.on('moveend', () => {
        const next = withParts(data, map);
        if (next === data) return;
        data = next;
        complete();
      });
      const coverAgain = () => {
        const source = map.getSource('covered');
        if (source instanceof GeoJSONSource) source.setData(data.covered);
      };
      redraw.current = (covered) => {
        data = { ...data, covered: coveredPoints(covered) };
        if (drawn) coverAgain();
      };
      night.addEventListener('change', show, { signal: leaving.signal });
      map.addControl(new ScaleControl({ maxWidth: 110 }), 'bottom-left');
      setMap(map);
    };
    Promise.all([readData(sights, t.language), drawImages()])
      .then(draw)
      .catch(onFailure);
    return () => {
      leaving.abort();
      made?.remove();
      setMap(null);
    };
  }, []);
  return { box, map, cover };
}
