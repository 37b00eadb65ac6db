import type { ExpressionSpecification, LayerSpecification, SymbolLayerSpecification } from 'maplibre-gl';

export interface Names {
  readonly id: string;
  readonly filter: ExpressionSpecification;
  readonly size: number | ExpressionSpecification;
  readonly colour: string;
  readonly halo: string;
  readonly source?: string;
  /** Of a vector tile. */
  readonly layer?: string;
  readonly zooms?: { readonly minzoom?: number; readonly maxzoom?: number };
  readonly layout?: SymbolLayerSpecification['layout'];
}

/** The names of places in the reader's language, by their English ones; none in English. */
export type Writing = Readonly<Record<string, string>> | undefined;

/** Names in letters that join become images (map-images.ts); `w` says that a name is in such letters already. */
function textOf(writing: Writing, { colour, halo }: Names): ExpressionSpecification {
  const name: ExpressionSpecification = ['to-string', ['get', 'n']];
  if (!writing) return name;
  const known: ExpressionSpecification = ['literal', writing];
  const words: ExpressionSpecification = ['coalesce', ['get', name, known], name];
  const image: ExpressionSpecification = ['image', ['concat', `words ${colour} ${halo} 13 `, words]];
  return ['case', ['any', ['has', 'w'], ['has', name, known]], ['format', image, {}], name];
}

/** Makes layers of names; within one, the important ones are placed first. */
export const writer =
  (writing: Writing) =>
  (names: Names): LayerSpecification => ({
    ...names.zooms,
    id: names.id,
    type: 'symbol',
    source: names.source ?? 'names',
    ...(names.layer && { 'source-layer': names.layer }),
    filter: names.filter,
    layout: {
      'text-field': textOf(writing, names),
      'text-font': ['Figtree'],
      'text-size': names.size,
      'text-max-width': 8,
      'text-padding': 4,
      'symbol-sort-key': ['coalesce', ['get', 'z'], 9],
      ...names.layout,
    },
    paint: { 'text-color': names.colour, 'text-halo-color': names.halo, 'text-halo-width': 1.4 },
  });
