import { slugOf } from '../content/slug-of.ts';

/** The name of a sent file as it is shown: its last part, in one line. */
export function shownName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const line = last
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '')
    .toWellFormed()
    .trim();
  return line.slice(0, 200) || 'picture';
}

/** The name as it stands in an address, without what follows the last dot. */
export function addressName(name: string): string {
  return (
    slugOf(shownName(name).replace(/\.[^.]*$/, ''))
      .slice(0, 60)
      .replace(/-+$/, '') || 'picture'
  );
}
