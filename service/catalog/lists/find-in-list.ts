import { instantAt, nightsBetween } from '../../core/day.ts';
import type { Context } from '../../platform/context.ts';
import { kindOf } from '../kinds.ts';
import type { Asked } from '../search/asked.ts';
import type { Held, HeldKind } from '../search/held.ts';
import { countedAnyway, idsAt } from '../search/indexed.sql.ts';
import type { Where } from '../search/scope.ts';
import { feedOf } from '../search/search-feed.ts';
import { chosenOf, isPrice, valueFacets } from './facet.ts';
import { type FoundRow, findListed } from './find-listed.sql.ts';
import type { List } from './list.ts';
import type { IndexedQuestion } from './list-index.ts';
import type { ListSearch, Question } from './list-search.ts';

/** Products that words can mean so that the index is asked; beyond these the database is quicker. */
const mostMeant = 20_000;

/**
 * What is found, as `findListed` says it: by the index of the process where that is up to date and holds what is asked,
 * by the database otherwise.
 */
export async function findInList<Search extends ListSearch, Card>(
  ctx: Context,
  list: List<Search, Card>,
  question: Question<Search>,
): Promise<FoundRow> {
  return (await findHeld(ctx, list, question)) ?? findListed(ctx.db, list, question);
}

/** The answer of the index; undefined: it is for the database. */
export async function findHeld<Search extends ListSearch, Card>(
  ctx: Context,
  list: List<Search, Card>,
  question: Question<Search>,
): Promise<FoundRow | undefined> {
  if (!list.index) return undefined;
  const held = await feedOf(ctx.db)?.current(question.now);
  const { table } = kindOf(list.type);
  const kind = held?.kinds.get(table);
  if (!held || !kind) return undefined;
  const own = list.index.ask(question);
  const nights = own.days && nightsOf(held, kind, own.days, question.now);
  if (nights === undefined) return undefined;
  const where = await whereOf(ctx, table, question);
  if (!where) return undefined;
  const facets = valueFacets(list.facets);
  const found = kind.index.find(askedOf(list, kind, question.search, { ...own, where, nights }));
  return {
    total: found.total,
    sold_out: found.soldOut,
    counts: Object.fromEntries(facets.map(({ name }, at) => [name, found.counts[at] ?? {}])),
    names: {},
    prices: found.bars,
    cheapest: found.cheapest,
    dearest: found.dearest,
    ids: found.ids,
  };
}

/** Undefined where some of it is beyond what is held. */
function nightsOf(
  { base }: Held,
  { index }: HeldKind,
  { starts, count }: NonNullable<IndexedQuestion['days']>,
  now: Date,
): Asked['nights'] | undefined {
  const nights = starts.map((day) => nightsBetween(base, day));
  const holds = nights.every((night) => night >= 0 && night + count <= index.products.left.length);
  if (!holds || nights.length === 0) return undefined;
  const hours = starts.map((day) => (instantAt(day, '00:00').getTime() - now.getTime()) / 3_600_000);
  return { starts: nights, count, hoursBefore: hours };
}

/** Where on the map of numbers; undefined: words mean too many. */
async function whereOf(ctx: Context, table: string, { place }: Question<ListSearch>): Promise<Where | undefined> {
  if (place.kind === 'everywhere') return { all: true };
  if (place.kind === 'places' && place.words.length === 0) return { places: place.ids };
  const ids = await idsAt(ctx.db, table, place, mostMeant + 1);
  return ids.length > mostMeant ? undefined : { ids };
}

function askedOf<Search extends ListSearch, Card>(
  list: List<Search, Card>,
  kind: HeldKind,
  search: Search,
  { party, shown, where, nights }: Pick<IndexedQuestion, 'party' | 'shown'> & Pick<Asked, 'where' | 'nights'>,
): Asked {
  const price = list.facets.find(isPrice);
  const always = countedAnyway(kind);
  return {
    where,
    facets: valueFacets(list.facets).map((facet, at) => ({
      choose: facet.choose,
      chosen: chosenOf(search, facet.name),
      always: always[at] ?? [],
    })),
    min: search.min === null ? null : search.min * 100,
    max: search.max === null ? null : search.max * 100,
    area: search.area,
    party,
    nights,
    priced: list.index?.priced ?? 'night',
    onOtherDays: list.index?.onOtherDays ?? 'fitting',
    shown,
    sort: search.sort,
    most: search.pageSize * search.pages,
    bars: price ? { step: price.step * 100, count: price.top / price.step } : null,
  };
}
