import { slugOf } from '../content/slug-of.ts';

/** The display name of an uploaded file: its last path segment, on one line. */
export function displayName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const line = last
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '')
    .toWellFormed()
    .trim();
  return line.slice(0, 200) || 'picture';
}

/** The name for use in an address, without extension. */
export function nameForAddress(name: string): string {
  return (
    slugOf(displayName(name).replace(/\.[^.]*$/, ''))
      .slice(0, 60)
      .replace(/-+$/, '') || 'picture'
  );
}
