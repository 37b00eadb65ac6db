import type { RawBuilder } from 'kysely';
import type { Day } from '../../core/day.ts';
import type { NightsQuery, Totals } from '../search/index-query.ts';
import type { PartyQuery } from '../search/indexed-product.ts';
import type { ListQuery } from './list-search.ts';
import type { OptionsSql } from './list-sql.ts';

/** What a kind of product adds to a question for the index. */
export interface IndexedQuestion {
  /** The party to fit; null: the product's own price counts, for any party. */
  readonly party: PartyQuery | null;
  /** The possible first days, the number of days from each, and whether arrival rules apply; null: any day. */
  readonly days: (Pick<NightsQuery, 'count' | 'arrival'> & { readonly starts: readonly Day[] }) | null;
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
  /** SQL condition for products `s` at a place, for kinds that do not use only destination and words. */
  readonly there?: (question: ListQuery<Search>) => RawBuilder<unknown>;
  readonly ask: (question: ListQuery<Search>) => IndexedQuestion;
}
