import type { LayerSpecification, SourceSpecification, StyleSpecification } from 'maplibre-gl';
import { labels } from './base-labels.ts';
import { shapes } from './base-shapes.ts';
import type { MapColours } from './map-colours.ts';
import type { Tiles } from './map-place.ts';

/** Addresses of the base map's data (base/README.md): shapes, labels, and the landmarks of towns. */
export interface BaseData {
  readonly land: string;
  readonly names: string;
  readonly landmarks: Extract<SourceSpecification, { type: 'geojson' }>['data'];
}

/** The style for MapLibre: our own base map, or the operator's street tiles. */
export function baseStyle(colours: MapColours, data: BaseData, tiles: Tiles | null): StyleSpecification {
  if (tiles) {
    const source: SourceSpecification = {
      type: 'raster',
      tiles: [tiles.url],
      tileSize: 256,
      attribution: tiles.credit,
    };
    const ground: LayerSpecification = {
      id: 'abroad',
      type: 'background',
      paint: { 'background-color': colours.abroad },
    };
    return {
      version: 8,
      sources: { tiles: source },
      layers: [ground, { id: 'tiles', type: 'raster', source: 'tiles' }],
    };
  }
  const of = (address: BaseData['landmarks']): SourceSpecification => ({ type: 'geojson', data: address });
  return {
    version: 8,
    sources: {
      land: { type: 'geojson', data: data.land, tolerance: 0.3, maxzoom: 12 },
      names: of(data.names),
      landmarks: of(data.landmarks),
    },
    layers: [...shapes(colours), ...labels(colours)],
  };
}
