import { createHash, randomBytes } from 'node:crypto';
import { contentSecurityPolicy } from './security-headers.ts';
import { startLater } from './start-later.ts';

/** A new word for the inline scripts of one render; nobody can have written it into a text before. */
export function newScriptMark(): string {
  return randomBytes(18).toString('base64url');
}

const marked = (mark: string) => ` nonce="${mark}"`;

/** The page as browsers get it: a mark that they knew would not be what they render themselves. */
export function withoutMark(html: Buffer, mark: string): Buffer {
  const word = marked(mark);
  const parts: Buffer[] = [];
  let from = 0;
  for (let at = html.indexOf(word); at >= 0; at = html.indexOf(word, from)) {
    parts.push(html.subarray(from, at));
    from = at + word.length;
  }
  return Buffer.concat([...parts, html.subarray(from)]);
}

const hashOf = (script: Buffer | string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The inline scripts that carry the mark. React writes neither `<` nor `>` into an attribute. */
function ownScripts(html: Buffer, mark: string): Buffer[] {
  const word = marked(mark);
  const scripts: Buffer[] = [];
  for (let at = html.indexOf(word); at >= 0; at = html.indexOf(word, at + word.length)) {
    const begin = html.indexOf('>', at) + 1;
    const head = html.toString('latin1', html.lastIndexOf('<', at), begin);
    if (head.startsWith('<script ') && !/\ssrc=/.test(head)) {
      scripts.push(html.subarray(begin, html.indexOf('</script>', begin)));
    }
  }
  return scripts;
}

/**
 * The page as it is sent, and the policy that goes with it: scripts stepped back behind the first paint, and of inline
 * scripts only those allowed that carry the mark of this render. Whatever else stands in the page as a script came in
 * with a text and stays dead. The mark is taken off, so that the page can be kept. All of it as bytes: as a text the
 * page would be read and written once more.
 */
export function finishPage(
  html: Buffer,
  mark: string,
  elsewhere: Parameters<typeof contentSecurityPolicy>[1] = {},
): { html: Buffer; policy: string } {
  const hashes = new Set(ownScripts(html, mark).map(hashOf));
  const page = startLater(withoutMark(html, mark));
  if (page.starter) hashes.add(hashOf(page.starter));
  return { html: page.html, policy: contentSecurityPolicy([...hashes], elsewhere) };
}
