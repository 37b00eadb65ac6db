import { type ContentModel, type ContentType, fieldsOf } from './content-type.ts';
import { invalidValue } from './invalid-key.ts';
import { parseFilters } from './parse-filters.ts';
import { parsePaging } from './parse-paging.ts';
import { parseSelection } from './parse-selection.ts';
import { parseSort } from './parse-sort.ts';
import type { Condition, Query, SelectedFields } from './query.ts';
import { type Raw, type RawObject, readSearch } from './read-search.ts';

/** Equal for query strings with the same selection in the same words. */
interface SelectionText {
  readonly selectionText: string;
}

/** The language asked for, of which there may be no translations (API-28). */
interface QueryLanguage {
  readonly language: string | undefined;
  /** As in `SelectedEntries`. */
  readonly localizations?: ReadonlySet<string>;
}

/** Parses the query string of a list. Throws AppError for an invalid one, never anything else. */
export function parseQuery(
  model: ContentModel,
  type: ContentType,
  search: string,
): Query & SelectionText & QueryLanguage {
  const raw = readSearch(search);
  const filters = parseFilters(model, type, raw['filters']);
  const words = wordsIn(raw['_q']);
  return {
    where: words === '' ? filters : { kind: 'all', of: [filters, anywhere(type, words)] },
    sort: parseSort(model, type, raw['sort']),
    paging: parsePaging(raw['pagination']),
    language: textIn(raw['locale']),
    ...selected(model, type, raw),
  };
}

function wordsIn(words: Raw | undefined): string {
  if (words === undefined) return '';
  if (typeof words !== 'string') throw invalidValue('_q must be a text', '_q', 'filters');
  return words;
}

/** Parses the query string of one entry, of which only fields, populate and locale count. Throws AppError. */
export function parseEntryQuery(
  model: ContentModel,
  type: ContentType,
  search: string,
): SelectedFields & SelectionText & QueryLanguage {
  const raw = readSearch(search);
  return { ...selected(model, type, raw), language: textIn(raw['locale']) };
}

function textIn(locale: Raw | undefined): string | undefined {
  return typeof locale === 'string' ? locale : undefined;
}

function selected(
  model: ContentModel,
  type: ContentType,
  { fields, populate }: RawObject,
): SelectedFields & SelectionText & Pick<QueryLanguage, 'localizations'> {
  return { ...parseSelection(model, type, { fields, populate }), selectionText: JSON.stringify([fields, populate]) };
}

/** The words appear in any text of the entry, ignoring case. */
export function anywhere(type: ContentType, words: string): Condition {
  const texts = [...fieldsOf(type)].filter(
    ([name, { kind }]) => name !== 'documentId' && (kind === 'text' || kind === 'richtext'),
  );
  return {
    kind: 'any',
    of: texts.map(([, field]) => ({ kind: 'compare', field, operator: '$containsi', value: words })),
  };
}
