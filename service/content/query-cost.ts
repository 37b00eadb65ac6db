import { errorsContentTexts } from '../../messages/en/errors/content.ts';
import { sentence } from '../../messages/message.ts';
import { invalid } from '../core/app-error.ts';
import type { ContentType, Relation } from './content-type.ts';
import type { Field } from './field.ts';
import {
  type Condition,
  isSelective,
  type OneValue,
  type Paging,
  type Populated,
  type Query,
  type SelectedFields,
  type SortKey,
} from './query.ts';

/**
 * Estimates of a query's cost from its text alone, in checks of one value for one entry in each 250: a catalogue of
 * some hundred products, each with about eight entries of every relation (docs/decisions/0023).
 */
const below = 8;
const entriesOfAType = 250;

/**
 * The most expensive query that is answered, in those checks: a tenth of a second of processor time on the sample
 * catalogue.
 */
export const dearest = 600;
/** Checks per millisecond there. */
const looksInAMillisecond = 6;

/** Maximum characters of a text to search for. */
const longestSearched = 200;

const isMany = ({ kind }: Relation): boolean => kind === 'to-many' || kind === 'through';
/** How many more parts there are than products. */
const entriesOf = (type: ContentType): number => (type.partOf ? below : 1);

/**
 * The checks to decide a condition for one entry. `joined`: all entries must satisfy it, so the database may start with
 * its last part.
 */
function looksOf(condition: Condition, joined = true): number {
  switch (condition.kind) {
    case 'all':
      return condition.of.reduce((sum, one) => sum + looksOf(one, joined), 0);
    case 'any':
      return condition.of.reduce((sum, one) => sum + looksOf(one, false), 0);
    case 'not':
      return looksOf(condition.of, false);
    case 'is-null':
      return lookAt(condition.field);
    case 'compare':
      if (isSearch(condition.operator) && String(condition.value).length > longestSearched) {
        throw invalid(sentence(errorsContentTexts.searchTooLong, { most: longestSearched }));
      }
      return lookAt(condition.field) * searchOf(condition.operator);
    case 'compare-list':
      return lookAt(condition.field) + condition.values.length / 20;
    case 'related': {
      const inner = 1 + looksOf(condition.where, joined);
      if (!isMany(condition.relation)) return 2 + inner;
      return 2 + (joined && isSelective(condition.where) ? below + inner : below * inner);
    }
  }
}

/** Long texts and computed values cost more than words, and values in another table an extra look-up. */
function lookAt({ kind, lookup }: Field): number {
  const long = kind === 'richtext' || kind === 'json' || kind === 'texts' || kind === 'datetime' ? 2 : 1;
  return lookup ? long + 2 : long;
}

const isSearch = (operator: OneValue): boolean => /contains|with/i.test(operator);

/** Searching within a text or at its end takes longer than comparing. */
function searchOf(operator: OneValue): number {
  if (operator.startsWith('$ends')) return 3;
  return isSearch(operator) || operator.endsWith('i') ? 2 : 1;
}

function looksOfSort(keys: readonly SortKey[]): number {
  return keys.reduce((sum, { via, field }) => sum + 3 * via.length + lookAt(field), 0);
}

/** The checks for everything below so many entries of a type, each found, sorted and rendered. */
function looksBelow({ populate }: SelectedFields, owners: number): number {
  return populate.reduce((sum, one) => sum + looksAt(one, owners), 0);
}

function looksAt(populated: Populated, owners: number): number {
  const found = owners * (isMany(populated.relation) ? below : 1);
  // an entry below several owners is looked up once
  const different = Math.min(found, entriesOf(populated.target));
  return found * (2 + looksOf(populated.where) + looksOfSort(populated.sort)) + looksBelow(populated, different);
}

/**
 * The cost of a list, in milliseconds of processor time on the sample catalogue. Throws ValidationError if it is above
 * the limit.
 */
export function costOfList(type: ContentType, query: Query): number {
  const entries = entriesOf(type);
  // counting and sorting read every entry
  const found = entries * (1 + looksOf(query.where) + looksOfSort(query.sort));
  return affordable(found + looksBelow(query, shareOf(query.paging, entries)));
}

/** The cost of one entry, in the same way. */
export function costOfEntry(selection: SelectedFields): number {
  return affordable(looksBelow(selection, 1 / entriesOfAType));
}

/** Whether the condition is so expensive per entry that page and total should be found together. */
export function isSearching(type: ContentType, { where }: Pick<Query, 'where'>): boolean {
  return entriesOf(type) * looksOf(where) > dearest / 10;
}

function shareOf({ limit }: Paging, entries: number): number {
  return Math.min(entries, limit / entriesOfAType);
}

function affordable(looks: number): number {
  if (looks > dearest) {
    throw invalid(sentence(errorsContentTexts.queryTooCostly));
  }
  return looks / looksInAMillisecond;
}
