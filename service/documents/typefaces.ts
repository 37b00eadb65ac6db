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

/** What is written in India beside Latin letters, by its Unicode block: a face is read when a text needs it. */
const scripts: readonly { readonly name: string; readonly first: number; readonly last: number }[] = [
  { name: 'devanagari', first: 0x0900, last: 0x097f },
  { name: 'bengali', first: 0x0980, last: 0x09ff },
  { name: 'gurmukhi', first: 0x0a00, last: 0x0a7f },
  { name: 'gujarati', first: 0x0a80, last: 0x0aff },
  { name: 'oriya', first: 0x0b00, last: 0x0b7f },
  { name: 'tamil', first: 0x0b80, last: 0x0bff },
  { name: 'telugu', first: 0x0c00, last: 0x0c7f },
  { name: 'kannada', first: 0x0c80, last: 0x0cff },
  { name: 'malayalam', first: 0x0d00, last: 0x0d7f },
  // Urdu, Kashmiri and Sindhi, in Naskh: Nastaliq needs lines twice as high
  { name: 'arabic', first: 0x0600, last: 0x077f },
];

const shapedLetters = /[\u0600-\u077f\u0900-\u0d7f]/;

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
let shaper: typeof import('./shaper.ts') | undefined;

/** Fonts are read when a text first needs them, and kept: reading them costs more than a document. */
function faceOf(file: string): Typeface {
  const known = opened.get(file);
  if (known) return known;
  const script = scripts.find(({ name }) => file.startsWith(`noto-sans-${name}/`));
  let read: { font: Font; points: ReadonlySet<number> } | undefined;
  const open = () => {
    read ??= readFont(file, script && shaper);
    return read;
  };
  const face: Typeface = {
    name: file,
    get font() {
      return open().font;
    },
    has: (point) =>
      (!script || (shaper !== undefined && point >= script.first && point <= script.last)) && open().points.has(point),
  };
  opened.set(file, face);
  return face;
}

function readFont(file: string, by: typeof shaper): { font: Font; points: ReadonlySet<number> } {
  const bytes = plainFont(readFileSync(resolve(`@fontsource/${file}-normal.woff`)));
  const font = create(bytes);
  if (!('layout' in font)) throw new Error(`${file} is a collection of fonts`);
  return { font: by?.shapedBy(font, bytes) ?? font, points: new Set(font.characterSet) };
}

/** The typefaces that print a weight, in their order. */
export type Typefaces = (weight: Weight) => readonly [Typeface, ...Typeface[]];

const ourTypefaces: Typefaces = (weight) => {
  const [first, ...others] = [...new Set(files[weight])].map(faceOf);
  if (!first) throw new Error(`Nothing prints ${weight}`);
  return [first, ...others];
};

/** Those of the house, for a document that says that. What sets the scripts of India is read when one is first there. */
export async function typefacesFor(said: unknown): Promise<Typefaces> {
  if (shapedLetters.test(JSON.stringify(said))) shaper ??= await import('./shaper.ts');
  return ourTypefaces;
}
