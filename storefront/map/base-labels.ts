import type { ExpressionSpecification, LayerSpecification, SymbolLayerSpecification } from 'maplibre-gl';
import { byZoom, kind } from './base-shapes.ts';
import { type Names, type Writing, writer } from './label.ts';
import type { MapColours } from './map-colours.ts';

const fromTheirZoom: ExpressionSpecification = ['<=', ['get', 'z'], ['zoom']];
const now = (...kinds: string[]): ExpressionSpecification => ['all', kind(...kinds), fromTheirZoom];
const beside = (em: number): SymbolLayerSpecification['layout'] => ({
  'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
  'text-radial-offset': em,
  'text-justify': 'auto',
});
const spaced = (em: number): SymbolLayerSpecification['layout'] => ({ 'text-letter-spacing': em });
const capitals: SymbolLayerSpecification['layout'] = { 'text-transform': 'uppercase', ...spaced(0.11) };
const along: SymbolLayerSpecification['layout'] = { 'symbol-placement': 'line', 'symbol-spacing': 340 };

/** Names of what lies under the sights: the last ones are placed first. */
export function labels(c: MapColours, writing: Writing, parks: boolean, towns: readonly string[]) {
  const { soft, wet, green, halo, water, abroad } = c;
  const names = writer(writing);
  const dotted = (colour: string): SymbolLayerSpecification['layout'] => ({
    'icon-image': `dot ${colour} ${halo}`,
    ...beside(0.55),
  });
  return [
    names({
      id: 'river names',
      filter: ['has', 'n'],
      size: 12,
      colour: wet,
      halo,
      source: 'land',
      zooms: { minzoom: 6 },
      layout: { ...along, ...spaced(0.06) },
    }),
    ...towns.map((source) =>
      names({
        id: `${source} street names`,
        source,
        filter: ['all', ['has', 'n'], ['!', kind('rail', 'metro', 'green', 'water', 'river', 'stream')]],
        size: byZoom(13, 10, 16, 12.5),
        colour: soft,
        halo,
        zooms: { minzoom: 13 },
        layout: { ...along, 'symbol-spacing': 260 },
      }),
    ),
    numbers(c),
    ...(parks
      ? [
          names({
            id: 'park names',
            source: 'parks',
            filter: ['all', kind('name'), ['>=', ['get', 'a'], ['step', ['zoom'], 700, 9, 200, 10, 60, 11, 0]]],
            size: byZoom(8, 10.5, 12, 13),
            colour: green,
            halo,
            layout: { 'symbol-sort-key': ['-', 0, ['get', 'a']] },
          }),
        ]
      : []),
    names({ id: 'seas', filter: now('sea'), size: 13, colour: wet, halo: water, layout: spaced(0.12) }),
    names({
      id: 'regions',
      source: 'sights',
      filter: now('region'),
      size: byZoom(4, 10.5, 8, 13),
      colour: soft,
      halo,
      zooms: { maxzoom: 9 },
      layout: { ...spaced(0.16), 'text-max-width': 6 },
    }),
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
    names({ id: 'abroad names', filter: now('abroad'), size: 11, colour: soft, halo: abroad, layout: dotted(soft) }),
  ];
}

/** Towns are named before anything else. */
export const townNames = ({ ink, soft, halo }: MapColours, writing: Writing): LayerSpecification =>
  writer(writing)({
    id: 'towns',
    filter: now('town'),
    size: byZoom(4, 11, 8, ['step', ['get', 'z'], 15, 6, 13, 9, 12], 12, 16),
    colour: ink,
    halo,
    layout: { 'icon-image': `dot ${soft} ${halo}`, ...beside(0.55) },
  });

/** The numbers of roads, on plates along them. */
const numbers = ({ soft, plate, casing }: MapColours): LayerSpecification => ({
  id: 'road numbers',
  type: 'symbol',
  source: 'tiles',
  'source-layer': 'road',
  minzoom: 8.5,
  filter: ['has', 'n'],
  layout: {
    'symbol-placement': 'line',
    'symbol-spacing': 300,
    'text-field': ['get', 'n'],
    'text-font': ['Figtree'],
    'text-size': 10.5,
    'text-rotation-alignment': 'viewport',
    'icon-rotation-alignment': 'viewport',
    'icon-image': `plate ${plate} ${casing}`,
    'icon-text-fit': 'both',
    'text-padding': 12,
  },
  paint: { 'text-color': soft },
});

/** Icons and names of sights, stations and peaks. */
export function sightLabels(c: MapColours, writing: Writing) {
  const names = writer(writing);
  const marked = (colour: string): SymbolLayerSpecification['layout'] => ({
    'icon-image': ['concat', `disc ${colour} `, ['get', 'm']],
    ...beside(1.05),
    'text-optional': true,
  });
  const marks = (id: string, colour: string, disc: string, minzoom: number, more: Partial<Names> = {}) =>
    names({
      id,
      source: 'sights',
      filter: kind(id),
      size: byZoom(8, 11, 14, 13.5),
      colour,
      halo: c.halo,
      zooms: { minzoom },
      ...more,
      layout: { ...marked(disc), ...more.layout },
    });
  const known: LayerSpecification[] = [
    names({
      id: 'stations',
      source: 'tiles',
      layer: 'station',
      filter: ['all', ['has', 'n'], ['!=', ['get', 'b'], 1]],
      size: 11,
      colour: c.soft,
      halo: c.halo,
      zooms: { minzoom: 12 },
      layout: { 'icon-image': `dot ${c.rail} ${c.halo}`, ...beside(0.6) },
    }),
    names({
      id: 'peak',
      source: 'sights',
      filter: now('peak'),
      size: 11,
      colour: c.green,
      halo: c.halo,
      layout: { 'icon-image': `peak ${c.green} ${c.halo}`, ...beside(0.7) },
    }),
    names({
      id: 'junctions',
      source: 'tiles',
      layer: 'station',
      filter: ['==', ['get', 'b'], 1],
      size: byZoom(9, 10.5, 14, 12.5),
      colour: c.soft,
      halo: c.halo,
      zooms: { minzoom: 9.5 },
      layout: { 'icon-image': 'disc #6d655e train-front', 'icon-size': 0.8, ...beside(0.9) },
    }),
    marks('landmark', c.soft, '#7d5f49', 9.5),
    marks('nature', c.green, '#3f7a55', 9),
    marks('airport', c.wet, '#2f6f6d', 7.5),
    marks('heritage', c.ink, '#7a4a2e', 6.5),
  ];
  return { known, sold: marks('sight', c.ink, '#b5371f', 10) };
}
