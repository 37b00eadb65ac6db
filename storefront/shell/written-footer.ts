/**
 * The footer as it was written on the server, by what it says and where its links lead: a sixth of a list, the same on every page.
 * React in the browser takes it over like any other.
 */
const written = new Map<string, string>();
/** Settings change, and a preview has addresses of its own. */
const most = 8;
/** What a footer says that is being written, by the mark of its render. */
const wanted = new Map<string, string>();

const begin = /<footer id="footer"[^>]*>/;

/** What stands in that footer; undefined: it is to be written. */
export function writtenFooter(key: string, mark: string): string | undefined {
  const text = written.get(key);
  if (text === undefined) wanted.set(mark, key);
  return text;
}

/** Keeps the footer that this render wrote; none where it failed and wrote no page. */
export function keepFooter(mark: string, html = ''): void {
  const key = wanted.get(mark);
  wanted.delete(mark);
  const found = key === undefined ? null : begin.exec(html);
  if (key === undefined || !found) return;
  const from = found.index + found[0].length;
  if (written.size === most) written.clear();
  // a part of a text would keep all of it
  written.set(key, Buffer.from(html.slice(from, html.indexOf('</footer>', from))).toString());
}
