import type { ExpressionSpecification, LayerSpecification, SymbolLayerSpecification } from 'maplibre-gl';
import { byZoom, kind } from './base-shapes.ts';
import type { MapColours } from './map-colours.ts';

const fromTheirZoom: ExpressionSpecification = ['<=', ['get', 'z'], ['zoom']];

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

/** The layers of names and their dots. */
export function labels({ ink, soft, wet, green, halo, water, abroad }: MapColours): LayerSpecification[] {
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
