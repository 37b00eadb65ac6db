import { namesInScripts } from './names-in-scripts.ts';
import { plainWords } from './plain-words.ts';
import { soundOf } from './sound.ts';

/** The names of a destination. */
export interface NamedPlace {
  readonly id: number;
  readonly name: string;
  /** State or union territory. */
  readonly region: string;
  readonly aliases: readonly string[];
}

/** The meaning of a typed location. */
export type ParsedPlace =
  | { readonly kind: 'everywhere' }
  | {
      readonly kind: 'places';
      readonly ids: readonly number[];
      /** Proper name of the destination or region. */
      readonly name: string;
      /** Further words that a product must match. */
      readonly words: readonly string[];
      /** False if a typing error was forgiven. */
      readonly asTyped: boolean;
    }
  | {
      readonly kind: 'words';
      readonly words: readonly string[];
      /**
       * The destinations whose proper name begins with the words. Products elsewhere must then contain the words
       * themselves: an alias of their place that begins with them is not enough.
       */
      readonly begins?: readonly number[];
    };

/** The meaning of a search's place: a location, or the one product with that slug. */
export type ListPlace = ParsedPlace | { readonly kind: 'one'; readonly slug: string; readonly name: string };

/** Other spellings of regions; destinations have their own aliases. */
const regionAliases: Readonly<Record<string, readonly string[]>> = {
  'Himachal Pradesh': ['himachal', 'himanchal', 'himanchal pradesh', 'hp', 'हिमाचल', 'हिमाचल प्रदेश'],
  Uttarakhand: ['uttaranchal', 'uttrakhand', 'uk', 'उत्तराखंड', 'उत्तराखण्ड'],
  Rajasthan: ['rajsthan', 'rajputana', 'राजस्थान'],
  'Tamil Nadu': ['tamilnadu', 'tn', 'तमिलनाडु', 'तमिल नाडु'],
  'Uttar Pradesh': ['up', 'उत्तर प्रदेश'],
  Kerala: ['keralam', 'god’s own country', 'gods own country', 'केरल'],
  Maharashtra: ['maharastra', 'महाराष्ट्र'],
  Karnataka: ['karnatak', 'कर्नाटक'],
  'West Bengal': ['bengal', 'wb', 'पश्चिम बंगाल'],
  Punjab: ['panjab', 'पंजाब'],
};

export const otherNamesOfRegion = (region: string): readonly string[] => [
  ...(regionAliases[region] ?? []),
  ...namesInScripts([region]),
];

/** Words without a meaning for the place. */
const fillers = new Set(
  (
    'in at near the of and to for with on by from me india city ' +
    'stay stays room rooms accommodation best top cheap ticket tickets booking ' +
    'me mein ka ki ke ko se par aur में की का के को से पर और भारत शहर होटल टिकट बुकिंग'
  ).split(' '),
);
/** The words without fillers. */
export const withoutFillers = (words: readonly string[]) => words.filter((word) => !fillers.has(word));

/** A name of one or several destinations, normalised for comparison. */
export interface Name {
  readonly plain: string;
  /** How its words sound. */
  readonly sound: string;
  /** True for the proper name, false for another spelling. */
  readonly own: boolean;
  readonly ids: readonly number[];
  readonly proper: string;
}

/** All names of these destinations and of their regions. */
export function namesOf(places: readonly NamedPlace[]): Name[] {
  const names: Name[] = [];
  for (const { id, name, aliases } of places) {
    for (const spelling of [name, ...aliases])
      names.push({ ...spelt(spelling), own: spelling === name, ids: [id], proper: name });
  }
  for (const region of new Set(places.map((place) => place.region))) {
    const ids = places.filter((place) => place.region === region).map(({ id }) => id);
    for (const spelling of [region, ...otherNamesOfRegion(region)]) {
      names.push({ ...spelt(spelling), own: spelling === region, ids, proper: region });
    }
  }
  return names;
}

/** The most words of a name; only twice as many words at the start of a text are compared. */
const longest = 4;

const soundsOf = (words: readonly string[]) => words.map(soundOf).join(' ');

function spelt(spelling: string): Pick<Name, 'plain' | 'sound'> {
  const plain = plainWords(spelling);
  return { plain, sound: soundsOf(plain.split(' ')) };
}

/**
 * Parses a location as a traveller means it: a destination or region by any of its names, such a name among other
 * words, the beginning of a proper name (in Indian scripts of any name), or a misspelt name; otherwise words to search
 * for.
 */
export function parsePlace(text: string, names: readonly Name[]): ParsedPlace {
  // a name may contain a filler: 'pink city', 'city of lakes'
  const typedWords = plainWords(text).split(' ').filter(Boolean);
  const words = withoutFillers(typedWords);
  if (words.length === 0) return { kind: 'everywhere' };
  return (
    named(typedWords, names) ??
    begunInScript(words, names) ??
    begun(words, names) ??
    sounded(words, names) ??
    misspelt(typedWords, names) ?? { kind: 'words', words }
  );
}

/**
 * A proper name that is being typed: 'uda' is Udaipur, although Ooty is also called Udagamandalam. Any word of the name
 * may begin so.
 */
function begun(words: readonly string[], names: readonly Name[]): ParsedPlace | undefined {
  const typed = ` ${words.join(' ')}`;
  const ids = names.filter(({ own, plain }) => own && ` ${plain}`.includes(typed)).flatMap(({ ids }) => ids);
  return ids.length === 0 ? undefined : { kind: 'words', words, begins: [...new Set(ids)].sort((a, b) => a - b) };
}

/**
 * A name being typed in an Indian script, if only one place fits. Products name their location in English and Hindi, so
 * searching for the words would find nothing.
 */
function begunInScript(words: readonly string[], names: readonly Name[]): ParsedPlace | undefined {
  const typed = words.join(' ');
  if (!/^[\u0600-\u06ff\u0980-\u0d7f]{2}/u.test(typed)) return undefined;
  const [first, ...others] = names.filter(({ plain }) => plain.startsWith(typed));
  const isOne = others.every(({ ids }) => ids.join() === first?.ids.join());
  return first && isOne ? { kind: 'places', ids: first.ids, name: first.proper, words: [], asTyped: true } : undefined;
}

/** The narrowest name among the words: 'mallital nainital uttarakhand' is Nainital, with 'mallital' left over. */
function named(typedWords: readonly string[], names: readonly Name[]): ParsedPlace | undefined {
  const whole = [typedWords.join(' '), withoutFillers(typedWords).join(' ')];
  const exact = names.find(({ plain }) => whole.includes(plain));
  if (exact) return { kind: 'places', ids: exact.ids, name: exact.proper, words: [], asTyped: true };
  const text = ` ${typedWords.join(' ')} `;
  const inside = names
    .filter(({ plain }) => plain.length > 2 && text.includes(` ${plain} `))
    .sort((a, b) => a.ids.length - b.ids.length || b.plain.length - a.plain.length);
  const best = inside[0];
  if (!best) return undefined;
  // other names of the same place or its region are not words to search for
  const around = inside.filter(({ ids }) => best.ids.every((id) => ids.includes(id)));
  let rest = text;
  for (const { plain } of around.sort((a, b) => b.plain.length - a.plain.length))
    rest = rest.replace(` ${plain} `, '  ');
  const words = withoutFillers(rest.split(' ')).filter(Boolean);
  return { kind: 'places', ids: best.ids, name: best.proper, words, asTyped: true };
}

/** A name that is spelt otherwise, also in the other script: 'पुष्कर', 'jeypore'. */
function sounded(words: readonly string[], names: readonly Name[]): ParsedPlace | undefined {
  const typed = words.slice(0, 2 * longest);
  for (let length = Math.min(typed.length, longest); length > 0; length -= 1) {
    for (let from = 0; from + length <= typed.length; from += 1) {
      const sound = soundsOf(typed.slice(from, from + length));
      const name = sound.length < 3 ? undefined : names.find((one) => one.sound === sound);
      const rest = [...words.slice(0, from), ...words.slice(from + length)];
      if (name) return { kind: 'places', ids: name.ids, name: name.proper, words: rest, asTyped: false };
    }
  }
  return undefined;
}

/** How many typing errors are forgiven in a name of that length. */
export function forgiven(length: number): number {
  if (length < 4) return 0;
  return length < 7 ? 1 : 2;
}

/**
 * The name that is most similar to the longest run of words. If other words remain, it must be more similar and have
 * the same first letter.
 */
function misspelt(all: readonly string[], names: readonly Name[]): ParsedPlace | undefined {
  const typedWords = all.slice(0, 2 * longest);
  for (let length = Math.min(typedWords.length, longest); length > 0; length -= 1) {
    let best: { name: Name; words: readonly string[]; errors: number } | undefined;
    for (let from = 0; from + length <= typedWords.length; from += 1) {
      const text = typedWords.slice(from, from + length).join(' ');
      const words = withoutFillers([...all.slice(0, from), ...all.slice(from + length)]);
      for (const name of names) {
        const shorter = Math.min(name.plain.length, text.length);
        const close = words.length === 0 || name.plain[0] === text[0];
        const allowed = close ? forgiven(words.length === 0 ? shorter : shorter - 1) : 0;
        if (allowed === 0) continue;
        const errors = typingErrors(text, name.plain, allowed);
        if (errors <= allowed && (!best || errors < best.errors)) best = { name, words, errors };
      }
    }
    if (best) {
      const { name, words } = best;
      return { kind: 'places', ids: name.ids, name: name.proper, words, asTyped: false };
    }
  }
  return undefined;
}

/**
 * Damerau-Levenshtein distance (adjacent swapped letters count once); `limit + 1` as soon as it is certain to exceed
 * `limit`.
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
