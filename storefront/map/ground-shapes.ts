import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import { byZoom, fill, kind, line } from './base-shapes.ts';
import { mainRoadZooms, streetZoom } from './ground-parts.ts';
import type { MapColours } from './map-colours.ts';

const close = { minzoom: streetZoom };

/** Woods and parks, under the hills. */
export function greenShapes(c: MapColours, parks: boolean, towns: readonly string[]): LayerSpecification[] {
  return [
    fill({
      id: 'woods',
      source: 'tiles',
      layer: 'green',
      filter: kind('wood', 'grass', 'wetland'),
      colour: c.wood,
      opacity: byZoom(8, 0.6, 11, 0.9),
    }),
    fill({ id: 'bare', source: 'tiles', layer: 'green', filter: kind('ice', 'sand'), colour: c.salt }),
    ...(parks
      ? [
          fill({ id: 'parks', source: 'parks', filter: ['!', kind('name')], colour: c.park, opacity: 0.35 }),
          line({
            id: 'park edges',
            source: 'parks',
            filter: ['!', kind('name')],
            colour: c.park,
            width: byZoom(8, 0.8, 12, 2),
          }),
        ]
      : []),
    ...towns.map((source) =>
      fill({ id: `${source} green`, source, filter: kind('green'), colour: c.park, opacity: 0.5, zooms: close }),
    ),
  ];
}

/** Hills in shadow. */
export const hills: LayerSpecification = {
  id: 'hills',
  type: 'raster',
  source: 'relief',
  maxzoom: 10.5,
  paint: { 'raster-opacity': byZoom(4, 0.45, 6, 0.34, 7.5, 0.24, 9, 0.16, 10.5, 0), 'raster-fade-duration': 0 },
};

/** Depths of the sea, reefs and salt flats. */
export const seaShapes = (c: MapColours): LayerSpecification[] => [
  fill({ id: 'depths', source: 'sea', filter: kind('depth'), colour: c.deep, opacity: byZoom(4, 0.28, 9, 0.2) }),
  fill({ id: 'salt', source: 'sea', colour: c.salt }),
  line({ id: 'reef', source: 'sea', colour: c.shore, width: byZoom(5, 0.5, 9, 1.5), zooms: { minzoom: 6 } }),
];

/** Rivers and lakes of the vector tiles, and what towns have of water. */
export const closeWater = (c: MapColours, towns: readonly string[]): LayerSpecification[] => [
  fill({ id: 'waters', source: 'tiles', layer: 'water', filter: kind('lake', 'river', 'ocean'), colour: c.water }),
  line({
    id: 'streams',
    source: 'tiles',
    layer: 'river',
    filter: kind('river'),
    colour: c.river,
    width: byZoom(8, 0.5, 13, 2.5),
  }),
  ...towns.flatMap((source) => [
    fill({ id: `${source} beach`, source, filter: kind('beach'), colour: c.salt, zooms: close }),
    fill({ id: `${source} water`, source, filter: kind('water'), colour: c.water, zooms: close }),
    line({
      id: `${source} streams`,
      source,
      filter: kind('river', 'stream'),
      colour: c.river,
      width: byZoom(11, 1, 15, 4),
      zooms: close,
    }),
  ]),
];

const classes = ['motorway', 'trunk', 'primary', 'secondary', 'tertiary'] as const;
/** A number by the class of a road, whose links have the same; the last one is for the rest. */
function byClass(...values: readonly number[]): ExpressionSpecification | number {
  const rest = values.at(-1) ?? 0;
  const known = classes.slice(0, values.length - 1);
  return known.reduceRight<ExpressionSpecification | number>(
    (others, name, at) => ['case', kind(name, `${name}-link`), values[at] ?? rest, others],
    rest,
  );
}
const width = byZoom(
  4.5,
  byClass(0.6, 0.4, 0.2),
  8,
  byClass(1.8, 1.4, 0.9, 0.5),
  11,
  byClass(3.2, 2.8, 2, 1.4, 0.9, 0.5),
  15,
  byClass(8, 7.5, 6.5, 5.5, 4, 2.5),
);
const edgeWidth = byZoom(
  10,
  byClass(3.6, 3.2, 1.6, 0),
  11,
  byClass(4.6, 4.2, 3.4, 2.4, 0),
  15,
  byClass(10, 9.5, 8.5, 7.5, 5.5, 3.6),
);
const order = byClass(5, 4, 3, 2, 1, 0);
const colourOf = (c: MapColours): ExpressionSpecification => [
  'case',
  kind('motorway', 'motorway-link'),
  c.motorway,
  kind('trunk', 'trunk-link'),
  c.trunk,
  kind('primary', 'primary-link', 'secondary', 'secondary-link'),
  c.road,
  c.street,
];

/** Roads of one source, the greater ones above, with an edge when they are near. */
function roads(c: MapColours, of: Pick<Parameters<typeof line>[0], 'id' | 'source' | 'layer' | 'filter' | 'zooms'>) {
  const edged = { ...of, id: `${of.id} edges`, zooms: { ...of.zooms, minzoom: Math.max(10, of.zooms?.minzoom ?? 0) } };
  return [
    ...(of.zooms?.maxzoom ? [] : [line({ ...edged, colour: c.casing, width: edgeWidth, order })]),
    line({ ...of, colour: colourOf(c), width, order }),
  ];
}

/** Roads, streets and rails. */
export function wayShapes(c: MapColours, mainRoads: readonly string[], towns: readonly string[]): LayerSpecification[] {
  const finer: ExpressionSpecification = ['any', ['!=', ['get', 't'], 1], ['<', ['zoom'], streetZoom]];
  const other = ['rail', 'metro', 'river', 'stream', 'water', 'green', 'beach', 'foot'];
  return [
    ...mainRoads.flatMap((source) => roads(c, { id: source, source, filter: ['has', 'k'], zooms: mainRoadZooms })),
    ...towns.map((source) =>
      line({
        id: `${source} paths`,
        source,
        filter: kind('foot'),
        colour: c.street,
        width: 1,
        dashes: [2, 2],
        zooms: { minzoom: 14 },
      }),
    ),
    ...roads(c, { id: 'roads', source: 'tiles', layer: 'road', filter: finer, zooms: { minzoom: 8 } }),
    ...towns.flatMap((source) =>
      roads(c, { id: `${source} streets`, source, filter: ['!', kind(...other)], zooms: close }),
    ),
    ...rails(c, { id: 'rails', source: 'tiles', layer: 'rail', zooms: { minzoom: 10.5 } }),
    ...towns.flatMap((source) => rails(c, { id: `${source} rails`, source, zooms: close })),
  ];
}

/** A line with sleepers. */
const rails = (c: MapColours, of: Pick<Parameters<typeof line>[0], 'id' | 'source' | 'layer' | 'zooms'>) => {
  const rail = { ...of, filter: kind('rail', 'metro') };
  return [
    line({ ...rail, colour: c.rail, width: byZoom(10.5, 0.8, 15, 1.6) }),
    line({ ...rail, id: `${of.id} sleepers`, colour: c.rail, width: byZoom(10.5, 2.4, 15, 5), dashes: [0.4, 2.6] }),
  ];
};
