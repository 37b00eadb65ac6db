import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import type { MapColours } from './map-colours.ts';

/** Shapes or labels of these kinds. */
export const kind = (...kinds: string[]): ExpressionSpecification => ['in', ['get', 'k'], ['literal', kinds]];
/** A value that changes with the zoom: zoom, value, zoom, value … */
export const byZoom = (...stops: (number | ExpressionSpecification)[]): ExpressionSpecification => [
  'interpolate',
  ['linear'],
  ['zoom'],
  ...stops,
];

interface Shape {
  readonly id: string;
  readonly colour: string | ExpressionSpecification;
  readonly source?: string;
  /** Of a vector tile. */
  readonly layer?: string;
  readonly filter?: ExpressionSpecification;
  readonly zooms?: { readonly minzoom?: number; readonly maxzoom?: number };
  readonly opacity?: number | ExpressionSpecification;
}

export const fill = ({
  id,
  colour,
  source = 'land',
  layer,
  filter,
  zooms,
  opacity = 1,
}: Shape): LayerSpecification => ({
  id,
  type: 'fill',
  source,
  ...zooms,
  ...(layer && { 'source-layer': layer }),
  filter: filter ?? kind(id),
  paint: { 'fill-color': colour, 'fill-opacity': opacity },
});

interface Line extends Shape {
  readonly width: number | ExpressionSpecification;
  readonly dashes?: number[];
  /** Greater ones are drawn over smaller ones. */
  readonly order?: ExpressionSpecification | number;
}

export const line = (shape: Line): LayerSpecification => ({
  id: shape.id,
  type: 'line',
  source: shape.source ?? 'land',
  ...shape.zooms,
  ...(shape.layer && { 'source-layer': shape.layer }),
  filter: shape.filter ?? kind(shape.id),
  layout: {
    'line-join': 'round',
    'line-cap': shape.dashes ? 'butt' : 'round',
    ...(shape.order !== undefined && { 'line-sort-key': shape.order }),
  },
  paint: {
    'line-color': shape.colour,
    'line-width': shape.width,
    'line-opacity': shape.opacity ?? 1,
    ...(shape.dashes && { 'line-dasharray': shape.dashes }),
  },
});

export const landShapes = (c: MapColours): LayerSpecification[] => [
  { id: 'abroad', type: 'background', paint: { 'background-color': c.abroad } },
  // the coasts of the two sources are a kilometre apart: between them is land
  line({ id: 'edge', colour: c.land, width: byZoom(5, 1, 7, 10, 10, 130, 13, 1000) }),
  fill({ id: 'land', colour: c.land }),
  // outlines of built-up areas: they look wrong when zoomed in
  fill({ id: 'urban', colour: c.built, opacity: byZoom(8, 1, 10.5, 0.25) }),
];

/** Under the roads: the ocean, rivers by their rank, and lakes. */
export const waterShapes = (c: MapColours): LayerSpecification[] => [
  fill({ id: 'ocean', colour: c.water }),
  line({ id: 'coast', filter: kind('ocean'), colour: c.shore, width: byZoom(4, 0.6, 10, 1.4), zooms: { maxzoom: 9 } }),
  fill({ id: 'deep', colour: c.water }),
  line({
    id: 'rivers',
    filter: ['all', kind('river'), ['<=', ['-', ['get', 'r'], 3], ['zoom']]],
    colour: c.river,
    width: byZoom(4, 0.5, 7, 1.1, 10, 2, 13, 3),
  }),
  fill({ id: 'lake', colour: c.water }),
  line({ id: 'shores', filter: kind('lake'), colour: c.shore, width: byZoom(5, 0.4, 10, 1.2) }),
];

/** India's frontier as the Survey of India shows it, and the lines between states. */
export const borders = (c: MapColours): LayerSpecification[] => [
  line({
    id: 'states',
    filter: kind('state'),
    colour: c.line,
    width: byZoom(3, 0.5, 7, 1.1, 10, 1.4),
    dashes: [3, 2],
  }),
  line({ id: 'neighbours', filter: kind('border'), colour: c.line, width: byZoom(3, 0.5, 7, 1) }),
  line({ id: 'frontier', colour: c.border, width: byZoom(3, 0.8, 7, 1.6) }),
];
