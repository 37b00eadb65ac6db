/** Public pages and the query parameters that change what each shows; all others do not reach the page. */
const cacheable: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^\/$/, []],
  [/^\/stays$/, ['location', 'propertyType', 'sort', 'view', 'pages']],
  [/^\/stays\/[^/]+$/, []],
  [/^\/(login|signup)$/, []],
];

/** Parameters that make a page personal or bound to dates: such a page is rendered for the one who asks. */
const neverCached =
  /^(?:checkIn|checkOut|adults|children|rooms|guests|q|key|code|min|max|stars|amenity|meal|facility|activity|popular)$/;

/**
 * The canonical address of a public page, or undefined when it may not come from the cache.
 * Two addresses that show the same page have the same key.
 */
export function canonicalKey(url: string): string | undefined {
  const question = url.indexOf('?');
  const path = question < 0 ? url : url.slice(0, question);
  const rule = cacheable.find(([pattern]) => pattern.test(path));
  if (!rule || path.includes('%')) return undefined;
  if (question < 0) return path;
  const asked = new URLSearchParams(url.slice(question + 1));
  for (const name of asked.keys()) if (neverCached.test(name)) return undefined;
  const kept = new URLSearchParams();
  for (const name of rule[1]) {
    const values = asked.getAll(name);
    if (values.length > 1) return undefined;
    if (values[0]) kept.set(name, values[0]);
  }
  const search = kept.toString();
  return search ? `${path}?${search}` : path;
}
