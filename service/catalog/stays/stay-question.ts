import type { Context } from '../../platform/context.ts';
import { placeMeant } from '../place-meant.ts';
import type { Question } from './search-stays.sql.ts';
import type { StaySearch } from './stay-search.ts';

/** A search with its location understood. One statement where it names a location, another where that leaves doubts. */
export async function questionOf(ctx: Context, search: StaySearch): Promise<Question> {
  const { location } = search;
  const place = location ? await placeMeant(ctx, 'stay', location) : ({ kind: 'everywhere' } as const);
  return { search, place, now: ctx.now };
}
