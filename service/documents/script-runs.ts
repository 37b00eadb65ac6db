import bidiFactory from 'bidi-js';

/** A typeface, as far as it decides who prints what. */
export interface Face {
  readonly has: (codePoint: number) => boolean;
  /** Faces of one family look alike; without one a face is a family of its own. */
  readonly family?: string;
}

/** A stretch of text that one face prints. */
export interface ScriptRun<Printing extends Face = Face> {
  readonly face: Printing;
  readonly text: string;
}

// controls, what turns the direction of writing, what is not a character, and pictures in place of words
const unprintable =
  /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufe0e\ufe0f\u20e3]|[\p{Extended_Pictographic}--[©®™]]|[\p{Regional_Indicator}\u{1f3fb}-\u{1f3ff}]/gv;
const looseJoiners = /(?<![\p{L}\p{M}])[\u200c\u200d]+/gu;
const joiners = new Set([0x200c, 0x200d]);
const mostMarks = 8;
const ascii = /^[ -~]*$/;
const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** What people see as one character each. */
export function charactersOf(text: string): string[] {
  if (ascii.test(text)) return text.split('');
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

/** The code points of a character that a face has to have. */
function pointsOf(character: string): number[] {
  return Array.from(character, (one) => one.codePointAt(0) ?? 0).filter((point) => !joiners.has(point));
}

/**
 * The faces of the characters of a word. Each is printed by the first face that has all of it; a word that this would set in
 * letters of two families is set by one face where one has the whole word.
 */
function facesOf<Printing extends Face>(
  characters: readonly string[],
  faces: readonly [Printing, ...Printing[]],
): (Printing | undefined)[] {
  const prints = (points: readonly number[]) => (face: Printing) => points.every(face.has);
  const each = characters.map((character) => faces.find(prints(pointsOf(character))));
  const families = new Set(each.map((face) => face?.family ?? face));
  const whole = families.size > 1 ? faces.find(prints(characters.flatMap(pointsOf))) : undefined;
  return whole ? each.map(() => whole) : each;
}

/** Who prints what of a printable text; what no face has is a '?'. The first face has all of ASCII. */
export function runsOf<Printing extends Face>(
  text: string,
  faces: readonly [Printing, ...Printing[]],
): ScriptRun<Printing>[] {
  if (ascii.test(text)) return text === '' ? [] : [{ face: faces[0], text }];
  const runs: { face: Printing; text: string }[] = [];
  const put = (by: Printing, shown: string) => {
    const last = runs.at(-1);
    if (last?.face === by) last.text += shown;
    else if (shown !== '') runs.push({ face: by, text: shown });
  };
  for (const [at, word] of text.split(' ').entries()) {
    // a space between two words of a script belongs to them: it parts no run
    if (at > 0) put(runs.at(-1)?.face ?? faces[0], ' ');
    const characters = charactersOf(word);
    for (const [place, face] of facesOf(characters, faces).entries()) {
      const character = characters[place] ?? '';
      put(face ?? faces[0], pointsOf(character).length === 0 ? '' : face ? character : '?');
    }
  }
  return runs;
}

// Hebrew, Arabic and what is related to them
const fromRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
let bidi: ReturnType<typeof bidiFactory> | undefined;

/**
 * Runs of a line in their order on the page, by the Unicode Bidirectional Algorithm (UAX 9) for a line
 * that is read from the left. A face that sets words from the right gets them as they are spoken.
 */
export function inPageOrder<Printing extends Face>(
  runs: readonly ScriptRun<Printing>[],
): readonly ScriptRun<Printing>[] {
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
