/**
 * The server's markup of the footer, by its content and the base of its links: a sixth of a list, the same on every
 * page. React hydrates it like any other markup.
 */
const cache = new Map<string, string>();
/** Settings change, and a preview has addresses of its own. */
const maxEntries = 8;
/** Footers that are being rendered, by the mark of their render. */
const pending = new Map<string, string>();

const begin = /<footer id="footer"[^>]*>/;

/** The cached markup of that footer; undefined: it must be rendered. */
export function writtenFooter(key: string, mark: string): string | undefined {
  const text = cache.get(key);
  if (text === undefined) pending.set(mark, key);
  return text;
}

/** Caches the footer of that render; nothing if the render failed. */
export function keepFooter(mark: string, html = ''): void {
  const key = pending.get(mark);
  pending.delete(mark);
  const found = key === undefined ? null : begin.exec(html);
  if (key === undefined || !found) return;
  const from = found.index + found[0].length;
  if (cache.size === maxEntries) cache.clear();
  // a substring would keep the whole page in memory
  cache.set(key, Buffer.from(html.slice(from, html.indexOf('</footer>', from))).toString());
}
