import { type RichBlock, type RichRun, safeAddress, saysSomething } from './rich-text.ts';

/**
 * Reads a `richtext` field, which is Markdown as the editors of content systems write it: paragraphs, headings, lists,
 * bold, italics, links and addresses in angle brackets. Line breaks stay, as plain texts have them. Pictures, tables,
 * code and HTML are not for our pages: of those the words are kept as text. Work grows with the length of the text alone.
 */
export function richText(markdown: string): RichBlock[] {
  return blocksOf(markdown)
    .map(({ type, items }) => ({ type, items: items.map((item) => runsOf(item.trim())).filter(saysSomething) }))
    .filter(({ items }) => items.length > 0);
}

interface RawBlock {
  readonly type: RichBlock['type'];
  readonly items: string[];
}

const forms = {
  heading: /^#{1,6}\s+(.+)$/,
  bullet: /^[-*+]\s+(.+)$/,
  step: /^(\d{1,3})[.)]\s+(.+)$/,
  fence: /^(?:```|~~~)/,
  quote: /^>\s?/,
};

const isRule = (line: string) => /^(?:-{3,}|\*{3,}|_{3,})$/.test(line.replaceAll(/\s/g, ''));

function blocksOf(markdown: string): RawBlock[] {
  const blocks: RawBlock[] = [];
  /** What the next line may go on with. */
  let open: RawBlock | undefined;
  let afterGap = false;
  const begin = (type: RichBlock['type'], text: string) => {
    open = { type, items: [text] };
    blocks.push(open);
  };
  for (const written of markdown.split(/\r\n|[\r\n]/)) {
    const indented = /^[ \t]/.test(written);
    const line = written.trim().replace(forms.quote, '');
    const list: RawBlock | undefined = open?.type === 'list' || open?.type === 'steps' ? open : undefined;
    // one list within another goes on as the outer one
    const goesOn = (type: RichBlock['type']) => list !== undefined && (list.type === type || indented);
    const heading = forms.heading.exec(line)?.[1];
    const bullet = forms.bullet.exec(line)?.[1];
    const [, number, step] = forms.step.exec(line) ?? [];
    const gap = afterGap;
    afterGap = line === '';
    if (line === '') {
      if (!list) open = undefined;
    } else if (isRule(line) || forms.fence.test(line)) open = undefined;
    else if (heading !== undefined) {
      begin('heading', heading.replace(/ #+$/, ''));
      open = undefined;
    } else if (bullet !== undefined) {
      if (goesOn('list')) list?.items.push(bullet);
      else begin('list', bullet);
    } else if (step !== undefined && goesOn('steps')) list?.items.push(step);
    // another number begins a sentence
    else if (step !== undefined && number === '1') begin('steps', step);
    else if (open && (!gap || indented)) open.items[open.items.length - 1] += `\n${line}`;
    else begin('paragraph', line);
  }
  return blocks;
}

/** A link or picture, an address in angle brackets, code, an escaped sign, or what may begin or end an emphasis. */
const marks =
  /!?\[([^[\]\\]*(?:\\.[^[\]\\]*)*)\]\(\s*([^\s()<>]*(?:\([^\s()<>]*\)[^\s()<>]*)*)(?:\s+"[^"\n]*")?\s*\)|<((?:https?:\/\/|mailto:)[^\s<>]+)>|`+([^`]+)`+|\\([!-/:-@[-`{-~\n])|(\*+|_+)/g;

interface Words {
  readonly kind: 'words';
  readonly text: string;
  readonly href?: string;
}

/** Stars or underscores. */
interface Signs {
  readonly kind: 'signs';
  readonly sign: '*' | '_';
  readonly opens: boolean;
  readonly closes: boolean;
  /** Those that have neither begun nor ended an emphasis. */
  left: number;
}

/** The parts of a text; `href`: the link that it stands in. */
function partsOf(text: string, href?: string): (Words | Signs)[] {
  const parts: (Words | Signs)[] = [];
  const say = (words: string, to = href) => {
    if (words !== '') parts.push({ kind: 'words', text: words, ...(to !== undefined && { href: to }) });
  };
  let read = 0;
  for (const found of text.matchAll(marks)) {
    const [whole, words, address, angled, code, escaped, emphasis] = found;
    say(text.slice(read, found.index));
    read = found.index + whole.length;
    if (words !== undefined) {
      const to = whole.startsWith('!') ? undefined : safeAddress(address ?? '');
      parts.push(...partsOf(words, to ?? href));
    } else if (angled !== undefined) say(angled.replace(/^mailto:/, ''), safeAddress(angled) ?? href);
    else if (emphasis !== undefined) parts.push(signsOf(emphasis, text[found.index - 1], text[read]));
    else say(code ?? escaped ?? '');
  }
  say(text.slice(read));
  return parts;
}

const isSpace = (sign: string | undefined) => sign === undefined || /\s/.test(sign);
const isWord = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);

/** An emphasis begins before words and ends behind words; an underscore within a word is a letter of it. */
function signsOf(emphasis: string, before: string | undefined, after: string | undefined): Signs {
  const sign = emphasis.startsWith('*') ? '*' : '_';
  const within = sign === '_' && isWord(before) && isWord(after);
  const opens = !within && !isSpace(after) && (isWord(after) || !isWord(before));
  const closes = !within && !isSpace(before) && (isWord(before) || !isWord(after));
  return { kind: 'signs', sign, opens, closes, left: emphasis.length };
}

/** For each part how many levels of bold and italics begin before it; below zero: end. */
function levelsOf(parts: readonly (Words | Signs)[]): Record<'bold' | 'italic', Int32Array> {
  const levels = { bold: new Int32Array(parts.length + 1), italic: new Int32Array(parts.length + 1) };
  const begun: Record<Signs['sign'], { at: number; signs: Signs }[]> = { '*': [], _: [] };
  const change = (level: Int32Array, at: number, by: 1 | -1) => {
    level[at] = (level[at] ?? 0) + by;
  };
  parts.forEach((part, at) => {
    if (part.kind === 'words') return;
    const own = begun[part.sign];
    const other = begun[part.sign === '*' ? '_' : '*'];
    for (let last = own.at(-1); part.closes && part.left > 0 && last; last = own.at(-1)) {
      const strength = Math.min(2, part.left, last.signs.left);
      const level = levels[strength === 2 ? 'bold' : 'italic'];
      change(level, last.at + 1, 1);
      change(level, at, -1);
      part.left -= strength;
      last.signs.left -= strength;
      if (last.signs.left === 0) own.pop();
      // what was begun within and not ended is no emphasis
      while ((other.at(-1)?.at ?? -1) > last.at) other.pop();
    }
    if (part.opens && part.left > 0) own.push({ at, signs: part });
  });
  return levels;
}

function runsOf(text: string): RichRun[] {
  const parts = partsOf(text);
  const levels = levelsOf(parts);
  const runs: RichRun[] = [];
  let bold = 0;
  let italic = 0;
  parts.forEach((part, at) => {
    bold += levels.bold[at] ?? 0;
    italic += levels.italic[at] ?? 0;
    const words = part.kind === 'words' ? part.text : part.sign.repeat(part.left);
    const href = part.kind === 'words' ? part.href : undefined;
    if (words === '') return;
    const last = runs.at(-1);
    if (
      last &&
      last.bold === (bold > 0 || undefined) &&
      last.italic === (italic > 0 || undefined) &&
      last.href === href
    ) {
      runs[runs.length - 1] = { ...last, text: last.text + words };
    } else {
      runs.push({
        text: words,
        ...(bold > 0 && { bold: true }),
        ...(italic > 0 && { italic: true }),
        ...(href && { href }),
      });
    }
  });
  return runs;
}
