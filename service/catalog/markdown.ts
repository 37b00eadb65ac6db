import MarkdownIt, { type Token } from 'markdown-it';
import { type RichBlock, type RichRun, safeAddress, saysSomething } from './rich-text.ts';

// of the rest – tables, struck words, HTML – the words stay as they were written
const reader = new MarkdownIt('zero').enable([
  'blockquote',
  'fence',
  'heading',
  'hr',
  'list',
  'reference',
  'autolink',
  'backticks',
  'emphasis',
  'entity',
  'escape',
  'image',
  'link',
  'newline',
]);
// our own rule says which addresses a text may lead to, and keeps the words of the others
reader.validateLink = () => true;
reader.normalizeLink = (address) => address;
reader.normalizeLinkText = (address) => address.replace(/^mailto:/, '');

/**
 * Reads a `richtext` field, which is Markdown as the editors of content systems write it: paragraphs, headings, lists,
 * bold, italics and links. Line breaks stay, as plain texts have them. Pictures, tables, code and HTML are not for our
 * pages: of those the words are kept as text. A list within a list is shown as one with it.
 */
export function richText(markdown: string): RichBlock[] {
  const blocks: { type: RichBlock['type']; items: RichRun[][] }[] = [];
  let type: RichBlock['type'] = 'paragraph';
  /** How many lists stand open. */
  let depth = 0;
  let itemBegins = false;
  /** The number of a sentence that looks like an item: 1962. That was the year. */
  let number = '';
  for (const token of reader.parse(markdown, {})) {
    switch (token.type) {
      case 'bullet_list_open':
      case 'ordered_list_open':
        depth += 1;
        if (depth === 1) type = listType(token);
        if (depth === 1 && type !== 'paragraph') blocks.push({ type, items: [] });
        break;
      case 'bullet_list_close':
      case 'ordered_list_close':
        depth -= 1;
        if (depth === 0) type = 'paragraph';
        break;
      case 'list_item_open':
        itemBegins = true;
        number = type === 'paragraph' && token.info ? `${token.info}${token.markup} ` : '';
        break;
      case 'heading_open':
      case 'heading_close':
        if (depth === 0) type = token.nesting === 1 ? 'heading' : 'paragraph';
        break;
      case 'inline':
        say(runsOf(token.children ?? [], number));
        break;
      case 'fence':
        say([{ text: token.content.trim() }]);
        break;
    }
  }
  return blocks
    .map((block) => ({ ...block, items: block.items.filter(saysSomething) }))
    .filter(({ items }) => items.length > 0);

  function say(runs: RichRun[]): void {
    const list = type === 'list' || type === 'steps' ? blocks.at(-1)?.items : undefined;
    const last = list?.at(-1);
    if (!list) blocks.push({ type, items: [runs] });
    else if (itemBegins || !last) list.push(runs);
    else last.push({ text: '\n' }, ...runs);
    itemBegins = false;
    number = '';
  }
}

/** Steps begin with the first; another number begins a sentence. */
function listType(token: Token): RichBlock['type'] {
  if (token.type === 'bullet_list_open') return 'list';
  return token.attrGet('start') === null ? 'steps' : 'paragraph';
}

/** The words of a paragraph, behind `before`. */
function runsOf(tokens: readonly Token[], before = ''): RichRun[] {
  const runs: RichRun[] = before ? [{ text: before }] : [];
  let bold = 0;
  let italic = 0;
  let href: string | undefined;
  for (const token of tokens) {
    const { type, nesting, content, children } = token;
    if (type.startsWith('strong_')) bold += nesting;
    else if (type.startsWith('em_')) italic += nesting;
    else if (type === 'link_open') href = safeAddress(String(token.attrGet('href')));
    else if (type === 'link_close') href = undefined;
    else if (type === 'softbreak' || type === 'hardbreak') say('\n');
    else if (type === 'image')
      say(
        runsOf(children ?? [])
          .map(({ text }) => text)
          .join(''),
      );
    else say(content);
  }
  return runs;

  function say(text: string): void {
    const look = { ...(bold > 0 && { bold: true }), ...(italic > 0 && { italic: true }), ...(href && { href }) };
    const last = runs.at(-1);
    if (last && !!last.bold === bold > 0 && !!last.italic === italic > 0 && last.href === href) {
      runs[runs.length - 1] = { ...last, text: last.text + text };
    } else if (text !== '') runs.push({ text, ...look });
  }
}
