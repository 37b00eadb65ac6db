import type { Context } from '../../platform/context.ts';
import { type UnderstoodPlace, understandPlace } from '../place-names.ts';
import { plainWords } from '../plain-words.ts';
import { namedPlaces, type Question } from './search-stays.sql.ts';
import type { StaySearch } from './stay-search.ts';

/** A search with its location understood. One statement where it names a location. */
export async function questionOf(ctx: Context, search: StaySearch): Promise<Question> {
  const place: UnderstoodPlace = search.location
    ? understandPlace(search.location, await namedPlaces(ctx.db))
    : { kind: 'everywhere' };
  return { search, place, typed: plainWords(search.location).split(' '), now: ctx.now };
}
