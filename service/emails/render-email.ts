import type { Block, Item, Sum, TextRun } from './blocks.ts';
import { escapeHtml } from './html.ts';
import { renderHtml } from './render-html.ts';
import type { FinalEmail } from './word-email.ts';
import { site } from './wording.ts';

/** A width that every terminal and mail program shows. */
const columns = 76;

/** Wraps a text between words. A longer word, such as an address, stays whole on its own line. */
function wrap(text: string, indent = ''): string {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const word of text.split(' ').filter(Boolean)) {
    const length = [...word].length;
    if (line !== '' && indent.length + used + 1 + length > columns) {
      lines.push(line);
      line = '';
      used = 0;
    }
    used += line === '' ? length : length + 1;
    line += line === '' ? word : ` ${word}`;
  }
  return [...lines, line].map((text) => `${indent}${text}`.trimEnd()).join('\n');
}

function sentence(runs: readonly TextRun[]): string {
  return wrap(runs.map((run) => (typeof run === 'string' ? run : run.strong)).join(''));
}

function itemLines({ when, label, name, details, amount }: Item): string {
  return [
    wrap(when),
    wrap(`${label}: ${name}`),
    ...[...details, amount ?? ''].filter(Boolean).map((text) => wrap(text, '  ')),
  ].join('\n');
}

function sumLine({ label, amount }: Sum): string {
  return wrap(`${label}: ${amount}`);
}

function plainBlock(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
    case 'aside':
      return sentence(block.runs);
    case 'amount':
      return sumLine(block);
    case 'lines':
      return block.lines.map((line) => wrap(line)).join('\n');
    case 'table':
      return [wrap(block.title), ...block.rows.map(({ label, amount }) => wrap(`${label}: ${amount}`, '  '))].join(
        '\n',
      );
    case 'button':
      return `${wrap(`${block.label}:`)}\n${block.to}`;
    case 'items': {
      const sums = [...block.sums, ...(block.total ? [block.total] : [])].map(sumLine).join('\n');
      return [...block.items.map(itemLines), sums].filter(Boolean).join('\n\n');
    }
  }
}

/** The email as plain text of 76 columns, with every address written out. */
export function renderPlain(email: FinalEmail): string {
  const head = [email.title, email.about ?? ''].filter(Boolean).map((text) => wrap(text));
  const foot = [wrap(email.reason), email.frame.tagline, `${wrap(`${email.frame.authentic}:`)}\n${email.checkAt}`];
  if (email.leave) foot.push(`${email.frame.unsubscribe}: ${email.leave}`);
  // mail programs treat everything after '-- ' as a signature
  return `${[head.join('\n'), ...email.blocks.map(plainBlock), ['-- ', ...foot].join('\n')].join('\n\n')}\n`;
}

/** Both forms of an email, with `site` in place of the site's name. */
export function renderEmail(email: FinalEmail): { readonly html: string; readonly plain: string } {
  return { html: renderHtml(email), plain: renderPlain(email) };
}

/** Replaces `site` by that name, as `insertEmail` stores texts. */
export function withSiteName(words: string, name: string): string {
  return words.replaceAll(site, () => name);
}

/** A complete email with the site's name in every text. */
export function emailWithSiteName(email: FinalEmail, name: string) {
  const { html, plain } = renderEmail(email);
  return {
    subject: withSiteName(email.subject, name),
    html: withSiteName(html, escapeHtml(name)),
    plain: withSiteName(plain, name),
  };
}
