import type { ProductType } from '../../catalog/kinds.ts';
import { otherNamesOfRegion, withoutFillers } from '../../catalog/place-names.ts';
import { plainWords } from '../../catalog/plain-words.ts';
import { soundOf } from '../../catalog/sound.ts';
import type { Suggestible, SuggestibleProduct } from '../../catalog/suggestible/read-suggestible.ts';
import { otherNamesOfLandmark } from './landmark-names.ts';
import { type Match, makeIndex, type Suggested, type SuggestionIndex } from './suggestion-index.ts';

export const suggestionKinds = ['destination', 'region', 'landmark', 'product'] as const;

/** A suggestion for a location field. */
export interface Suggestion {
  readonly kind: (typeof suggestionKinds)[number];
  readonly name: string;
  /** The destination of a landmark or product. */
  readonly place: string | null;
  /** State or union territory. */
  readonly region: string | null;
  /** Text to search for; for a landmark its destination. Null: a product, which has a page of its own. */
  readonly search: string | null;
  readonly type: ProductType | null;
  readonly slug: string | null;
  /** The address of a small picture, of a destination or product. */
  readonly image: string | null;
  /** Number of products that the search finds, of the requested type or of all; null for a product. */
  readonly offers: number | null;
}

type Counts = ReadonlyMap<ProductType, number>;

interface Entry extends Suggested {
  readonly suggestion: Omit<Suggestion, 'offers'>;
  readonly counts: Counts | null;
}

export interface Suggestions {
  readonly places: SuggestionIndex<Entry>;
  readonly products: SuggestionIndex<Entry>;
  /** True if these are all products. */
  readonly whole: boolean;
  /** Words of names by their sound. */
  readonly spellings: ReadonlyMap<string, string>;
  /** The same places with these products. */
  readonly with: (products: readonly SuggestibleProduct[]) => Suggestions;
}

/** The most suggestions in all, and of some kinds. */
const most = { all: 8, landmark: 3, product: 4 } as const;

/** Letters from which on single products are suggested; fewer match too many. */
const productsFrom = 3;

const sum = (counts: Iterable<number>) => [...counts].reduce((all, one) => all + one, 0);

export function makeSuggestions({ places, pictures, offers, landmarks, products, whole }: Suggestible): Suggestions {
  const counts = new Map<number, Map<ProductType, number>>(places.map(({ id }) => [id, new Map()]));
  for (const { type, destination, count } of offers) counts.get(destination)?.set(type, count);
  const byId = new Map(places.map((place) => [place.id, place]));
  const none = { place: null, region: null, type: null, slug: null, image: null };
  const entryOf = (
    suggestion: Entry['suggestion'],
    others: readonly string[],
    of: Counts | null,
    weight?: number,
    around: readonly string[] = [],
  ): Entry => ({
    suggestion,
    counts: of,
    plain: plainWords(suggestion.name),
    others: others.map(plainWords).filter(Boolean),
    around: plainWords([suggestion.place ?? '', suggestion.region ?? '', ...around].join(' ')),
    weight: weight ?? sum(of?.values() ?? []),
  });

  const entries: Entry[] = [];
  for (const { id, name, region, aliases } of places)
    entries.push(
      entryOf(
        { ...none, kind: 'destination', name, region, search: name, image: pictures.get(id) ?? null },
        aliases,
        counts.get(id) ?? null,
      ),
    );
  for (const [region, there] of Map.groupBy(places, (place) => place.region)) {
    const all = new Map<ProductType, number>();
    for (const { id } of there)
      for (const [type, count] of counts.get(id) ?? []) all.set(type, (all.get(type) ?? 0) + count);
    // a city that is a state of its own is suggested once
    if (there.some(({ name }) => plainWords(name) === plainWords(region))) continue;
    entries.push(entryOf({ ...none, kind: 'region', name: region, search: region }, otherNamesOfRegion(region), all));
  }
  for (const { name, destination, near } of landmarks) {
    const at = byId.get(destination);
    if (!at) continue;
    const suggestion = { ...none, kind: 'landmark', name, place: at.name, region: at.region, search: at.name } as const;
    const others = otherNamesOfLandmark(name);
    // a landmark with Devanagari names can also be distinguished by its place in Devanagari
    entries.push(
      entryOf(suggestion, others, counts.get(destination) ?? null, near, others.length > 0 ? at.aliases : []),
    );
  }
  const productEntry = ({ type, slug, name, destination, reviews, image }: SuggestibleProduct) => {
    const at = destination === null ? undefined : byId.get(destination);
    const where = { place: at?.name ?? null, region: at?.region ?? null };
    return entryOf({ kind: 'product', name, ...where, search: null, type, slug, image }, [], null, reviews);
  };
  const index = makeIndex(entries);
  const withProducts = (some: readonly SuggestibleProduct[]): Suggestions => {
    const single = some.map(productEntry);
    const words = [...entries, ...single].flatMap(({ plain }) => plain.split(' '));
    return {
      places: index,
      products: makeIndex(single),
      whole,
      // of words that sound alike the first stays: those of places
      spellings: new Map(words.map((word) => [soundOf(word), word] as const).reverse()),
      with: withProducts,
    };
  };
  return withProducts(products);
}

/**
 * Words in Devanagari as names of places and products spell them in Latin letters; undefined if there are none, or one
 * sounds like no word of a name.
 */
export function inLatin({ spellings }: Suggestions, words: readonly string[]): readonly string[] | undefined {
  if (!words.some((word) => /\p{Script=Devanagari}/u.test(word))) return undefined;
  const spelled = words.map((word) => (/\p{Script=Devanagari}/u.test(word) ? spellings.get(soundOf(word)) : word));
  const known = spelled.filter((word) => word !== undefined);
  return known.length === words.length ? known : undefined;
}

/**
 * What a typed text may mean, the likeliest first, at most 8. With `type` only its products, and places that have some.
 * Misspellings are considered only if nothing matches as typed.
 */
export function suggest(known: Suggestions, text: string, type?: ProductType): Suggestion[] {
  const typedWords = plainWords(text).split(' ').filter(Boolean).slice(0, 8);
  const words = withoutFillers(typedWords);
  for (const typed of words.length === typedWords.length || words.length === 0 ? [typedWords] : [typedWords, words]) {
    const found = matches(known, typed, type);
    const spelled = inLatin(known, typed);
    const others = spelled ? matches(known, spelled, type) : [];
    // a name that only sounds so is not the typed one
    for (const { entry, tier } of others)
      if (!found.some((match) => match.entry === entry)) found.push({ entry, tier: Math.max(tier, 0.5) });
    if (found.length > 0) return chosen(found, type);
  }
  return chosen(matches(known, corrected(known, words), type), type);
}

/**
 * True if a word distinguishes products: one or two letters begin words of half the catalogue, and are as costly to
 * look up.
 */
const isDistinctive = (word: string): boolean => word.length >= productsFrom || /^\d\d$/.test(word);

const isNamed = (text: string) => {
  const plain = plainWords(text);
  return ({ name }: Suggestion) => plainWords(name) === plain;
};

/**
 * The words to look up more products by; undefined: no more are needed, or there are none. Many are not enough while
 * none of them has exactly that name.
 */
export function lookFor(known: Suggestions, text: string, found: readonly Suggestion[]): readonly string[] | undefined {
  const typedWords = plainWords(text).split(' ').filter(Boolean).slice(0, 8);
  const many = found.filter(({ kind }) => kind === 'product').length >= most.product;
  const enough = many && found.some(isNamed(text));
  const distinctive = typedWords.filter(isDistinctive);
  return known.whole || enough || distinctive.length === 0 ? undefined : distinctive;
}

/**
 * Results among more products, followed by earlier ones that they leave out; both are only some of many. What has
 * exactly that name leads.
 */
export function joined(text: string, wider: readonly Suggestion[], before: readonly Suggestion[]): Suggestion[] {
  const left = before.filter(
    ({ kind, type, slug }) => kind === 'product' && !wider.some((one) => one.type === type && one.slug === slug),
  );
  const all = [...wider, ...left];
  const named = all.filter(isNamed(text));
  let products = 0;
  return [...named, ...all.filter((one) => !named.includes(one))]
    .filter(({ kind }) => kind !== 'product' || ++products <= most.product)
    .slice(0, most.all);
}

function matches({ places, products }: Suggestions, words: readonly string[], type?: ProductType): Match<Entry>[] {
  if (words.length === 0) return [];
  const there = places
    .find(words)
    .filter(({ entry: { counts } }) => type === undefined || (counts?.get(type) ?? 0) > 0);
  if (words.join(' ').length < productsFrom) return there;
  const single = products
    .find(words)
    .filter(({ entry: { suggestion } }) => type === undefined || suggestion.type === type);
  return [...there, ...single];
}

/** The words without typing errors; empty if one of them is unlike any word of a name. */
function corrected({ places, products }: Suggestions, words: readonly string[]): readonly string[] {
  const correctedWords: string[] = [];
  for (const word of words) {
    const known = [places, products].some((index) => index.find([word]).length > 0);
    const nearest = known ? word : (places.nearest(word)[0] ?? products.nearest(word)[0]);
    if (nearest === undefined) return [];
    correctedWords.push(nearest);
  }
  return correctedWords;
}

/** The best matches. What has exactly that name comes before what has it as another name, or only contains it. */
function chosen(found: readonly Match<Entry>[], type?: ProductType): Suggestion[] {
  const order = ({ suggestion }: Entry) => suggestionKinds.indexOf(suggestion.kind);
  const ranked = [...found].sort(
    (a, b) =>
      a.tier - b.tier ||
      order(a.entry) - order(b.entry) ||
      b.entry.weight - a.entry.weight ||
      (a.entry.plain < b.entry.plain ? -1 : 1),
  );
  const taken = { destination: 0, region: 0, landmark: 0, product: 0 };
  const shown: Suggestion[] = [];
  for (const { entry } of ranked) {
    const { suggestion, counts } = entry;
    const bound = suggestion.kind === 'landmark' || suggestion.kind === 'product' ? most[suggestion.kind] : most.all;
    if (shown.length === most.all || taken[suggestion.kind] === bound) continue;
    taken[suggestion.kind] += 1;
    shown.push({ ...suggestion, offers: counts && (type ? (counts.get(type) ?? 0) : sum(counts.values())) });
  }
  return shown;
}
