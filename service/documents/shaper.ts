import type { Font } from 'fontkit';
import { Blob, Face, Buffer as ShapedText, Font as ShaperFont, shape } from 'harfbuzzjs';

/** A character that is invisible and separates nothing, for shapes without a character of their own. */
const nothing = 0x034f;

interface Shape {
  /** Where its syllable begins in the text. */
  readonly cluster: number;
  /** The letter whose own shape it is. */
  readonly letter: number | undefined;
  readonly advanceWidth: number;
}

/**
 * The font with HarfBuzz to set its words: which shapes letters take beside each other, where signs go, and in which
 * order; what is written from the right comes in the order of the page. `bytes`: the file of that font, not compressed.
 */
export function shapedBy(font: Font, bytes: Uint8Array): Font {
  const shaper = new ShaperFont(new Face(new Blob(bytes)));
  const letters = new Map(font.characterSet.filter(isLetter).map((point) => [font.glyphForCodePoint(point).id, point]));
  const shaped = new ShapedText();
  const layout = (text: string) => {
    shaped.clearContents();
    shaped.addText(text);
    shaped.guessSegmentProperties();
    shape(shaper, shaped);
    const infos = shaped.getGlyphInfos();
    const positions = shaped.getGlyphPositions();
    const shapes = infos.map(({ codepoint: id, cluster }) => ({
      id,
      cluster,
      letter: letters.get(id),
      advanceWidth: font.getGlyph(id).advanceWidth,
    }));
    const codePoints = codePointsOf(text, shapes);
    const glyphs = shapes.map(({ id, advanceWidth }, index) => ({ id, advanceWidth, codePoints: codePoints[index] }));
    return {
      glyphs,
      positions,
      // asked for after pdfkit has scaled the positions
      get advanceWidth() {
        return positions.reduce((all, { xAdvance }) => all + xAdvance, 0);
      },
    };
  };
  return Object.create(font, { layout: { value: layout } });
}

/**
 * What each shape stands for, for who copies the text: a letter's own shape for that letter, and of the others of its
 * syllable the first that has a width for the rest.
 */
function codePointsOf(text: string, shapes: readonly Shape[]): number[][] {
  const starts = [...new Set(shapes.map(({ cluster }) => cluster))].sort((a, b) => a - b);
  const codePoints: number[][] = shapes.map(() => [nothing]);
  for (const [order, start] of starts.entries()) {
    const syllable = text.slice(start, starts[order + 1]).normalize('NFD');
    let rest = Array.from(syllable, (one) => one.codePointAt(0) ?? 0);
    let first: number | undefined;
    for (const [index, { cluster, letter, advanceWidth }] of shapes.entries()) {
      if (cluster !== start) continue;
      if (letter !== undefined && rest.includes(letter)) {
        codePoints[index] = [letter];
        rest = rest.filter((point) => point !== letter);
      } else if (advanceWidth > 0) first ??= index;
    }
    if (first !== undefined && rest.length > 0) codePoints[first] = composed(rest);
  }
  return codePoints;
}

/** As it is typed: 'ễ', not a letter and two marks. */
function composed(points: readonly number[]): number[] {
  return Array.from(String.fromCodePoint(...points).normalize('NFC'), (one) => one.codePointAt(0) ?? 0);
}

/** Not one of the shapes of Arabic letters that Unicode has beside the letters. */
function isLetter(point: number): boolean {
  const letter = String.fromCodePoint(point);
  return letter.normalize('NFKC') === letter;
}
