import type { Context } from '../../platform/context.ts';
import { placeMeant } from '../place-meant.ts';
import { readSaleSettings } from '../settings/read-sale-settings.ts';
import type { List } from './list.ts';
import type { ListSearch, Question } from './list-search.ts';

/** A search with its place resolved; up to two statements if the place is ambiguous. */
export async function questionOf<Search extends ListSearch, Card>(
  ctx: Context,
  { type, meant }: List<Search, Card>,
  search: Search,
): Promise<Question<Search>> {
  const { now } = ctx;
  const sale = await readSaleSettings(ctx);
  if (!search.place || search.area) return { search, now, sale, place: { kind: 'everywhere' } };
  const understood = await placeMeant(ctx, type, search.place);
  return { search, now, sale, place: meant ? await meant(ctx, search.place, understood) : understood };
}
