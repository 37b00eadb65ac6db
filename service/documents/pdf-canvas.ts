import PDFDocument from 'pdfkit';
import { markShapes } from '../../artwork/mark.ts';
import { charactersOf, inPageOrder, printable, runsOf } from './script-runs.ts';
import type { Typeface, Typefaces, Weight } from './typefaces.ts';

/** A4 in points, and what is left free around. */
export const page = { width: 595.28, height: 841.89, margin: 48 } as const;
export const inner = page.width - 2 * page.margin;

/** The colours of the site on paper. */
export const colours = {
  ink: '#211a16',
  soft: '#5f554e',
  accent: '#b5371f',
  support: '#0e5a5a',
  line: '#e4dace',
  paper: '#fcf9f4',
  white: '#ffffff',
} as const;

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
  readonly tag?: string;
  readonly link?: string;
}

interface Line {
  readonly runs: readonly { readonly face: Typeface; readonly text: string; readonly width: number }[];
  readonly width: number;
}

export interface PdfMetadata {
  readonly title: string;
  readonly language: string;
  readonly author: string;
  /** When what it tells came to be: the same for the same version. */
  readonly at: Date;
}

/** A document of A4 pages that is drawn from top to bottom: the same bytes for the same strokes. */
export class PdfCanvas {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #bytes: Promise<Buffer>;
  readonly #faces: Typefaces;

  constructor(faces: Typefaces, { title, language, author, at }: PdfMetadata) {
    this.#faces = faces;
    const name = printable(title);
    const made = { Title: name, Author: printable(author), Producer: 'Padharo', Creator: 'Padharo', CreationDate: at };
    this.#pdf = new PDFDocument({
      size: 'A4',
      margin: 0,
      pdfVersion: '1.7',
      lang: `${language}-IN`,
      tagged: true,
      displayTitle: true,
      font: '',
      info: made,
    });
    this.#bytes = new Promise((resolve, reject) => {
      const chunks: Buffer[] = [];
      this.#pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
      this.#pdf.on('end', () => resolve(Buffer.concat(chunks)));
      this.#pdf.on('error', reject);
    });
  }

  /** Ends the document. */
  bytes(): Promise<Buffer> {
    this.#pdf.end();
    return this.#bytes;
  }

  newPage(): void {
    this.#pdf.addPage();
  }

  /** Writes into that width, its first line's top at `y`; any script that has a face. Gives the height it took. */
  text(words: string, at: { x: number; y: number; width: number }, style: Style): number {
    const { size, weight = 'text', colour = colours.ink, align = 'left', spacing = 0, tag = 'P', link } = style;
    const lines = this.#lines(words, at.width, style);
    const leading = leadingOf(style);
    const pdf = this.#pdf;
    const shown = printable(words);
    const latin = this.#faces(weight)[0];
    // what is copied or read aloud is the word, not its shapes
    const actual = lines.some(({ runs }) => runs.some(({ face }) => face.shaped)) ? { actual: shown } : {};
    const draw = () => {
      for (const [index, line] of lines.entries()) {
        const left = align === 'right' ? at.x + at.width - line.width : at.x;
        const baseline = at.y + index * leading + (leading + size * 0.68) / 2;
        let x = left;
        for (const { face, text, width } of line.runs) {
          this.#take(face, size).fillColor(colour);
          pdf.text(text, x, baseline, {
            lineBreak: false,
            baseline: 'alphabetic',
            characterSpacing: spacingIn(face, spacing),
            ...asOne(face),
          });
          x += width;
        }
        if (link) pdf.link(left, at.y + index * leading, line.width, leading, link);
      }
      this.#take(latin, size);
    };
    if (lines.length > 0) pdf.addStructure(pdf.struct(tag, actual, [draw]));
    return lines.length * leading;
  }

  /** How high it would be. */
  height(words: string, width: number, style: Style): number {
    return this.#lines(words, width, style).length * leadingOf(style);
  }

  rule(y: number, x: number = page.margin, width: number = inner): void {
    this.#ornament(() =>
      this.#pdf
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.75)
        .stroke(colours.line),
    );
  }

  card(box: { x: number; y: number; width: number; height: number }, fill: string = colours.paper): void {
    this.#ornament(() =>
      this.#pdf.roundedRect(box.x, box.y, box.width, box.height, 10).lineWidth(0.75).fillAndStroke(fill, colours.line),
    );
  }

  /** The mark of the site, a square. */
  mark(x: number, y: number, size: number): void {
    this.#ornament(() => {
      this.#pdf
        .save()
        .translate(x, y)
        .scale(size / 32);
      const { ground, door, sun, hills } = markShapes;
      this.#pdf.roundedRect(0, 0, 32, 32, ground.radius).fill(ground.fill);
      this.#pdf.path(door.path).fill(door.fill);
      this.#pdf.circle(sun.x, sun.y, sun.radius).fill(sun.fill);
      this.#pdf.path(hills.path).fill(hills.fill);
      this.#pdf.restore();
    });
  }

  /** A picture of squares, as a QR code is one: `dark` by row and column. `alt` says what it is. */
  squares(dark: readonly (readonly boolean[])[], at: { x: number; y: number; size: number }, alt: string): void {
    const side = at.size / dark.length;
    this.#pdf.addStructure(
      this.#pdf.struct('Figure', { alt }, [
        () => {
          for (const [row, cells] of dark.entries()) {
            let from = 0;
            for (const [column, isDark] of [...cells, false].entries()) {
              if (isDark) continue;
              if (column > from) this.#pdf.rect(at.x + from * side, at.y + row * side, (column - from) * side, side);
              from = column + 1;
            }
          }
          this.#pdf.fill(colours.ink);
        },
      ]),
    );
  }

  /** What tells nothing is no part of what is read aloud. */
  #ornament(draw: () => void): void {
    this.#pdf.markContent('Artifact', { type: 'Layout' });
    draw();
    this.#pdf.endMarkedContent();
  }

  #take({ name, font }: Typeface, size: number): PDFKit.PDFDocument {
    // pdfkit takes a font that was read already; its types do not say so
    Reflect.apply(this.#pdf.registerFont, this.#pdf, [name, font]);
    return this.#pdf.font(name).fontSize(size);
  }

  #measure(text: string, { size, weight = 'text', spacing = 0 }: Style): Line {
    const runs = inPageOrder(runsOf(text, this.#faces(weight))).map(({ face, text }) => ({
      face,
      text,
      width: this.#take(face, size).widthOfString(text, asOne(face)) + spacingIn(face, spacing) * text.length,
    }));
    return { runs, width: runs.reduce((all, { width }) => all + width, 0) };
  }

  #lines(words: string, width: number, style: Style): Line[] {
    const lines: string[] = [];
    let rest = '';
    const fits = (text: string) => this.#measure(text, style).width <= width;
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
        const own = this.#measure(character, style).width;
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
    return lines.map((line) => this.#measure(line, style));
  }
}

function leadingOf({ size, weight = 'text' }: Style): number {
  return size * (weight === 'display' ? 1.16 : 1.42);
}

/** Shaped letters hang together: apart from each other, their signs would be over the wrong ones. */
function spacingIn({ shaped }: Typeface, spacing: number): number {
  return shaped ? 0 : spacing;
}

/** Words of a face that is shaped are set as one: else pdfkit sets each word for itself, from the left to the right. */
function asOne(face: Typeface): { features?: [] } {
  return face.shaped ? { features: [] } : {};
}
