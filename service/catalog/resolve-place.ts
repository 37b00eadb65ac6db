import { cacheByContentVersion } from '../content/content-version.ts';
import type { Context } from '../platform/context.ts';
import type { ProductType } from './kinds.ts';
import { namesOf, type ParsedPlace, parsePlace, withoutFillers } from './place-names.ts';
import { plainWords } from './plain-words.ts';
import { findWords, namedPlaces } from './resolve-place.sql.ts';

const namesHere = cacheByContentVersion(async ({ db }) => namesOf(await namedPlaces(db)));

/**
 * The meaning of a typed location for products of that type. Runs a statement only if the names leave doubt; further
 * words that no product there contains are dropped.
 */
export async function resolvePlace(
  ctx: Pick<Context, 'db' | 'now'>,
  type: ProductType,
  location: string,
): Promise<ParsedPlace> {
  const place = parsePlace(location, await namesHere(ctx));
  if (place.kind !== 'places' || (place.asTyped && place.words.length === 0)) return place;
  const typed = withoutFillers(plainWords(location).split(' '));
  const { there, anywhere } = await findWords(ctx.db, type, place, typed);
  if (place.asTyped && there.length === place.words.length) return place;
  // a product with exactly that name takes precedence over a place with a similar name
  return anywhere ? { kind: 'words', words: typed } : { ...place, words: there, asTyped: false };
}
