/**
 * The server's markup of the footer, by its content and the base of its links: a sixth of a list, the same on every
 * page. React hydrates it like any other markup.
 */
const written = new Map<string, string>();
/** Settings change, and a preview has addresses of its own. */
const most = 8;
/** Footers that are being rendered, by the mark of their render. */
const wanted = new Map<string, string>();

const begin = /<footer id="footer"[^>]*>/;

/** The cached markup of that footer; undefined: it must be rendered. */
export function writtenFooter(key: string, mark: string): string | undefined {
  const text = written.get(key);
  if (text === undefined) wanted.set(mark, key);
  return text;
}

/** Caches the footer of that render; nothing if the render failed. */
export function keepFooter(mark: string, html = ''): void {
  const key = wanted.get(mark);
  wanted.delete(mark);
  const found = key === undefined ? null : begin.exec(html);
  if (key === undefined || !found) return;
  const from = found.index + found[0].length;
  if (written.size === most) written.clear();
  // a substring would keep the whole page in memory
  written.set(key, Buffer.from(html.slice(from, html.indexOf('</footer>', from))).toString());
}
