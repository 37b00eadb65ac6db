import bidiFactory from 'bidi-js';

/** A typeface, as far as it decides who prints what. */
export interface Face {
  readonly has: (codePoint: number) => boolean;
}

/** A stretch of text that one face prints. */
export interface Run<Printing extends Face = Face> {
  readonly face: Printing;
  readonly text: string;
}

// controls, what turns the direction of writing, what is not a character, and pictures in place of words
const unprintable =
  /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufe0e\ufe0f\u20e3]|[\p{Extended_Pictographic}--[©®™]]|[\p{Regional_Indicator}\u{1f3fb}-\u{1f3ff}]/gv;
const looseJoiners = /(?<![\p{L}\p{M}])[\u200c\u200d]+/gu;
const joiners = new Set([0x200c, 0x200d]);
const mostMarks = 8;
const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** What people see as one character each. */
export function charactersOf(text: string): string[] {
  if (/^[ -~]*$/.test(text)) return text.split('');
  return Array.from(clusters.segment(text), ({ segment }) => segment);
}

/** The text without what no paper can show: one line of words with single spaces. */
export function printable(text: string): string {
  const plain = text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(unprintable, '')
    .replace(looseJoiners, '');
  return charactersOf(plain)
    .map((character) => [...character].slice(0, mostMarks).join(''))
    .join('')
    .replace(/ +/g, ' ')
    .trim();
}

/** Who prints what of a printable text: each character the first face that has all of it; what none has is a '?'. */
export function runsOf<Printing extends Face>(
  text: string,
  faces: readonly [Printing, ...Printing[]],
): Run<Printing>[] {
  const runs: { face: Printing; text: string }[] = [];
  for (const character of charactersOf(text)) {
    const points = Array.from(character, (one) => one.codePointAt(0) ?? 0).filter((point) => !joiners.has(point));
    const last = runs.at(-1);
    // a space between two words of a script belongs to them: it parts no run
    const prints = (face: Printing) => points.every(face.has);
    const face = character === ' ' && last ? last.face : faces.find(prints);
    const shown = points.length === 0 ? '' : face ? character : '?';
    const by = face ?? faces[0];
    if (last?.face === by) last.text += shown;
    else if (shown !== '') runs.push({ face: by, text: shown });
  }
  return runs;
}

// Hebrew, Arabic and what is related to them
const fromRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
let bidi: ReturnType<typeof bidiFactory> | undefined;

/**
 * Runs of a line in the order in which they stand on the page, by the Unicode Bidirectional Algorithm (UAX 9) for a line
 * that is read from the left. A face that sets words from the right gets them as they are spoken.
 */
export function inPageOrder<Printing extends Face>(runs: readonly Run<Printing>[]): readonly Run<Printing>[] {
  const line = runs.map(({ text }) => text).join('');
  if (!fromRight.test(line)) return runs;
  bidi ??= bidiFactory();
  const { getEmbeddingLevels, getMirroredCharacter } = bidi;
  const { levels } = getEmbeddingLevels(line, 'ltr');
  const parts: { face: Printing; text: string; level: number }[] = [];
  let at = 0;
  for (const { face, text } of runs) {
    let last: (typeof parts)[number] | undefined;
    for (const unit of text.split('')) {
      const level = levels[at] ?? 0;
      if (last?.level === level) last.text += unit;
      else {
        last = { face, text: unit, level };
        parts.push(last);
      }
      at += 1;
    }
  }
  for (let level = Math.max(...levels); level > 0; level -= 1)
    for (let from = 0; from < parts.length; from += 1) {
      let to = from;
      while ((parts[to]?.level ?? 0) >= level) to += 1;
      parts.splice(from, to - from, ...parts.slice(from, to).reverse());
      from = to;
    }
  return parts.map(({ face, text, level }) => {
    if (level % 2 === 0 || fromRight.test(text)) return { face, text };
    const turned = charactersOf(text).map((one) => getMirroredCharacter(one) ?? one);
    return { face, text: turned.reverse().join('') };
  });
}
