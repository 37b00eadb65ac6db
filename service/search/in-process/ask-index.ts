import { kindOf, type ProductType } from '../../catalog/kinds.ts';
import { chosenOf, isPrice, valueFacets } from '../../catalog/lists/facet.ts';
import type { List } from '../../catalog/lists/list.ts';
import type { IndexedQuestion, ListIndex } from '../../catalog/lists/list-index.ts';
import type { ListQuery, ListSearch } from '../../catalog/lists/list-search.ts';
import { instantAt, nightsBetween } from '../../core/day.ts';
import type { Context } from '../../platform/context.ts';
import type { SearchAnswer } from '../question/question.ts';
import type { IndexQuery } from './index-query.ts';
import { countedAnyway, idsOf } from './indexed.sql.ts';
import type { LoadedIndex, LoadedKind } from './loaded-index.ts';
import type { Where } from './scope.ts';
import { feedOf } from './search-feed.ts';

/** Most products that words may match for the index to answer; above that the database is faster. */
const mostMeant = 20_000;

/** The answer of the index; undefined: the database must answer. */
export async function askIndex<Search extends ListSearch, Card>(
  ctx: Context,
  list: List<Search, Card>,
  question: ListQuery<Search>,
): Promise<SearchAnswer | undefined> {
  if (!list.index) return undefined;
  const loaded = await feedOf(ctx.db)?.current(question.now);
  const { table } = kindOf(list.type);
  const kind = loaded?.kinds.get(table);
  if (!loaded || !kind) return undefined;
  const own = list.index.ask(question);
  const nights = own.days && nightsOf(loaded, kind, own.days, question.now);
  if (nights === undefined) return undefined;
  const where = await whereOf(ctx, { ...list, index: list.index }, question);
  if (!where) return undefined;
  const facets = valueFacets(list.facets);
  const query = indexQueryOf(list, kind, question.search, { ...own, where, nights });
  const found = await loaded.queue.take(() => kind.index.find(query));
  return {
    total: found.total,
    soldOut: found.soldOut,
    counts: Object.fromEntries(facets.map(({ name }, at) => [name, found.counts[at] ?? {}])),
    names: kind.names,
    prices: found.bars,
    cheapest: found.cheapest,
    dearest: found.dearest,
    ids: found.ids,
  };
}

/** Undefined if some of the nights are not in the index. */
function nightsOf(
  { base }: LoadedIndex,
  { index }: LoadedKind,
  { starts, count, arrival }: NonNullable<IndexedQuestion['days']>,
  now: Date,
): IndexQuery['nights'] | undefined {
  const nights = starts.map((day) => nightsBetween(base, day));
  const holds = nights.every((night) => night >= 0 && night + count <= index.products.stock.left.length);
  if (!holds || nights.length === 0) return undefined;
  const minutesBefore = starts.map((day) => (instantAt(day, '00:00').getTime() - now.getTime()) / 60_000);
  return { starts: nights, count, minutesBefore, arrival };
}

/** The part of the index to search; undefined: the words match too many products. */
async function whereOf<Search extends ListSearch>(
  ctx: Context,
  { type, index }: { readonly type: ProductType; readonly index: ListIndex<Search> },
  question: ListQuery<Search>,
): Promise<Where | undefined> {
  const { place } = question;
  if (place.kind === 'everywhere') return { all: true };
  if (index.byDestination && place.kind === 'places' && place.words.length === 0) return { places: place.ids };
  const ids = await idsOf(ctx.db, kindOf(type).table, index.there(question), mostMeant + 1);
  return ids.length > mostMeant ? undefined : { ids };
}

function indexQueryOf<Search extends ListSearch, Card>(
  list: List<Search, Card>,
  kind: LoadedKind,
  search: Search,
  {
    party,
    totals,
    where,
    nights,
    only,
    onOtherDays,
  }: Omit<IndexedQuestion, 'days'> & Pick<IndexQuery, 'where' | 'nights'>,
): IndexQuery {
  const price = list.facets.find(isPrice);
  const always = countedAnyway(kind);
  const facets = valueFacets(list.facets);
  return {
    where,
    only: only ? { facet: facets.findIndex(({ name }) => name === only.facet), value: only.value } : null,
    facets: facets.map((facet, at) => ({
      choose: facet.choose,
      chosen: chosenOf(search, facet.name),
      always: always[at] ?? [],
    })),
    min: search.min,
    max: search.max,
    area: search.area,
    party,
    nights,
    priced: list.index?.priced ?? 'night',
    onOtherDays,
    totals,
    sort: search.sort,
    most: search.pageSize * search.pages,
    bars: price ? { step: price.step, count: price.top / price.step } : null,
  };
}
