import { contentVersion } from '../../content/content-version.ts';
import { requireRight } from '../../core/may.ts';
import type { Context, Database } from '../../platform/context.ts';
import type { ProductType } from '../kinds.ts';
import { readSuggestible } from './suggestible.sql.ts';
import { makeSuggestions, type Suggestion, type Suggestions, suggest } from './suggestions.ts';

/** For how many milliseconds an index is used though something was written: a busy operator does not cost one a key. */
const usedFor = 10_000;

interface Kept {
  readonly version: string;
  readonly madeAt: number;
  readonly made: Promise<Suggestions>;
}

const kept = new WeakMap<Database, Kept>();

/** Destinations, regions, landmarks and products that a typed text may mean; `type`: for those who look for that type. */
export async function suggestPlaces(
  ctx: Context,
  { text, type }: { readonly text: string; readonly type?: ProductType | undefined },
): Promise<Suggestion[]> {
  requireRight(ctx.viewer, 'read the shop');
  return suggest(await indexOf({ ...ctx, db: ctx.reads ?? ctx.db }), text, type);
}

async function indexOf(ctx: Context): Promise<Suggestions> {
  const { db } = ctx;
  const now = ctx.now.getTime();
  const version = await contentVersion(ctx);
  const before = kept.get(db);
  if (before && (before.version === version || Math.abs(now - before.madeAt) < usedFor)) return before.made;
  const made = readSuggestible(db).then(makeSuggestions);
  kept.set(db, { version, madeAt: now, made });
  try {
    return await made;
  } catch (error) {
    if (kept.get(db)?.made === made) kept.delete(db);
    throw error;
  }
}
