import { createHash, randomBytes } from 'node:crypto';
import { starterFor } from '../rendering/deferred-scripts.ts';
import type { Render, WrittenPage } from '../service.ts';
import { contentSecurityPolicy } from './security-headers.ts';

/** A new mark for the inline scripts of one render; no text can contain it, because no one knows it before. */
export function newScriptMark(): string {
  return randomBytes(18).toString('base64url');
}

/** The render for that address. */
export function newRender(address: string, language = 'en'): Render {
  const [path = ''] = address.split('?', 1);
  return { mark: newScriptMark(), language, forDocument: !path.endsWith('.data') };
}

/** The page for browsers, without its mark: with it, hydration would differ from the markup. */
export function withoutMark(page: WrittenPage, mark: string): Buffer {
  return bytesOf(page.flatMap((text) => text.split(marked(mark))));
}

/**
 * The page as it is sent, and its policy: scripts start after the first paint (rendering/deferred-scripts.ts), and the policy only
 * allows inline scripts that carry the mark of this render. Any other script in the page came from a text and stays
 * blocked. The mark is removed, so that the page can be cached.
 */
export function finishPage(
  page: WrittenPage,
  mark: string,
  elsewhere: Parameters<typeof contentSecurityPolicy>[1] = {},
): { html: Buffer; policy: string } {
  const markedParts: MarkedParts = { scripts: [], preloads: [], starts: false };
  const texts = page.flatMap((text) => removeMarks(text, mark, markedParts));
  if (markedParts.starts) {
    const starter = starterFor(markedParts.preloads);
    markedParts.scripts.push(starter);
    texts.splice(-1, 0, `<script>${starter}</script>`);
  }
  const hashes = new Set(markedParts.scripts.map(hashOf));
  return { html: bytesOf(texts), policy: contentSecurityPolicy([...hashes], elsewhere) };
}

/** The marked parts of a page. */
interface MarkedParts {
  /** Texts of inline scripts. */
  readonly scripts: string[];
  /** Addresses of code that would be fetched with the first load. */
  readonly preloads: string[];
  /** True if one of the scripts starts the page. */
  starts: boolean;
}

const marked = (mark: string) => ` nonce="${mark}"`;

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * Splits the text into parts without marks and preloads, and collects what carried them. React escapes `<` and `>` in
 * attributes.
 */
function removeMarks(text: string, mark: string, markedParts: MarkedParts): string[] {
  const word = marked(mark);
  const pieces: string[] = [];
  let from = 0;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, from)) {
    const begin = text.lastIndexOf('<', at);
    const end = text.indexOf('>', at) + 1;
    const head = text.slice(begin, at) + text.slice(at + word.length, end);
    pieces.push(text.slice(from, begin));
    from = end;
    if (head.startsWith('<link rel="modulepreload"')) {
      markedParts.preloads.push(/ href="([^"]+)"/.exec(head)?.[1] ?? '');
      continue;
    }
    const starts = head === '<script type="module" async="">';
    pieces.push(starts ? '<script type="later">' : head);
    markedParts.starts ||= starts;
    if (head.startsWith('<script') && !/\ssrc=/.test(head))
      markedParts.scripts.push(text.slice(end, text.indexOf('</script>', end)));
  }
  return [...pieces, text.slice(from)];
}

/** Written once into a buffer of the final size. */
function bytesOf(texts: readonly string[]): Buffer {
  const bytes = Buffer.allocUnsafe(texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0));
  let at = 0;
  for (const text of texts) at += bytes.write(text, at);
  return bytes;
}
