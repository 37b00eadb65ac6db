import { charactersOf, inPageOrder, printable, runsOf } from './script-runs.ts';
import type { Typeface, Typefaces, Weight } from './typefaces.ts';

/** The roles of texts in the structure of a document, by which it is read aloud. */
export type TextTag = 'P' | 'H1' | 'H2' | 'H3' | 'Link' | 'TH' | 'TD';

/** What holds others in the structure of a document. */
export type GroupTag = 'Table' | 'TR' | 'TH' | 'TD' | 'Sect';

/** Of an element of the structure; pdfkit takes the last two, its types do not say so. */
export interface ElementOptions extends PDFKit.Mixins.StructureElementOptions {
  readonly scope?: 'Row' | 'Column';
  readonly bbox?: [number, number, number, number];
}

export interface Style {
  readonly size: number;
  readonly weight?: Weight;
  readonly colour?: string;
  readonly align?: 'left' | 'right';
  /** Between letters, in points. */
  readonly spacing?: number;
  /** At most so many lines; what is left is said by '…'. */
  readonly lines?: number;
  /** What it is in the structure of the document: 'P' unless told. */
  readonly tag?: TextTag;
  readonly link?: string;
}

/** A line as it is set: pieces of one typeface each, from left to right. */
export interface SetLine {
  readonly runs: readonly { readonly face: Typeface; readonly text: string; readonly width: number }[];
  readonly width: number;
}

/** Sets texts in lines, by how wide their letters are. `take` makes a typeface that of the document. */
export class TextSetter {
  readonly #faces: Typefaces;
  readonly #take: (face: Typeface, size: number) => PDFKit.PDFDocument;

  constructor(faces: Typefaces, take: (face: Typeface, size: number) => PDFKit.PDFDocument) {
    this.#faces = faces;
    this.#take = take;
  }

  measure(text: string, { size, weight = 'text', spacing = 0 }: Style): SetLine {
    const runs = inPageOrder(runsOf(text, this.#faces(weight))).map(({ face, text }) => ({
      face,
      text,
      width: this.#take(face, size).widthOfString(text, asOne(face)) + spacingIn(face, spacing) * text.length,
    }));
    return { runs, width: runs.reduce((all, { width }) => all + width, 0) };
  }

  lines(words: string, width: number, style: Style): SetLine[] {
    const lines: string[] = [];
    let rest = '';
    const fits = (text: string) => this.measure(text, style).width <= width;
    for (const word of printable(words).split(' ')) {
      const joined = rest === '' ? word : `${rest} ${word}`;
      if (fits(joined)) {
        rest = joined;
        continue;
      }
      if (rest !== '') lines.push(rest);
      rest = '';
      if (fits(word)) {
        rest = word;
        continue;
      }
      // a word wider than a line is broken where it must be
      let wide = 0;
      for (const character of charactersOf(word)) {
        const own = this.measure(character, style).width;
        if (rest !== '' && wide + own > width) {
          lines.push(rest);
          rest = '';
          wide = 0;
        }
        rest += character;
        wide += own;
      }
    }
    if (rest !== '') lines.push(rest);
    const most = style.lines ?? lines.length;
    if (lines.length > most) {
      let last = charactersOf(lines[most - 1] ?? '');
      while (last.length > 0 && !fits(`${last.join('').trimEnd()}…`)) last = last.slice(0, -1);
      lines.splice(most - 1, lines.length, `${last.join('').trimEnd()}…`);
    }
    return lines.map((line) => this.measure(line, style));
  }
}

export function leadingOf({ size, weight = 'text' }: Style): number {
  return size * (weight === 'display' ? 1.16 : 1.42);
}

/** Shaped letters hang together: apart from each other, their signs would be over the wrong ones. */
export function spacingIn({ shaped }: Typeface, spacing: number): number {
  return shaped ? 0 : spacing;
}

/** Words of a face that is shaped are set as one: else pdfkit sets each word for itself, from the left to the right. */
export function asOne(face: Typeface): { features?: [] } {
  return face.shaped ? { features: [] } : {};
}
