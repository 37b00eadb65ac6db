import type { Context } from '../platform/context.ts';
import type { ProductType } from './kinds.ts';
import { namedPlaces, wordsHeld } from './place-meant.sql.ts';
import { telling, type UnderstoodPlace, understandPlace } from './place-names.ts';
import { plainWords } from './plain-words.ts';

/**
 * What a typed location means to those who look for products of that type. One statement, another where it leaves
 * doubts: words besides the place that nothing there holds are let go.
 */
export async function placeMeant(
  ctx: Pick<Context, 'db'>,
  type: ProductType,
  location: string,
): Promise<UnderstoodPlace> {
  const place = understandPlace(location, await namedPlaces(ctx.db));
  if (place.kind !== 'places' || (place.asTyped && place.words.length === 0)) return place;
  const typed = telling(plainWords(location).split(' '));
  const { there, anywhere } = await wordsHeld(ctx.db, type, place, typed);
  if (place.asTyped && there.length === place.words.length) return place;
  // a house that is called so comes before a place that is nearly called so
  return anywhere ? { kind: 'words', words: typed } : { ...place, words: there, asTyped: false };
}
