import PDFDocument from 'pdfkit';
import {
  asOne,
  type ElementOptions,
  type GroupTag,
  leadingOf,
  type SetLine,
  type Style,
  spacingIn,
  TextSetter,
} from './pdf-text.ts';
import { printable } from './script-runs.ts';
import type { Typeface, Typefaces } from './typefaces.ts';

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

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Element = ReturnType<PDFKit.PDFDocument['struct']>;

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
  readonly #setter: TextSetter;
  readonly #root: Element;
  /** The innermost open element; nothing while ornaments are drawn. */
  #parent: Element | undefined;

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
    this.#setter = new TextSetter(faces, (face, size) => this.#take(face, size));
    this.#root = this.#pdf.struct('Document');
    this.#parent = this.#root;
    this.#pdf.addStructure(this.#root);
    this.#bytes = new Promise((resolve, reject) => {
      const chunks: Buffer[] = [];
      this.#pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
      this.#pdf.on('end', () => resolve(Buffer.concat(chunks)));
      this.#pdf.on('error', reject);
    });
  }

  /** Ends the document. */
  bytes(): Promise<Buffer> {
    this.#root.end();
    this.#pdf.end();
    return this.#bytes;
  }

  newPage(): void {
    this.#pdf.addPage();
  }

  /** Draws parts that belong together in the structure of the document, such as a row of a table. */
  group(tag: GroupTag, draw: () => void, options: ElementOptions = {}): void {
    const outer = this.#parent;
    if (!outer) {
      draw();
      return;
    }
    const element = this.#pdf.struct(tag, options);
    outer.add(element);
    this.#parent = element;
    draw();
    element.end();
    this.#parent = outer;
  }

  /** Draws what is repeated on every page, and is not read aloud again. */
  repeated(draw: () => void): void {
    const outer = this.#parent;
    this.#parent = undefined;
    this.#artifact('Pagination', draw);
    this.#parent = outer;
  }

  /** Writes into that width, its first line's top at `y`; any script that has a face. Gives the height it took. */
  text(words: string, at: { x: number; y: number; width: number }, style: Style): number {
    const { tag = 'P', align = 'left', link } = style;
    const lines = this.#setter.lines(words, at.width, style);
    const leading = leadingOf(style);
    // what is copied or read aloud is the word, not its shapes
    const isShaped = lines.some(({ runs }) => runs.some(({ face }) => face.shaped));
    const draw = () => {
      for (const [index, line] of lines.entries()) {
        const left = align === 'right' ? at.x + at.width - line.width : at.x;
        const top = at.y + index * leading;
        this.#write(line.runs, left, top, style);
        if (link && this.#parent) this.#pdf.link(left, top, line.width, leading, link);
      }
    };
    if (lines.length > 0)
      this.#tell(tag, { ...(isShaped && { actual: printable(words) }), ...(tag === 'TH' && { scope: 'Row' }) }, draw);
    return lines.length * leading;
  }

  /** Writes a short text of a figure, centred on `x`; only the alternative text of the figure is read aloud. */
  label(words: string, at: { x: number; y: number }, style: Style): void {
    const { runs, width } = this.#setter.measure(printable(words), style);
    this.#write(runs, at.x - width / 2, at.y - leadingOf(style) / 2, style);
  }

  /** How wide it would be on one line. */
  width(words: string, style: Style): number {
    return this.#setter.measure(printable(words), style).width;
  }

  /** How high it would be. */
  height(words: string, width: number, style: Style): number {
    return this.#setter.lines(words, width, style).length * leadingOf(style);
  }

  rule(y: number, x: number = page.margin, width: number = inner): void {
    this.ornament((pdf) =>
      pdf
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.75)
        .stroke(colours.line),
    );
  }

  card(box: Box, fill: string = colours.paper): void {
    this.ornament((pdf) =>
      pdf.roundedRect(box.x, box.y, box.width, box.height, 10).lineWidth(0.75).fillAndStroke(fill, colours.line),
    );
  }

  /** A picture that is drawn into that box and cut off at its corners. `alt` says what it shows. */
  figure(alt: string, box: Box, draw: (pdf: PDFKit.PDFDocument) => void, radius = 10): void {
    const bbox: ElementOptions['bbox'] = [box.x, box.y, box.x + box.width, box.y + box.height];
    this.#tell('Figure', { alt: printable(alt), bbox }, () => {
      this.#pdf.save().roundedRect(box.x, box.y, box.width, box.height, radius).clip();
      draw(this.#pdf);
      this.#pdf.restore();
    });
  }

  /** A JPEG that fills the box. */
  photograph(jpeg: Buffer, box: Box, alt: string): void {
    this.figure(alt, box, (pdf) => pdf.image(jpeg, box.x, box.y, { cover: [box.width, box.height] }));
  }

  /** A picture of squares, as a QR code is one: `dark` by row and column. */
  squares(dark: readonly (readonly boolean[])[], at: { x: number; y: number; size: number }, alt: string): void {
    const side = at.size / dark.length;
    const box = { x: at.x, y: at.y, width: at.size, height: at.size };
    const draw = (pdf: PDFKit.PDFDocument) => {
      for (const [row, cells] of dark.entries()) {
        let from = 0;
        for (const [column, isDark] of [...cells, false].entries()) {
          if (isDark) continue;
          if (column > from) pdf.rect(at.x + from * side, at.y + row * side, (column - from) * side, side);
          from = column + 1;
        }
      }
      pdf.fill(colours.ink);
    };
    this.figure(alt, box, draw, 0);
  }

  /** Draws what has a place in the structure; while ornaments are drawn, nothing has. */
  #tell(tag: string, options: ElementOptions, draw: () => void): void {
    if (this.#parent) this.#parent.add(this.#pdf.struct(tag, options, [draw]));
    else draw();
  }

  /** Draws what tells nothing, and is no part of what is read aloud. */
  ornament(draw: (pdf: PDFKit.PDFDocument) => void): void {
    // within what is repeated it is one already
    if (this.#parent) this.#artifact('Layout', () => draw(this.#pdf));
    else draw(this.#pdf);
  }

  #artifact(type: 'Layout' | 'Pagination', draw: () => void): void {
    this.#pdf.markContent('Artifact', { type });
    draw();
    this.#pdf.endMarkedContent();
  }

  #write(runs: SetLine['runs'], left: number, top: number, style: Style): void {
    const { size, weight = 'text', colour = colours.ink, spacing = 0 } = style;
    const latin = this.#faces(weight)[0];
    const baseline = top + (leadingOf(style) + size * 0.68) / 2;
    let x = left;
    for (const { face, text, width } of runs) {
      this.#take(face, size).fillColor(colour);
      this.#pdf.text(text, x, baseline, {
        lineBreak: false,
        baseline: 'alphabetic',
        characterSpacing: spacingIn(face, spacing),
        ...asOne(face),
      });
      x += width;
    }
    this.#take(latin, size);
  }

  #take({ name, font }: Typeface, size: number): PDFKit.PDFDocument {
    // pdfkit takes a font that was read already; its types do not say so
    Reflect.apply(this.#pdf.registerFont, this.#pdf, [name, font]);
    return this.#pdf.font(name).fontSize(size);
  }
}
