import type { RawBuilder } from 'kysely';
import type { ListQuery } from './list-search.ts';

/**
 * How a facet is read from a product `s`: its single value, a list of values, a condition for each value, or, for names
 * in a table, the ids that the product holds (`held`).
 */
export type FacetSql =
  | { readonly value: RawBuilder<unknown> }
  /** `names`: rows of (value, name) for values without a label. */
  | { readonly values: RawBuilder<unknown>; readonly names: RawBuilder<unknown> | null }
  | { readonly has: Readonly<Record<string, RawBuilder<unknown>>> }
  | { readonly held: true };

/** The totals that cards show, to sort by. */
export interface Totals {
  /** The group of products with that value of the facet that groups totals. */
  readonly groupOf: (value: string) => string;
  /** The total of a product of that group, by its cost on all days, in paise. */
  readonly of: (group: string) => (cost: number) => number;
  /** The costs from which a total may be lower than for a paisa less; between them a higher cost is a higher total. */
  readonly steps: readonly number[];
}

/** The available products of a kind for a question. */
export interface Source {
  /** CTEs that `from` joins. */
  readonly tables: RawBuilder<unknown> | null;
  /** Tables and conditions; the product is `s`, one row each. */
  readonly from: RawBuilder<unknown>;
  /** Price in paise, used for filtering. */
  readonly price: RawBuilder<unknown>;
  /** The totals that cards show, used for sorting, if they are not `price`. */
  readonly totals?: Totals & {
    /** The cost of a product on all days, in paise, and the group of its total. */
    readonly cost: RawBuilder<unknown>;
    readonly group: RawBuilder<unknown>;
  };
}

/** The SQL of a kind's list. Differences in stock are only in `source`. */
export interface ListSql<Search> {
  readonly facets: Readonly<Record<string, FacetSql>>;
  /** The ids that a product holds, and their meaning: rows of (id, facet, value). */
  readonly held?: { readonly ids: RawBuilder<unknown>; readonly named: RawBuilder<unknown> };
  /**
   * A rating is weighted by its reviews as if there were four more with this one, so that a single good review does not
   * lead the list.
   */
  readonly usualRating: number;
  readonly source: (question: ListQuery<Search>) => Source;
  /** The same on any days; null if no days are given. */
  readonly anyDay: (question: ListQuery<Search>) => Source | null;
}

/** The options of a product `s` with stock of their own. */
export interface OptionsSql {
  /** Tables and conditions, one row per option. */
  readonly from: RawBuilder<unknown>;
  readonly sellable: RawBuilder<unknown>;
  /** Adults that one unit takes, or the guests that count. */
  readonly guests: RawBuilder<unknown>;
  /** Guests in all that one unit takes; absent or null: no limit beyond `guests`. */
  readonly inAll?: RawBuilder<unknown>;
  /** Ordinary price in paise. */
  readonly price: RawBuilder<unknown>;
  /** Start time 'HH:MM', or '' for the whole day; absent: the whole day. */
  readonly slot?: RawBuilder<unknown>;
  /** The facet whose values come from options, and the list of each option's values; absent: none. */
  readonly facet?: string;
  readonly values?: RawBuilder<unknown>;
}
