import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { plainFont } from './plain-font.ts';
import type { Face } from './script-runs.ts';

/** A typeface of the paper. */
export interface Typeface extends Face {
  readonly name: string;
  readonly font: Font;
}

export type Weight = 'text' | 'strong' | 'display';

/** The files of a weight: the first that has a character prints it. All are under the SIL Open Font License. */
const files: Readonly<Record<Weight, readonly string[]>> = {
  text: family(400, 'figtree'),
  strong: family(600, 'figtree'),
  display: family(600, 'fraunces'),
};

function family(weight: number, latin: 'figtree' | 'fraunces'): string[] {
  return [
    ...[latin, 'figtree'].flatMap((name) =>
      ['latin', 'latin-ext'].map((subset) => `${name}/files/${name}-${subset}-${weight}`),
    ),
    `noto-sans-devanagari/files/noto-sans-devanagari-devanagari-${weight}`,
  ];
}

const { resolve } = createRequire(import.meta.url);
const opened = new Map<string, Typeface>();

/** Fonts are read when a document first needs them, and kept: reading them costs more than a document. */
function open(file: string): Typeface {
  const known = opened.get(file);
  if (known) return known;
  const font = create(plainFont(readFileSync(resolve(`@fontsource/${file}-normal.woff`))));
  if (!('layout' in font)) throw new Error(`${file} is a collection of fonts`);
  const points = new Set(font.characterSet);
  const face = { name: file, font, has: (point: number) => points.has(point) };
  opened.set(file, face);
  return face;
}

/** The typefaces that print a weight, in their order. */
export type Typefaces = (weight: Weight) => readonly [Typeface, ...Typeface[]];

/** Those of the house. */
export const ourTypefaces: Typefaces = (weight) => {
  const [first, ...others] = [...new Set(files[weight])].map(open);
  if (!first) throw new Error(`Nothing prints ${weight}`);
  return [first, ...others];
};
