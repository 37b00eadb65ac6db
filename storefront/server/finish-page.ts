import { createHash, randomBytes } from 'node:crypto';
import { contentSecurityPolicy } from './security-headers.ts';
import { startLater } from './start-later.ts';

/** A new word for the inline scripts of one render; nobody can have written it into a text before. */
export function newScriptMark(): string {
  return randomBytes(18).toString('base64url');
}

const marked = (mark: string) => ` nonce="${mark}"`;

/** The page as browsers get it: a mark that they knew would not be what they render themselves. */
export const withoutMark = (html: string, mark: string): string => html.replaceAll(marked(mark), '');

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * The page as it is sent, and the policy that goes with it: scripts stepped back behind the first paint, and of inline
 * scripts only those allowed that carry the mark of this render. Whatever else stands in the page as a script came in
 * with a text and stays dead. The mark is taken off, so that the page can be kept.
 */
export function finishPage(
  html: string,
  mark: string,
  elsewhere: Parameters<typeof contentSecurityPolicy>[1] = {},
): { html: string; policy: string } {
  const hashes = new Set<string>();
  for (const [, head = '', script = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (head.includes(marked(mark)) && !/\ssrc=/.test(head)) hashes.add(hashOf(script));
  }
  const page = startLater(withoutMark(html, mark));
  if (page.starter) hashes.add(hashOf(page.starter));
  return { html: page.html, policy: contentSecurityPolicy([...hashes], elsewhere) };
}
