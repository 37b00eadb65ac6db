import type { RawBuilder } from 'kysely';
import type { Day } from '../../core/day.ts';
import type { ListQuery } from './list-search.ts';
import type { OptionsSql, Totals } from './list-sql.ts';

/** A party: who comes, and in how many units. */
export interface PartyQuery {
  /** Guests of one option, as it counts them. */
  readonly guests: number;
  readonly inAll: number;
  readonly units: number;
}

/** What a kind of product adds to a question for the index. */
export interface IndexedQuestion {
  /** The party to fit; null: the product's own price counts, for any party. */
  readonly party: PartyQuery | null;
  /** The possible first days, the number of days from each, and whether arrival rules apply; null: any day. */
  readonly days: { readonly starts: readonly Day[]; readonly count: number; readonly arrival: boolean } | null;
  /** Lists only products with that value of that facet; absent: all. */
  readonly only?: { readonly facet: string; readonly value: string } | null;
  /** What counts as available on other days: what fits the party on an ordinary day, or everything. */
  readonly onOtherDays: 'fitting' | 'all';
  /** The totals of all days to sort by; null: sorts by price. */
  readonly totals: Totals | null;
}

/** How a kind of product is stored in the in-process index (decision 71); results equal those of `ListSql`. */
export interface ListIndex<Search> {
  readonly options: OptionsSql;
  /** The facet whose values have different totals on cards, because of other fees. */
  readonly group?: string;
  /** With days: filters by the price of an average day, or by the total. */
  readonly priced: 'night' | 'whole';
  /** SQL condition for products `s` at the place of a search. */
  readonly there: (question: ListQuery<Search>) => RawBuilder<unknown>;
  /** True if the products at a place without further words are those with its destinations. */
  readonly byDestination?: boolean;
  readonly ask: (question: ListQuery<Search>) => IndexedQuestion;
}
