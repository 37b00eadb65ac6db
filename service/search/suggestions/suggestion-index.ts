import { forgiven, typingErrors } from '../../catalog/place-names.ts';

/** An entry with its normalised names. */
export interface Suggested {
  /** Its own name. */
  readonly plain: string;
  /** Other names. */
  readonly others: readonly string[];
  /** Further words that a traveller may type to tell it from others of that name: its place. */
  readonly around: string;
  /** Among equal matches the higher one comes first. */
  readonly weight: number;
}

export interface Match<Entry> {
  readonly entry: Entry;
  /** Quality of the match, 0 is best: its own name, another whole name, the beginning of one, words that begin so. */
  readonly tier: number;
}

export interface SuggestionIndex<Entry> {
  /** All entries whose names have words that begin with the typed ones, in any order. */
  readonly find: (words: readonly string[]) => Match<Entry>[];
  /** The words of names that a misspelt word, or beginning of a word, may mean; the nearest first. */
  readonly nearest: (word: string) => string[];
}

/** Limits of one question: keys read, trigram postings read, words compared. */
const looked = { keys: 2_000, postings: 20_000, words: 200 } as const;

const wordsOf = (plain: string) => plain.split(' ').filter(Boolean);

/**
 * The trigrams of a word. Its beginning counts twice, because people rarely misspell it, and its end may not be typed
 * yet.
 */
function gramsOf(word: string): string[] {
  const text = `\0\0${word}`;
  return Array.from({ length: word.length }, (_, at) => text.slice(at, at + 3));
}

/** The name from each of its words on, and in one word: 'taj mahal', 'mahal', 'tajmahal'. */
function keysOf(plain: string): string[] {
  const words = wordsOf(plain);
  const keys = words.map((_, at) => words.slice(at).join(' '));
  return words.length > 1 ? [...keys, words.join('')] : keys;
}

/**
 * The number of typing errors between a typed text and a word, or its beginning, for which fewer are forgiven; infinite
 * if too many.
 */
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
  /** Its words and those of its place. */
  readonly words: readonly string[];
}

/** The best match of its names, as in `Match`; undefined: none. */
function tierOf(names: readonly Name[], typed: readonly string[]): number | undefined {
  const text = typed.join(' ');
  let best: number | undefined;
  names.forEach(({ plain, joined, words }, at) => {
    const other = at === 0 ? 0 : 0.5;
    let tier: number | undefined;
    if (plain === text || joined === text) tier = other;
    else if (plain.startsWith(text) || joined.startsWith(text)) tier = 1 + other;
    else if (typed.every((word) => words.some((one) => one.startsWith(word)))) tier = 2 + other;
    if (tier !== undefined && (best === undefined || tier < best)) best = tier;
  });
  return best;
}

/**
 * An index in memory. The cost of a question depends on its matches, not on the size of the index: sorted keys are
 * searched by bisection, misspellings by trigrams of the distinct words, and both have limits.
 */
export function makeIndex<Entry extends Suggested>(entries: readonly Entry[]): SuggestionIndex<Entry> {
  const keys: { text: string; entry: Entry; names: readonly Name[] }[] = [];
  /** Entries by their own name, which are found however many other names begin so. */
  const named = new Map<string, { entry: Entry; names: readonly Name[] }[]>();
  const vocabulary = new Set<string>();
  for (const entry of entries) {
    const around = wordsOf(entry.around);
    const names = [...new Set([entry.plain, ...entry.others])].map((plain) => {
      const words = wordsOf(plain);
      return { plain, joined: words.join(''), words: [...words, ...around] };
    });
    const same = named.get(entry.plain);
    if (same) same.push({ entry, names });
    else named.set(entry.plain, [{ entry, names }]);
    for (const { plain } of names) {
      for (const text of keysOf(plain)) {
        keys.push({ text, entry, names });
        vocabulary.add(text.split(' ', 1)[0] ?? '');
      }
    }
  }
  // equal keys are sorted by weight, so that the limit keeps the most important ones
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
      // words of a place are not the beginning of a key, so every typed word is looked up, the rarest first
      const ranges = typed.map(rangeOf).sort((a, b) => a[1] - a[0] - (b[1] - b[0]));
      const own = named.get(typed.join(' ')) ?? [];
      const found = new Map<Entry, number | undefined>(
        own.slice(0, looked.keys).map(({ entry, names }) => [entry, tierOf(names, typed)]),
      );
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
      // a word of similar length is more likely than one that only begins so
      const over = (word: string) => Math.abs(word.length - typed.length);
      return near.sort((a, b) => a.errors - b.errors || over(a.word) - over(b.word)).map(({ word }) => word);
    },
  };
}
