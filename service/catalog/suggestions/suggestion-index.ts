import { forgiven, typingErrors } from '../place-names.ts';

/** Something that can be suggested, with what it is called in plain words. */
export interface Suggested {
  /** Its own name. */
  readonly plain: string;
  /** Other names. */
  readonly others: readonly string[];
  /** What else a traveller may type to tell it from others of its name: where it is. */
  readonly around: string;
  /** Among equally good matches the greater comes first. */
  readonly weight: number;
}

export interface Match<Entry> {
  readonly entry: Entry;
  /** How well it fits, 0 the best: its own name or another one whole, one that begins so, a word of it that does. */
  readonly tier: number;
}

export interface SuggestionIndex<Entry> {
  /** Everything whose names have words that begin with the typed ones, in any order. */
  readonly find: (words: readonly string[]) => Match<Entry>[];
  /** The words of names that a word with typing errors may be, or be the beginning of; the nearest first. */
  readonly nearest: (word: string) => string[];
}

/** How many keys one question looks at, how many places of trigrams, and how many words are measured. */
const looked = { keys: 2_000, postings: 20_000, words: 200 } as const;

const wordsOf = (plain: string) => plain.split(' ').filter(Boolean);

/** A word's trigrams. Its beginning counts twice, as people err less there; its end may not be typed yet. */
function gramsOf(word: string): string[] {
  const text = `\0\0${word}`;
  return Array.from({ length: word.length }, (_, at) => text.slice(at, at + 3));
}

/** Every word at which a name can be begun, and the name in one word: 'taj mahal', 'mahal', 'tajmahal'. */
function keysOf(plain: string): string[] {
  const words = wordsOf(plain);
  const keys = words.map((_, at) => words.slice(at).join(' '));
  return words.length > 1 ? [...keys, words.join('')] : keys;
}

/** The errors between what was typed and a word, or its beginning, in which fewer are forgiven. */
function errorsTo(typed: string, word: string): number {
  const allowed = forgiven(typed.length);
  const whole = typingErrors(typed, word, allowed);
  if (whole <= allowed) return whole;
  const begun = forgiven(typed.length - 2);
  for (let length = typed.length - 1; begun > 0 && length <= typed.length + 1 && length < word.length; length += 1) {
    const errors = typingErrors(typed, word.slice(0, length), begun);
    if (errors <= begun) return errors;
  }
  return Number.POSITIVE_INFINITY;
}

interface Name {
  readonly plain: string;
  readonly joined: string;
  /** Its words and those of where it is. */
  readonly words: readonly string[];
}

/** How well one of its names fits, as `Match` says it; undefined: none does. */
function tierOf(names: readonly Name[], typed: readonly string[]): number | undefined {
  const text = typed.join(' ');
  let best: number | undefined;
  names.forEach(({ plain, joined, words }, at) => {
    const other = at === 0 ? 0 : 0.5;
    let tier: number | undefined;
    if (plain === text || joined === text) tier = 0;
    else if (plain.startsWith(text) || joined.startsWith(text)) tier = 1 + other;
    else if (typed.every((word) => words.some((one) => one.startsWith(word)))) tier = 2 + other;
    if (tier !== undefined && (best === undefined || tier < best)) best = tier;
  });
  return best;
}

/**
 * An index in memory. A question costs by what it finds, not by how much there is: sorted keys are searched by halves,
 * errors are forgiven by trigrams of the distinct words, and both stop at a bound.
 */
export function makeIndex<Entry extends Suggested>(entries: readonly Entry[]): SuggestionIndex<Entry> {
  const keys: { text: string; entry: Entry; names: readonly Name[] }[] = [];
  const vocabulary = new Set<string>();
  for (const entry of entries) {
    const around = wordsOf(entry.around);
    const names = [...new Set([entry.plain, ...entry.others])].map((plain) => {
      const words = wordsOf(plain);
      return { plain, joined: words.join(''), words: [...words, ...around] };
    });
    for (const { plain } of names) {
      for (const text of keysOf(plain)) {
        keys.push({ text, entry, names });
        vocabulary.add(text.split(' ', 1)[0] ?? '');
      }
    }
  }
  // within equal keys the weightiest first, which the bound keeps
  keys.sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : b.entry.weight - a.entry.weight));
  const words = [...vocabulary];
  const postings = new Map<string, number[]>();
  words.forEach((word, at) => {
    for (const gram of new Set(gramsOf(word))) {
      const list = postings.get(gram);
      if (list) list.push(at);
      else postings.set(gram, [at]);
    }
  });

  /** The first key that is not below the text. */
  function lowest(text: string): number {
    let from = 0;
    let to = keys.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((keys[middle]?.text ?? '') < text) from = middle + 1;
      else to = middle;
    }
    return from;
  }
  const rangeOf = (word: string): readonly [from: number, to: number] => [lowest(word), lowest(`${word}\uffff`)];

  return {
    find: (typed) => {
      // a word of where something is begins none of its keys, so every word is followed, the rarest first
      const ranges = typed.map(rangeOf).sort((a, b) => a[1] - a[0] - (b[1] - b[0]));
      const found = new Map<Entry, number | undefined>();
      let left: number = looked.keys;
      for (const [from, to] of ranges) {
        for (const { entry, names } of keys.slice(from, Math.min(to, from + left)))
          if (!found.has(entry)) found.set(entry, tierOf(names, typed));
        left = Math.max(0, left - (to - from));
      }
      return [...found].flatMap(([entry, tier]) => (tier === undefined ? [] : [{ entry, tier }]));
    },
    nearest: (typed) => {
      if (forgiven(typed.length) === 0) return [];
      const lists = [...new Set(gramsOf(typed))]
        .map((gram) => postings.get(gram) ?? [])
        .sort((a, b) => a.length - b.length);
      const shared = new Map<number, number>();
      let left: number = looked.postings;
      for (const list of lists) {
        left -= list.length;
        if (left < 0) break;
        for (const at of list) shared.set(at, (shared.get(at) ?? 0) + 1);
      }
      const near = [...shared]
        .sort((a, b) => b[1] - a[1])
        .slice(0, looked.words)
        .map(([at]) => words[at] ?? '')
        .map((word) => ({ word, errors: errorsTo(typed, word) }))
        .filter(({ errors }) => Number.isFinite(errors));
      // a word that is nearly whole was rather meant than one that only begins so
      const over = (word: string) => Math.abs(word.length - typed.length);
      return near.sort((a, b) => a.errors - b.errors || over(a.word) - over(b.word)).map(({ word }) => word);
    },
  };
}
