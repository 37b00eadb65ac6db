const longest = 1_000;

/** A page of ours to return to: the path with its query, or the home page for anything that leads elsewhere. */
export function returnPath(text: string | null | undefined): string {
  const ours = 'http://ours.invalid';
  if (!text?.startsWith('/') || text.length > longest || !URL.canParse(text, ours)) return '/';
  const { origin, pathname, search } = new URL(text, ours);
  // an address of two slashes would be read as another host
  return origin === ours && !pathname.startsWith('//') ? pathname + search : '/';
}
