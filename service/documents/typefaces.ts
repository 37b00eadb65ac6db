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

/**
 * The scripts of India that the shaper sets right, by their Unicode blocks: a face is read when a text needs it. Malayalam is
 * not among them, which it breaks on, nor what is written from the right: those names are printed as question marks.
 */
const scripts: readonly { readonly name: string; readonly first: number; readonly last: number }[] = [
  { name: 'devanagari', first: 0x0900, last: 0x097f },
  { name: 'bengali', first: 0x0980, last: 0x09ff },
  { name: 'tamil', first: 0x0b80, last: 0x0bff },
  { name: 'kannada', first: 0x0c80, last: 0x0cff },
];

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
    ...scripts.map(({ name }) => `noto-sans-${name}/files/noto-sans-${name}-${name}-${weight}`),
  ];
}

const { resolve } = createRequire(import.meta.url);
const opened = new Map<string, Typeface>();

/** Fonts are read when a text first needs them, and kept: reading them costs more than a document. */
function faceOf(file: string): Typeface {
  const known = opened.get(file);
  if (known) return known;
  const script = scripts.find(({ name }) => file.startsWith(`noto-sans-${name}/`));
  let read: { font: Font; points: ReadonlySet<number> } | undefined;
  const open = () => {
    read ??= readFont(file);
    return read;
  };
  const face: Typeface = {
    name: file,
    get font() {
      return open().font;
    },
    has: (point) => (!script || (point >= script.first && point <= script.last)) && open().points.has(point),
  };
  opened.set(file, face);
  return face;
}

function readFont(file: string): { font: Font; points: ReadonlySet<number> } {
  const font = create(plainFont(readFileSync(resolve(`@fontsource/${file}-normal.woff`))));
  if (!('layout' in font)) throw new Error(`${file} is a collection of fonts`);
  return { font, points: new Set(font.characterSet) };
}

/** The typefaces that print a weight, in their order. */
export type Typefaces = (weight: Weight) => readonly [Typeface, ...Typeface[]];

/** Those of the house. */
export const ourTypefaces: Typefaces = (weight) => {
  const [first, ...others] = [...new Set(files[weight])].map(faceOf);
  if (!first) throw new Error(`Nothing prints ${weight}`);
  return [first, ...others];
};
