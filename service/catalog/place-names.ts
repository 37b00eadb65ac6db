import { plainWords } from './plain-words.ts';

/** A destination as far as its names go. */
export interface NamedPlace {
  readonly id: number;
  readonly name: string;
  /** State or union territory. */
  readonly region: string;
  readonly aliases: readonly string[];
}

/** What a typed location means. */
export type UnderstoodPlace =
  | { readonly kind: 'everywhere' }
  | {
      readonly kind: 'places';
      readonly ids: readonly number[];
      /** Proper name, of the destination or the region. */
      readonly name: string;
      /** Words besides the name, which a stay must match too. */
      readonly words: readonly string[];
      /** False when a typing error was forgiven: stays that hold the text itself are meant as well. */
      readonly asTyped: boolean;
    }
  | { readonly kind: 'words'; readonly words: readonly string[] };

/** Other spellings of regions; destinations bring their own aliases. */
const regionAliases: Readonly<Record<string, readonly string[]>> = {
  'Himachal Pradesh': ['himachal', 'himanchal', 'himanchal pradesh', 'hp'],
  Uttarakhand: ['uttaranchal', 'uttrakhand', 'uk'],
  Rajasthan: ['rajsthan', 'rajputana'],
  'Tamil Nadu': ['tamilnadu', 'tn'],
  'Uttar Pradesh': ['up'],
  Kerala: ['keralam'],
  Maharashtra: ['maharastra'],
  Karnataka: ['karnatak'],
};

/** Words that say nothing about the place. */
const fillers = new Set(['in', 'at', 'near', 'the', 'of', 'and', 'to', 'india', 'city']);

interface Name {
  readonly plain: string;
  readonly ids: readonly number[];
  readonly proper: string;
}

function namesOf(places: readonly NamedPlace[]): Name[] {
  const names: Name[] = [];
  for (const { id, name, aliases } of places) {
    for (const spelling of [name, ...aliases]) names.push({ plain: plainWords(spelling), ids: [id], proper: name });
  }
  for (const region of new Set(places.map((place) => place.region))) {
    const ids = places.filter((place) => place.region === region).map(({ id }) => id);
    for (const spelling of [region, ...(regionAliases[region] ?? [])]) {
      names.push({ plain: plainWords(spelling), ids, proper: region });
    }
  }
  return names;
}

/**
 * Reads a location as a traveller means it: a destination or a region by any of its names, such a name among other
 * words, a name with typing errors; else words to look for.
 */
export function understandPlace(text: string, places: readonly NamedPlace[]): UnderstoodPlace {
  const words = plainWords(text)
    .split(' ')
    .filter((word) => word && !fillers.has(word));
  if (words.length === 0) return { kind: 'everywhere' };
  const names = namesOf(places);
  return named(words, names) ?? misspelt(words, names) ?? { kind: 'words', words };
}

/** The narrowest name among the words: 'mallital nainital uttarakhand' is Nainital, with 'mallital' left over. */
function named(words: readonly string[], names: readonly Name[]): UnderstoodPlace | undefined {
  const text = ` ${words.join(' ')} `;
  const exact = names.find(({ plain }) => ` ${plain} ` === text);
  if (exact) return { kind: 'places', ids: exact.ids, name: exact.proper, words: [], asTyped: true };
  const inside = names
    .filter(({ plain }) => plain.length > 2 && text.includes(` ${plain} `))
    .sort((a, b) => a.ids.length - b.ids.length || b.plain.length - a.plain.length);
  const best = inside[0];
  if (!best) return undefined;
  // what names the same place or its region once more is not a word to look for
  const around = inside.filter(({ ids }) => best.ids.every((id) => ids.includes(id)));
  let rest = text;
  for (const { plain } of around.sort((a, b) => b.plain.length - a.plain.length))
    rest = rest.replace(` ${plain} `, '  ');
  return { kind: 'places', ids: best.ids, name: best.proper, words: rest.split(' ').filter(Boolean), asTyped: true };
}

/** How many errors are forgiven in a name of that length. */
function forgiven(length: number): number {
  if (length < 4) return 0;
  return length < 7 ? 1 : 2;
}

function misspelt(words: readonly string[], names: readonly Name[]): UnderstoodPlace | undefined {
  const text = words.join(' ');
  let best: { name: Name; errors: number } | undefined;
  for (const name of names) {
    const allowed = Math.min(forgiven(name.plain.length), forgiven(text.length));
    if (allowed === 0) continue;
    const errors = typingErrors(text, name.plain, allowed);
    if (errors <= allowed && (!best || errors < best.errors)) best = { name, errors };
  }
  return best && { kind: 'places', ids: best.name.ids, name: best.name.proper, words: [], asTyped: false };
}

/**
 * Damerau-Levenshtein distance (adjacent letters swapped count once); `limit + 1` as soon as it is certain to be
 * greater than `limit`.
 */
export function typingErrors(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      const left = current[column - 1] ?? 0;
      const up = last[column] ?? 0;
      const corner = last[column - 1] ?? 0;
      let least = Math.min(left + 1, up + 1, corner + (same ? 0 : 1));
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        least = Math.min(least, (before[column - 2] ?? 0) + 1);
      }
      current.push(least);
    }
    if (Math.min(...current) > limit) return limit + 1;
    before = last;
    last = current;
  }
  return Math.min(last[b.length] ?? limit + 1, limit + 1);
}
