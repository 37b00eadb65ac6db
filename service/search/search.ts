import type { List } from '../catalog/lists/list.ts';
import type { ListQuery, ListSearch } from '../catalog/lists/list-search.ts';
import type { Context } from '../platform/context.ts';
import { askDatabase } from './database/ask-database.sql.ts';
import { askIndex } from './in-process/ask-index.ts';
import { SearchFeed, type SearchFeedOptions } from './in-process/search-feed.ts';
import { resolveQuestion, type SearchAnswer } from './question/question.ts';
import { latinSpelling } from './suggest-places.ts';

/** What a search means, and its results. */
export interface AnsweredQuestion<Search> {
  readonly question: ListQuery<Search>;
  readonly answer: SearchAnswer;
}

/**
 * Answers a search of a list: from the index in the process if that is up to date and covers the question, else from
 * the database. Callers cannot tell which.
 */
export async function ask<Search extends ListSearch, Card>(
  ctx: Context,
  list: List<Search, Card>,
  search: Search,
): Promise<AnsweredQuestion<Search>> {
  const typed = await resolveQuestion(ctx, list, search);
  // products name themselves in Latin letters
  const spelled = typed.place.kind === 'words' ? await latinSpelling(ctx, search.place) : undefined;
  const question =
    spelled === undefined
      ? typed
      : { ...typed, place: (await resolveQuestion(ctx, list, { ...search, place: spelled })).place };
  const answer = (await askIndex(ctx, list, question)) ?? (await askDatabase(ctx.db, list, question));
  return { question, answer };
}

/** The number of results of a search. */
export async function count<Search extends ListSearch, Card>(
  ctx: Context,
  list: List<Search, Card>,
  search: Search,
): Promise<number> {
  const { answer } = await ask(ctx, list, search);
  return answer.total;
}

/** The search of one process. */
export interface OpenSearch {
  /** Starts to read the index; until then, and whenever it is not up to date, the database answers. */
  readonly follow: () => void;
  /** Called after any write: the index is not trusted until the changes are read. */
  readonly noteWrite: () => void;
  /** What answers now, for `/readyz`. */
  readonly answeredBy: () => 'index' | 'database';
  readonly close: () => Promise<void>;
}

/** Opens the search of a process over the lists of all product types. */
export function openSearch(options: SearchFeedOptions): OpenSearch {
  const feed = new SearchFeed(options);
  return {
    follow: () => feed.start(),
    noteWrite: feed.ring,
    answeredBy: () => (feed.isUpToDate ? 'index' : 'database'),
    close: () => feed.stop(),
  };
}
