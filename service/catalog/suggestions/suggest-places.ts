import { contentVersion } from '../../content/content-version.ts';
import { requireRight } from '../../core/may.ts';
import type { Context, Database } from '../../platform/context.ts';
import { type ProductType, productTypes } from '../kinds.ts';
import { productsCalled, readSuggestible } from './suggestible.sql.ts';
import { joined, lookFor, makeSuggestions, type Suggestion, type Suggestions, suggest } from './suggestions.ts';

/** Milliseconds for which an index is used although content has changed, so that frequent edits do not slow typing. */
const usedFor = 10_000;

interface Cached {
  readonly version: string;
  readonly madeAt: number;
  readonly made: Promise<Suggestions>;
}

const cache = new WeakMap<Database, Cached>();

/**
 * Destinations, regions, landmarks and products that a typed text may mean; `type`: only that type. Runs one statement
 * if there are more products than the index holds and few of those match.
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
  const more = words ? await productsCalled(db, words, type ? [type] : productTypes) : [];
  return more.length > 0 ? joined(suggest(known.with(more), text, type), found) : found;
}

async function indexOf(ctx: Context): Promise<Suggestions> {
  const { db } = ctx;
  const now = ctx.now.getTime();
  const version = await contentVersion(ctx);
  const before = cache.get(db);
  if (before && (before.version === version || Math.abs(now - before.madeAt) < usedFor)) return before.made;
  const made = readSuggestible(db).then(makeSuggestions);
  cache.set(db, { version, madeAt: now, made });
  try {
    return await made;
  } catch (error) {
    if (cache.get(db)?.made === made) cache.delete(db);
    throw error;
  }
}
