import type { Context } from '../../platform/context.ts';
import { telling, type UnderstoodPlace, understandPlace } from '../place-names.ts';
import { plainWords } from '../plain-words.ts';
import { namedPlaces, type Question, wordsHeld } from './search-stays.sql.ts';
import type { StaySearch } from './stay-search.ts';

/** A search with its location understood. One statement where it names a location, another where that leaves doubts. */
export async function questionOf(ctx: Context, search: StaySearch): Promise<Question> {
  const place: UnderstoodPlace = search.location ? await placeMeant(ctx, search.location) : { kind: 'everywhere' };
  return { search, place, now: ctx.now };
}

async function placeMeant(ctx: Context, location: string): Promise<UnderstoodPlace> {
  const place = understandPlace(location, await namedPlaces(ctx.db));
  if (place.kind !== 'places' || (place.asTyped && place.words.length === 0)) return place;
  const typed = telling(plainWords(location).split(' '));
  const { there, anywhere } = await wordsHeld(ctx.db, place, typed);
  if (place.asTyped && there.length === place.words.length) return place;
  // a house that is called so comes before a place that is nearly called so
  return anywhere ? { kind: 'words', words: typed } : { ...place, words: there, asTyped: false };
}
