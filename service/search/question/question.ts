import type { Counts, Found, List } from '../../catalog/lists/list.ts';
import type { ListQuery, ListSearch } from '../../catalog/lists/list-search.ts';
import { resolvePlace } from '../../catalog/resolve-place.ts';
import { readSaleSettings } from '../../catalog/settings/read-sale-settings.ts';
import type { Context } from '../../platform/context.ts';

/** The results of a question, the same from the index as from the database. Prices are in paise. */
export interface SearchAnswer extends Pick<Found<never, never>, 'total' | 'soldOut' | 'names'> {
  readonly counts: Counts;
  /** Index of the bar → number of results, ignoring the price filter. */
  readonly prices: Readonly<Record<string, number>> | null;
  readonly cheapest: number | null;
  readonly dearest: number | null;
  /** Of all pages up to the last one requested, in order. */
  readonly ids: number[];
}

/** A search with its place resolved; up to two statements if the place is ambiguous. */
export async function resolveQuestion<Search extends ListSearch, Card>(
  ctx: Context,
  { type, resolveOwnPlace }: List<Search, Card>,
  search: Search,
): Promise<ListQuery<Search>> {
  const { now } = ctx;
  const sale = await readSaleSettings(ctx);
  if (!search.place || search.area) return { search, now, sale, place: { kind: 'everywhere' } };
  const parsed = await resolvePlace(ctx, type, search.place);
  return { search, now, sale, place: resolveOwnPlace ? await resolveOwnPlace(ctx, search.place, parsed) : parsed };
}
