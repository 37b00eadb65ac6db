import type {
  ExpressionSpecification,
  LayerSpecification,
  SourceSpecification,
  StyleSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl';
import type { Tiles } from './map-place.ts';

/** The colours of the map, for the light or the dark theme. */
export interface MapColours {
  readonly land: string;
  readonly abroad: string;
  readonly water: string;
  readonly shore: string;
  readonly river: string;
  readonly built: string;
  readonly line: string;
  readonly border: string;
  readonly ink: string;
  readonly soft: string;
  readonly wet: string;
  readonly green: string;
  readonly halo: string;
}

export const dayColours: MapColours = {
  land: '#fbf7f0',
  abroad: '#efe7db',
  water: '#cfe4e2',
  shore: '#9cc3bf',
  river: '#a9cfcb',
  built: '#eee1d0',
  line: '#c9b8a5',
  border: '#a08c7b',
  ink: '#33291f',
  soft: '#6b5c4f',
  wet: '#2f6f6d',
  green: '#2f6b4a',
  halo: '#fdfaf5',
};

export const nightColours: MapColours = {
  land: '#241c17',
  abroad: '#1a1411',
  water: '#122c2c',
  shore: '#2c5a57',
  river: '#235150',
  built: '#33281f',
  line: '#54463a',
  border: '#7a6858',
  ink: '#f0e6da',
  soft: '#b9a998',
  wet: '#7fb9b3',
  green: '#8fc4a0',
  halo: '#1a1411',
};

/** Addresses of the base map's data (base/README.md): shapes, labels, and the landmarks of towns. */
export interface BaseData {
  readonly land: string;
  readonly names: string;
  readonly landmarks: Extract<SourceSpecification, { type: 'geojson' }>['data'];
}

const kind = (...kinds: string[]): ExpressionSpecification => ['in', ['get', 'k'], ['literal', kinds]];
const fromTheirZoom: ExpressionSpecification = ['<=', ['get', 'z'], ['zoom']];
const byZoom = (...stops: (number | ExpressionSpecification)[]): ExpressionSpecification => [
  'interpolate',
  ['linear'],
  ['zoom'],
  ...stops,
];

interface Names {
  readonly id: string;
  readonly filter: ExpressionSpecification;
  readonly size: number | ExpressionSpecification;
  readonly colour: string;
  readonly halo: string;
  readonly source?: string;
  readonly zooms?: { readonly minzoom?: number; readonly maxzoom?: number };
  readonly layout?: SymbolLayerSpecification['layout'];
}

/** Labels; the important ones are placed first. */
function names({ id, filter, size, colour, halo, source = 'names', zooms, layout }: Names): LayerSpecification {
  return {
    ...zooms,
    id,
    type: 'symbol',
    source,
    filter,
    layout: {
      'text-field': ['get', 'n'],
      'text-font': ['Figtree'],
      'text-size': size,
      'text-max-width': 8,
      'text-padding': 4,
      'symbol-sort-key': ['coalesce', ['get', 'z'], 9],
      ...layout,
    },
    paint: { 'text-color': colour, 'text-halo-color': halo, 'text-halo-width': 1.4 },
  };
}

function shapes(c: MapColours): LayerSpecification[] {
  const line = (
    id: string,
    filter: ExpressionSpecification,
    colour: string,
    width: ExpressionSpecification,
    dashes?: number[],
  ): LayerSpecification => ({
    id,
    type: 'line',
    source: 'land',
    filter,
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: { 'line-color': colour, 'line-width': width, ...(dashes && { 'line-dasharray': dashes }) },
  });
  const fill = (id: string, colour: string): LayerSpecification => ({
    id,
    type: 'fill',
    source: 'land',
    filter: kind(id),
    paint: { 'fill-color': colour, 'fill-antialias': true },
  });
  return [
    { id: 'abroad', type: 'background', paint: { 'background-color': c.abroad } },
    // the coasts of the two sources are a kilometre apart: between them is land
    line('edge', kind('edge'), c.land, byZoom(5, 1, 7, 10, 10, 130, 13, 1000)),
    fill('land', c.land),
    // outlines of built-up areas: they look wrong when zoomed in
    {
      id: 'urban',
      type: 'fill',
      source: 'land',
      filter: kind('urban'),
      paint: { 'fill-color': c.built, 'fill-opacity': byZoom(8, 1, 10.5, 0.25) },
    },
    fill('ocean', c.water),
    line('coast', kind('ocean'), c.shore, byZoom(4, 0.6, 10, 1.4)),
    fill('deep', c.water),
    line(
      'rivers',
      ['all', kind('river'), ['<=', ['-', ['get', 'r'], 3], ['zoom']]],
      c.river,
      byZoom(4, 0.5, 7, 1.1, 10, 2.4, 13, 5),
    ),
    fill('lake', c.water),
    line('shores', kind('lake'), c.shore, byZoom(5, 0.4, 10, 1.2)),
    line('states', kind('state'), c.line, byZoom(3, 0.5, 7, 1.1, 10, 1.4), [3, 2]),
    line('neighbours', kind('border'), c.line, byZoom(3, 0.5, 7, 1)),
    line('frontier', kind('frontier'), c.border, byZoom(3, 0.8, 7, 1.6)),
  ];
}

/** Beside their dot. */
const dotted: SymbolLayerSpecification['layout'] = {
  'text-anchor': 'left',
  'text-offset': [0.6, 0],
  'text-justify': 'left',
};
/** The same, on whichever side there is room. */
const besideSomewhere: SymbolLayerSpecification['layout'] = {
  'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
  'text-radial-offset': 0.7,
  'text-justify': 'auto',
};
const spaced = (em: number): SymbolLayerSpecification['layout'] => ({ 'text-letter-spacing': em });
const capitals: SymbolLayerSpecification['layout'] = { 'text-transform': 'uppercase', ...spaced(0.11) };

function labels({ ink, soft, wet, green, halo, water, abroad }: MapColours): LayerSpecification[] {
  const dots = (
    id: string,
    filter: ExpressionSpecification,
    colour: string,
    radius: ExpressionSpecification,
    of: { source: string; minzoom?: number } = { source: 'names' },
  ): LayerSpecification => ({
    ...of,
    id,
    type: 'circle',
    filter,
    paint: { 'circle-radius': radius, 'circle-color': colour, 'circle-stroke-color': halo, 'circle-stroke-width': 1.3 },
  });
  const now = (...kinds: string[]): ExpressionSpecification => ['all', kind(...kinds), fromTheirZoom];
  const marks = (id: string, colour: string, minzoom: number): LayerSpecification[] => {
    const of = { source: 'landmarks', minzoom };
    return [
      dots(`${id} dots`, kind(id), colour, byZoom(9, 3, 13, 5), of),
      names({
        id,
        filter: kind(id),
        size: byZoom(9, 11.5, 14, 14),
        colour,
        halo,
        source: 'landmarks',
        zooms: { minzoom },
        layout: besideSomewhere,
      }),
    ];
  };
  const townSize: ExpressionSpecification = byZoom(4, 11, 8, ['step', ['get', 'z'], 15, 6, 13, 9, 12], 12, 16);
  return [
    names({
      id: 'river names',
      filter: ['has', 'n'],
      size: 12,
      colour: wet,
      halo,
      source: 'land',
      zooms: { minzoom: 6 },
      layout: { 'symbol-placement': 'line', 'symbol-spacing': 340, ...spaced(0.06) },
    }),
    names({ id: 'seas', filter: now('sea'), size: 13, colour: wet, halo: water, layout: spaced(0.12) }),
    names({ id: 'countries', filter: now('country'), size: 12, colour: soft, halo: abroad, layout: capitals }),
    names({
      id: 'state names',
      filter: now('state'),
      size: byZoom(4, 10.5, 7, 14),
      colour: soft,
      halo,
      zooms: { maxzoom: 7.5 },
      layout: capitals,
    }),
    dots('town dots', now('town', 'abroad'), soft, byZoom(4, 1.8, 9, 3.2)),
    names({ id: 'abroad names', filter: now('abroad'), size: 11, colour: soft, halo: abroad, layout: dotted }),
    dots('peak dots', now('peak'), green, byZoom(7, 2, 10, 3)),
    names({ id: 'peaks', filter: now('peak'), size: 11.5, colour: green, halo, layout: dotted }),
    ...marks('sight', ink, 11),
    ...marks('nature', green, 9),
    ...marks('landmark', soft, 9),
    ...marks('station', ink, 9.5),
    ...marks('airport', wet, 7.5),
    // last means first: a town's own label is placed before those of its landmarks
    names({ id: 'towns', filter: now('town'), size: townSize, colour: ink, halo, layout: dotted }),
  ];
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
