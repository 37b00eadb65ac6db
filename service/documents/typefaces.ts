import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import type { Face } from './script-runs.ts';
import { unpackWoff } from './unpack-woff.ts';

/** A typeface of the paper. */
export interface Typeface extends Face {
  readonly name: string;
  readonly font: Font;
  /** Letters change their shapes and places by their neighbours. */
  readonly shaped: boolean;
}

export type Weight = 'text' | 'strong' | 'display';

interface Script {
  readonly name: string;
  readonly first: number;
  readonly last: number;
}

/** Scripts of India beside Latin, by Unicode block: a face is read when a text needs it. */
const scripts: readonly Script[] = [
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

/** The whole of Noto Sans: Vietnamese, the transcriptions of Indian languages with every mark they need, Greek, Cyrillic. */
const latinWithMarks = {
  400: '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  600: '@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
} as const;

/** Letters beyond those of Western Europe, and marks: HarfBuzz sets them. */
const shapedEmails = /[\p{M}\u0180-\u1fff\u2c00-\u2dff\ua640-\ua7ff\uab30-\uab6f]/u;

/** A file of a typeface, what it is called in a document, and which characters are taken from it. */
interface FontFile {
  readonly name: string;
  readonly family: string;
  readonly path: string;
  readonly shaped: boolean;
  readonly takes: (point: number) => boolean;
}

/** The files of a weight: the first that has a character prints it. All are under the SIL Open Font License. */
const files: Readonly<Record<Weight, readonly FontFile[]>> = {
  text: [...latin('figtree', 400), ...others(400)],
  strong: [...latin('figtree', 600), ...others(600)],
  display: [...latin('fraunces', 600), ...latin('figtree', 600), ...others(600)],
};

function latin(family: 'figtree' | 'fraunces', weight: 400 | 600): FontFile[] {
  const subsets = family === 'fraunces' ? ['latin', 'latin-ext', 'vietnamese'] : ['latin', 'latin-ext'];
  return subsets.map((subset) => {
    const name = `${family}-${subset}-${weight}`;
    const path = `@fontsource/${family}/files/${name}-normal.woff`;
    return { name, family, path, shaped: false, takes: () => true };
  });
}

function others(weight: 400 | 600): FontFile[] {
  const isOfScript = (point: number) => scripts.some(({ first, last }) => point >= first && point <= last);
  return [
    ...scripts.map(({ name, first, last }) => ({
      name: `noto-sans-${name}-${weight}`,
      family: name,
      shaped: true,
      path: `@fontsource/noto-sans-${name}/files/noto-sans-${name}-${name}-${weight}-normal.woff`,
      takes: (point: number) => point >= first && point <= last,
    })),
    {
      name: `noto-sans-${weight}`,
      family: 'noto-sans',
      path: latinWithMarks[weight],
      shaped: true,
      takes: (point) => !isOfScript(point),
    },
  ];
}

const { resolve } = createRequire(import.meta.url);
const opened = new Map<string, Typeface>();
let shaper: typeof import('./shaper.ts') | undefined;

/** Fonts are read when a text first needs them, and kept: reading them costs more than a document. */
function faceOf({ name, family, path, shaped, takes }: FontFile): Typeface {
  const known = opened.get(name);
  if (known) return known;
  let read: { font: Font; points: ReadonlySet<number> } | undefined;
  const open = () => {
    read ??= readFont(path, shaped ? shaper : undefined);
    return read;
  };
  const face: Typeface = {
    name,
    family,
    shaped,
    get font() {
      return open().font;
    },
    has: (point) => takes(point) && (!shaped || shaper !== undefined) && open().points.has(point),
  };
  opened.set(name, face);
  return face;
}

function readFont(path: string, by: typeof shaper): { font: Font; points: ReadonlySet<number> } {
  const file = readFileSync(resolve(path));
  const bytes = path.endsWith('.woff') ? unpackWoff(file) : file;
  const font = create(bytes);
  if (!('layout' in font)) throw new Error(`${path} is a collection of fonts`);
  return { font: by?.shapedBy(font, bytes) ?? font, points: new Set(font.characterSet) };
}

/** The typefaces that print a weight, in their order. */
export type Typefaces = (weight: Weight) => readonly [Typeface, ...Typeface[]];

const ourTypefaces: Typefaces = (weight) => {
  const [first, ...others] = files[weight].map(faceOf);
  if (!first) throw new Error(`Nothing prints ${weight}`);
  return [first, ...others];
};

/** Our typefaces, for a document that says that. What shapes letters is read when a text first needs it. */
export async function typefacesFor(content: unknown): Promise<Typefaces> {
  if (shapedEmails.test(JSON.stringify(content))) shaper ??= await import('./shaper.ts');
  return ourTypefaces;
}
