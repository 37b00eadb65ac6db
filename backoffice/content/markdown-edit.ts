/** The formats of a storefront text, and their Markdown (service/catalog/markdown.ts). */
export type MarkdownForm = 'bold' | 'italic' | 'link' | 'heading' | 'list' | 'steps';

/** A replacement of part of a text, and the selection after it, as positions in the new text. */
export interface MarkdownEdit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly select: readonly [from: number, to: number];
}

const around = { bold: '**', italic: '*' } as const;
const before = { heading: /^#{1,6} +/, list: /^[-*+] +/, steps: /^\d{1,9}[.)] +/ } as const;
const anyForm = /^(?:#{1,6}|[-*+]|\d{1,9}[.)]) +/;

/** Applies a format to the selection, or removes it if the selection already has it. */
export function edited(text: string, [from, to]: readonly [number, number], form: MarkdownForm): MarkdownEdit {
  if (form === 'link') return linked(text, from, to);
  return form === 'bold' || form === 'italic' ? wrapped(text, from, to, around[form]) : ofLines(text, from, to, form);
}

function wrapped(text: string, start: number, end: number, mark: string): MarkdownEdit {
  // spaces inside the marks would keep Markdown from reading them
  const selected = text.slice(start, end);
  const from = start + (selected.trim() === '' ? 0 : selected.length - selected.trimStart().length);
  const to = selected.trim() === '' ? end : end - (selected.length - selected.trimEnd().length);
  const [ahead, behind] = [starsAt(text, from, -1), starsAt(text, to, 1)];
  const has = Math.min(ahead, behind);
  // one star is italics, two are bold, three both
  if (has === mark.length || has === 3) {
    const [outer, length] = [from - mark.length, to - from];
    return { from: outer, to: to + mark.length, text: text.slice(from, to), select: [outer, outer + length] };
  }
  const shift = from + mark.length;
  return { from, to, text: mark + text.slice(from, to) + mark, select: [shift, shift + to - from] };
}

/** The number of stars at that position, in that direction. */
function starsAt(text: string, at: number, step: 1 | -1): number {
  let count = 0;
  while (count < 3 && text[step === 1 ? at + count : at - 1 - count] === '*') count += 1;
  return count;
}

const place = 'https://';

function linked(text: string, from: number, to: number): MarkdownEdit {
  const words = text.slice(from, to) || 'words';
  const written = `[${words}](${place})`;
  const begin = from + words.length + 3;
  return { from, to, text: written, select: [begin, begin + place.length] };
}

function ofLines(text: string, start: number, end: number, form: keyof typeof before): MarkdownEdit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  // a selection that ends at the beginning of a line does not include that line
  const last = end > start && text[end - 1] === '\n' ? end - 1 : end;
  const rest = text.indexOf('\n', last);
  const to = rest === -1 ? text.length : rest;
  const lines = text.slice(from, to).split('\n');
  const all = lines.every((line) => line.trim() === '' || before[form].test(line)) && lines.some((line) => line.trim());
  let number = 0;
  const written = lines.map((line) => {
    if (line.trim() === '' && lines.length > 1) return line;
    const plain = line.replace(anyForm, '');
    number += 1;
    if (all) return plain;
    return (form === 'heading' ? '## ' : form === 'list' ? '- ' : `${number}. `) + plain;
  });
  const now = written.join('\n');
  // after formatting a single line the writer continues in it
  const select =
    lines.length === 1 ? ([from + now.length, from + now.length] as const) : ([from, from + now.length] as const);
  return { from, to, text: now, select };
}
