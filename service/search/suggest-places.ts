import { type ProductType, productTypes } from '../catalog/kinds.ts';
import { withoutFillers } from '../catalog/place-names.ts';
import { plainWords } from '../catalog/plain-words.ts';
import { productNames, productsCalled, readSuggestible } from '../catalog/suggestible/read-suggestible.ts';
import { textForReader } from '../catalog/text-for-reader.ts';
import { contentVersion } from '../content/content-version.ts';
import { requireRight } from '../core/may.ts';
import type { Context, Database } from '../platform/context.ts';
import { VersionedCache } from '../platform/versioned-cache.ts';
import {
  inLatin,
  joined,
  lookFor,
  makeSuggestions,
  type Suggestion,
  type Suggestions,
  suggest,
} from './suggestions/suggestions.ts';

/** Milliseconds for which an index is used although content has changed, so that frequent edits do not slow typing. */
const usedFor = 10_000;

const indexes = new VersionedCache<Suggestions, Database>({ entries: 8 });
/** The version of each index, and since when it is used. */
const used = new WeakMap<Database, { readonly version: string; readonly since: number }>();

/**
 * Destinations, regions, landmarks and products that a typed text may mean, named in the reader's language; `type`: only
 * that type. Runs one statement if there are more products than the index holds, and few of those match or none has exactly that name; in languages
 * other than English two for each type of the products found.
 *
 * @may everyone
 */
export async function suggestPlaces(
  ctx: Context,
  { text, type }: { readonly text: string; readonly type?: ProductType | undefined },
): Promise<Suggestion[]> {
  requireRight(ctx.viewer, 'read the site');
  const db = ctx.reads ?? ctx.db;
  const known = await indexOf({ ...ctx, db });
  const found = suggest(known, text, type);
  const words = lookFor(known, text, found);
  const called = words && { text: plainWords(text), words };
  const more = called ? await productsCalled({ db }, called, type ? [type] : productTypes) : [];
  const all = more.length > 0 ? joined(text, suggest(known.with(more), text, type), found) : found;
  return ctx.language === 'en' ? all : named({ ...ctx, db }, all);
}

/** Suggestions with their names in the reader's language; what is searched for stays English. */
async function named(ctx: Context, suggestions: readonly Suggestion[]): Promise<Suggestion[]> {
  const { place } = await textForReader(ctx);
  const own = new Map<string, string>();
  for (const type of productTypes) {
    const products = suggestions.flatMap(({ slug, name, type: of }) =>
      slug !== null && of === type ? { slug, name } : [],
    );
    for (const [slug, name] of await productNames(ctx, type, products)) own.set(`${type} ${slug}`, name);
  }
  return suggestions.map((one) => ({
    ...one,
    name: own.get(`${one.type} ${one.slug}`) ?? place(one.name),
    place: one.place && place(one.place),
    region: one.region && place(one.region),
  }));
}

/** A text in Devanagari as names of the catalogue spell it in Latin letters; undefined if they do not. */
export async function latinSpelling(ctx: Context, text: string): Promise<string | undefined> {
  const words = withoutFillers(plainWords(text).split(' ').slice(0, 8));
  if (!words.some((word) => /\p{Script=Devanagari}/u.test(word))) return undefined;
  return inLatin(await indexOf({ ...ctx, db: ctx.reads ?? ctx.db }), words)?.join(' ');
}

async function indexOf(ctx: Context): Promise<Suggestions> {
  const { db } = ctx;
  const version = await contentVersion(ctx);
  const since = ctx.now.getTime();
  const before = used.get(db);
  const own =
    before && (before.version === version || Math.abs(since - before.since) < usedFor) ? before : { version, since };
  used.set(db, own);
  return indexes.load(db, async () => makeSuggestions(await readSuggestible({ db })), { version: own.version });
}
