import type { RawBuilder } from 'kysely';
import type { Question } from './list-search.ts';

/**
 * How a facet is read of a product `s`: the one value that it has, a list of values, for each value whether it has that,
 * or, of names that stand in a table, the ids that it holds (`held`).
 */
export type FacetSql =
  | { readonly value: RawBuilder<unknown> }
  /** `names`: rows of (value, name) of those that the facet does not name. */
  | { readonly values: RawBuilder<unknown>; readonly names: RawBuilder<unknown> | null }
  | { readonly has: Readonly<Record<string, RawBuilder<unknown>>> }
  | { readonly held: true };

/** What of a kind can be had as a question asks. */
export interface Source {
  /** Common table expressions that `from` joins. */
  readonly tables: RawBuilder<unknown> | null;
  /** Tables and conditions; the product is `s`, one row each. */
  readonly from: RawBuilder<unknown>;
  /** What it costs, in paise: by this it is filtered. */
  readonly price: RawBuilder<unknown>;
  /** What stands out on its card where that is not the price: by this it is ordered. */
  readonly shown?: RawBuilder<unknown>;
}

/** The list of a kind in the database. What differs from kind to kind because of its stock is in `source` alone. */
export interface ListSql<Search> {
  readonly facets: Readonly<Record<string, FacetSql>>;
  /** Ids of the rows that a product holds, and what those are: rows of (id, facet, value). */
  readonly held?: { readonly ids: RawBuilder<unknown>; readonly named: RawBuilder<unknown> };
  /** A rating weighs as much as its reviews beside four of this: one lucky review does not lead the list. */
  readonly usualRating: number;
  readonly source: (question: Question<Search>) => Source;
  /** The same on whatever days; null: no days are asked for. */
  readonly anyDay: (question: Question<Search>) => Source | null;
}

/** What of a product `s` has stock of its own. */
export interface OptionsSql {
  /** Tables and conditions, one row for each option. */
  readonly from: RawBuilder<unknown>;
  readonly sellable: RawBuilder<unknown>;
  /** How many adults one unit takes, or how many who count. */
  readonly guests: RawBuilder<unknown>;
  /** How many it takes in all; absent or null: it says nothing of the others. */
  readonly inAll?: RawBuilder<unknown>;
  /** On an ordinary day, in paise. */
  readonly price: RawBuilder<unknown>;
  /** When it begins, 'HH:MM', or '' for the whole day; absent: the whole day. */
  readonly slot?: RawBuilder<unknown>;
  /** The facet whose values products have by their options, and a list of those of each; absent: none. */
  readonly facet?: string;
  readonly values?: RawBuilder<unknown>;
}
