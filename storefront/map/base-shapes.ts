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

/** The layers of land, water and borders. */
export function shapes(c: MapColours): LayerSpecification[] {
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
