import type { GeoJSONSourceSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { labels, sightLabels, townNames } from './base-labels.ts';
import { borders, landShapes, waterShapes } from './base-shapes.ts';
import type { GroundPart } from './ground-parts.ts';
import { closeWater, greenShapes, hills, seaShapes, wayShapes } from './ground-shapes.ts';
import type { Writing } from './label.ts';
import type { MapColours } from './map-colours.ts';
import type { Tiles } from './map-place.ts';

type Points = Extract<GeoJSONSourceSpecification['data'], object>;

/** What is drawn: addresses of shapes and names (base/README.md, osm/README.md), and points. */
export interface BaseData {
  readonly land: string;
  readonly names: string;
  /** Landmarks, regions, peaks and what is sold. */
  readonly sights: Points;
  readonly writing: Writing;
  /** The addresses of the parts that have been in view. */
  readonly parts: ReadonlyMap<GroundPart, string>;
  /** Where something lies over the map: no label is placed there. */
  readonly covered: Points;
}

/** The zoom from which the operator's street tiles lie over our map. */
export const tilesZoom = 9;

/** The style for MapLibre: our own map, and the operator's street tiles over it. */
export function baseStyle(colours: MapColours, data: BaseData, tiles: Tiles | null): StyleSpecification {
  const begins = (word: string) => [...data.parts.keys()].filter((part) => part.startsWith(word));
  const towns = begins('town ');
  const has = (part: GroundPart) => data.parts.has(part);
  const sights = sightLabels(colours, data.writing);
  const of = (address: GeoJSONSourceSpecification['data']): GeoJSONSourceSpecification => ({
    type: 'geojson',
    data: address,
  });
  const parts = [...data.parts].map(([part, address]) => [part, { ...of(address), maxzoom: 14 }] as const);
  return {
    version: 8,
    sources: {
      land: { type: 'geojson', data: data.land, tolerance: 0.3, maxzoom: 12 },
      names: of(data.names),
      sights: of(data.sights),
      covered: of(data.covered),
      relief: {
        type: 'raster',
        tiles: ['ground://base/relief/{z}/{x}/{y}.webp'],
        // twice their size: finer ones are more bytes than a first view has
        tileSize: 512,
        minzoom: 4,
        maxzoom: 6,
        bounds: [66, 5.01, 98.99, 37.99],
      },
      tiles: { type: 'vector', tiles: ['ground://osm/tiles/8/{x}/{y}.pbf'], minzoom: 8, maxzoom: 8 },
      ...Object.fromEntries(parts),
      ...(tiles && { streets: { type: 'raster', tiles: [tiles.url], tileSize: 256, attribution: tiles.credit } }),
    },
    layers: [
      ...landShapes(colours),
      ...greenShapes(colours, has('parks'), towns),
      hills,
      ...waterShapes(colours),
      ...(has('sea') ? seaShapes(colours) : []),
      ...closeWater(colours, towns),
      ...wayShapes(colours, begins('roads '), towns),
      ...borders(colours),
      ...labels(colours, data.writing, has('parks'), towns),
      ...sights.known,
      townNames(colours, data.writing),
      ...(tiles ? [streets] : []),
      sights.sold,
      covers,
    ],
  };
}

const streets: LayerSpecification = { id: 'streets', type: 'raster', source: 'streets', minzoom: tilesZoom };

/** Empty images under pins: they are placed before every label, so none is placed there. */
const covers: LayerSpecification = {
  id: 'covers',
  type: 'symbol',
  source: 'covered',
  layout: {
    'icon-image': ['concat', 'room ', ['get', 'wide'], ' ', ['get', 'high']],
    'icon-anchor': ['get', 'anchor'],
    'icon-allow-overlap': true,
  },
};
