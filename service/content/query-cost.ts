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
  type Selection,
  type SortKey,
} from './query.ts';

/**
 * What a question is taken to cost, from its words alone, in looks at a value of one entry in each 250: a catalogue of
 * some hundred products, each with some eight of everything that hangs on it (docs/decisions/0023).
 */
const below = 8;
const entriesOfAType = 250;

/** The dearest question that is answered, in those looks: a tenth of a second of a processor on the sample catalogue. */
export const dearest = 600;
/** How many looks take a millisecond there. */
const looksInAMillisecond = 6;

/** Characters of a text that is looked for within others. */
const longestSearched = 200;

const isMany = ({ kind }: Relation): boolean => kind === 'to-many' || kind === 'through';
/** Parts of products are so much more than these. */
const entriesOf = (type: ContentType): number => (type.partOf ? below : 1);

/**
 * The looks that it takes to know whether one entry fulfils the condition. `joined`: all entries must fulfil it, so that
 * the database may begin at its end.
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
        throw invalid(`A text to look for may have at most ${longestSearched} characters`);
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

/** Long texts and what is written again for the look cost more than words, and what stands in another table a way there. */
function lookAt({ kind, lookup }: Field): number {
  const long = kind === 'richtext' || kind === 'json' || kind === 'texts' || kind === 'datetime' ? 2 : 1;
  return lookup ? long + 2 : long;
}

const isSearch = (operator: OneValue): boolean => /contains|with/i.test(operator);

/** To look for a text within another, and for one at its end, takes longer than to compare. */
function searchOf(operator: OneValue): number {
  if (operator.startsWith('$ends')) return 3;
  return isSearch(operator) || operator.endsWith('i') ? 2 : 1;
}

function looksOfSort(keys: readonly SortKey[]): number {
  return keys.reduce((sum, { via, field }) => sum + 3 * via.length + lookAt(field), 0);
}

/** The looks at all that stands below so many entries of a type, each found, sorted and written. */
function looksBelow({ populate }: Selection, owners: number): number {
  return populate.reduce((sum, one) => sum + looksAt(one, owners), 0);
}

function looksAt(populated: Populated, owners: number): number {
  const found = owners * (isMany(populated.relation) ? below : 1);
  // one and the same entry below many owners is looked up once
  const different = Math.min(found, entriesOf(populated.target));
  return found * (2 + looksOf(populated.where) + looksOfSort(populated.sort)) + looksBelow(populated, different);
}

/**
 * What a list costs, in milliseconds of a processor on the sample catalogue. Throws ValidationError when that is more
 * than a question may cost.
 */
export function costOfList(type: ContentType, query: Query): number {
  const entries = entriesOf(type);
  // counted and sorted: every entry is looked at
  const found = entries * (1 + looksOf(query.where) + looksOfSort(query.sort));
  return affordable(found + looksBelow(query, shareOf(query.paging, entries)));
}

/** What one entry costs, likewise. */
export function costOfEntry(selection: Selection): number {
  return affordable(looksBelow(selection, 1 / entriesOfAType));
}

/** Whether every entry is asked so much that the page and the total had better be found in one go. */
export function isSearching(type: ContentType, { where }: Pick<Query, 'where'>): boolean {
  return entriesOf(type) * looksOf(where) > dearest / 10;
}

function shareOf({ limit }: Paging, entries: number): number {
  return Math.min(entries, limit / entriesOfAType);
}

function affordable(looks: number): number {
  if (looks > dearest) {
    throw invalid(
      'The query costs too much: use fewer conditions, follow fewer relations, or ask for a smaller page (pagination[pageSize])',
    );
  }
  return looks / looksInAMillisecond;
}
