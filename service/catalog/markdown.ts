import MarkdownIt, { type Token } from 'markdown-it';
import { hasText, type RichBlock, type RichRun, safeAddress } from './rich-text.ts';

// other Markdown (tables, strikethrough, HTML) stays as written
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
// `safeAddress` decides which addresses may be linked; of other links only the text remains
reader.validateLink = () => true;
reader.normalizeLink = (address) => address;
reader.normalizeLinkText = (address) => address.replace(/^mailto:/, '');

/**
 * Parses a `richtext` field, which is Markdown as editors of content systems write it: paragraphs, headings, lists,
 * bold, italics and links. Line breaks stay. Pictures, tables, code and HTML are shown as their text. A nested list is
 * shown as one list with its parent.
 */
export function richText(markdown: string): RichBlock[] {
  const blocks: { type: RichBlock['type']; items: RichRun[][] }[] = [];
  let type: RichBlock['type'] = 'paragraph';
  /** Number of open lists. */
  let depth = 0;
  let itemBegins = false;
  /** The number of a sentence that looks like a list item: 1962. That was the year. */
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
        append(runsOf(token.children ?? [], number));
        break;
      case 'fence':
        append([{ text: token.content.trim() }]);
        break;
    }
  }
  return blocks
    .map((block) => ({ ...block, items: block.items.filter(hasText) }))
    .filter(({ items }) => items.length > 0);

  function append(runs: RichRun[]): void {
    const list = type === 'list' || type === 'steps' ? blocks.at(-1)?.items : undefined;
    const last = list?.at(-1);
    if (!list) blocks.push({ type, items: [runs] });
    else if (itemBegins || !last) list.push(runs);
    else last.push({ text: '\n' }, ...runs);
    itemBegins = false;
    number = '';
  }
}

/** Steps begin with 1; another number begins a sentence. */
function listType(token: Token): RichBlock['type'] {
  if (token.type === 'bullet_list_open') return 'list';
  return token.attrGet('start') === null ? 'steps' : 'paragraph';
}

/** The text runs of a paragraph, after `before`. */
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
    else if (type === 'softbreak' || type === 'hardbreak') append('\n');
    else if (type === 'image')
      append(
        runsOf(children ?? [])
          .map(({ text }) => text)
          .join(''),
      );
    else append(content);
  }
  return runs;

  function append(text: string): void {
    const format = { ...(bold > 0 && { bold: true }), ...(italic > 0 && { italic: true }), ...(href && { href }) };
    const last = runs.at(-1);
    if (last && !!last.bold === bold > 0 && !!last.italic === italic > 0 && last.href === href) {
      runs[runs.length - 1] = { ...last, text: last.text + text };
    } else if (text !== '') runs.push({ text, ...format });
  }
}
