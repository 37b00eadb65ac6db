/**
 * The footer as it was written on the server, by what it says and where its links lead: a sixth of a list, the same on every page.
 * React in the browser takes it over like any other.
 */
const written = new Map<string, string>();
/** Settings change, and a preview has addresses of its own. */
const most = 8;
let wanted: string | undefined;

const begin = /<footer id="footer"[^>]*>/;

/** What stands in that footer; undefined: it is to be written. */
export function writtenFooter(key: string): string | undefined {
  const text = written.get(key);
  wanted = text === undefined ? key : undefined;
  return text;
}

/** Keeps the footer that was asked for last from the page, which was written without waiting for anything. */
export function keepFooter(html: string): void {
  const key = wanted;
  wanted = undefined;
  const found = key === undefined ? null : begin.exec(html);
  if (key === undefined || !found) return;
  const from = found.index + found[0].length;
  if (written.size === most) written.clear();
  // a part of a text would keep all of it
  written.set(key, Buffer.from(html.slice(from, html.indexOf('</footer>', from))).toString());
}
