/** The letters of a typeface as outlines, 500 units to the em, their baseline at y = 0. */
export interface LetterShapes {
  /** How far each moves the pen, and its path in relative steps. */
  readonly glyphs: Readonly<Record<string, readonly [advance: number, path: string]>>;
  /** By how much two letters stand closer or farther than their widths say. */
  readonly kerning: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** Text as one path, its baseline at the origin. */
export interface Lettering {
  readonly path: string;
  readonly width: number;
}

const em = 500;
const accents = /[\u0300-\u036f]/g;

/** The letters of a text that the face has: others lose their accents, and are left out if that does not help. */
function spelled(face: LetterShapes, text: string): string[] {
  return [...text.normalize('NFC').replace(/\s+/g, ' ')].flatMap((letter) =>
    face.glyphs[letter]
      ? [letter]
      : [...letter.normalize('NFD').replace(accents, '')].filter((plain) => face.glyphs[plain]),
  );
}

/** Whether most of a text can be written in the face. */
export function canWrite(face: LetterShapes, text: string): boolean {
  const letters = [...text].filter((letter) => letter.trim() !== '');
  return letters.length > 0 && spelled(face, letters.join('')).length >= letters.length * 0.8;
}

/** Writes a line in a size, in pixels to the em. `spacing` is added between letters, in thousandths of the em. */
export function letter(face: LetterShapes, text: string, size: number, spacing = 0): Lettering {
  const scale = size / em;
  const gap = (spacing / 1000) * em;
  const fine = (value: number) => String(Math.round(value * scale * 10) / 10);
  let pen = 0;
  let path = '';
  let before = '';
  for (const one of spelled(face, text)) {
    const [advance, outline] = face.glyphs[one] ?? [0, ''];
    pen += face.kerning[before]?.[one] ?? 0;
    if (outline) path += `M${fine(pen)} 0${outline.replace(/-?\d+/g, (number) => ` ${fine(Number(number))}`)}`;
    pen += advance + gap;
    before = one;
  }
  return { path, width: Math.max(0, pen - gap) * scale };
}

/** Breaks a text into lines no wider than `width`; the last one ends in an ellipsis when there is more. */
export function lines(face: LetterShapes, text: string, size: number, width: number, most: number): string[] {
  const words = text.split(/\s+/).filter(Boolean);
  const all: string[] = [];
  for (const word of words) {
    const longer = all.length > 0 ? `${all.at(-1)} ${word}` : word;
    if (all.length > 0 && letter(face, longer, size).width <= width) all[all.length - 1] = longer;
    else all.push(word);
  }
  if (all.length <= most && all.every((line) => letter(face, line, size).width <= width)) return all;
  const kept = all.slice(0, most);
  let last = kept.at(-1) ?? '';
  while (last && letter(face, `${last}...`, size).width > width) last = last.slice(0, -1).trimEnd();
  return [...kept.slice(0, -1), `${last}...`];
}
