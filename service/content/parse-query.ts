import { type ContentModel, type ContentType, fieldsOf } from './content-type.ts';
import { invalidValue } from './invalid-key.ts';
import { parseFilters } from './parse-filters.ts';
import { parsePaging } from './parse-paging.ts';
import { parseSelection } from './parse-selection.ts';
import { parseSort } from './parse-sort.ts';
import type { Condition, Query, Selection } from './query.ts';
import { type Raw, type RawObject, readSearch } from './read-search.ts';

/** A text that is the same for query strings that ask for the same selection in the same words. */
interface Asked {
  readonly asked: string;
}

/** Understands the query string of a list. Throws AppError for whatever is wrong with it; never anything else. */
export function parseQuery(model: ContentModel, type: ContentType, search: string): Query & Asked {
  const raw = readSearch(search);
  const filters = parseFilters(model, type, raw['filters']);
  const words = wordsIn(raw['_q']);
  return {
    where: words === '' ? filters : { kind: 'all', of: [filters, anywhere(type, words)] },
    sort: parseSort(model, type, raw['sort']),
    paging: parsePaging(raw['pagination']),
    ...selected(model, type, raw),
  };
}

function wordsIn(words: Raw | undefined): string {
  if (words === undefined) return '';
  if (typeof words !== 'string') throw invalidValue('_q must be a text', '_q', 'filters');
  return words;
}

/** Understands the query string of one entry, of which only fields and populate matter. Throws AppError. */
export function parseEntryQuery(model: ContentModel, type: ContentType, search: string): Selection & Asked {
  return selected(model, type, readSearch(search));
}

function selected(model: ContentModel, type: ContentType, { fields, populate }: RawObject): Selection & Asked {
  return { ...parseSelection(model, type, { fields, populate }), asked: JSON.stringify([fields, populate]) };
}

/** The words stand in any text of the entry, whatever the case. */
export function anywhere(type: ContentType, words: string): Condition {
  const texts = [...fieldsOf(type)].filter(
    ([name, { kind }]) => name !== 'documentId' && (kind === 'text' || kind === 'richtext'),
  );
  return {
    kind: 'any',
    of: texts.map(([, field]) => ({ kind: 'compare', field, operator: '$containsi', value: words })),
  };
}
