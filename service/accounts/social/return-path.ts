const longest = 1_000;

/** A path of this site with its query; the home page for anything that leads elsewhere. */
export function returnPath(text: string | null | undefined): string {
  const ours = 'http://ours.invalid';
  if (!text?.startsWith('/') || text.length > longest || !URL.canParse(text, ours)) return '/';
  const { origin, pathname, search } = new URL(text, ours);
  // a path that begins with two slashes would be read as another host
  return origin === ours && !pathname.startsWith('//') ? pathname + search : '/';
}
