import type { Day } from '../../core/day.ts';
import type { PartyAsked } from '../search/indexed-product.ts';
import type { Question } from './list-search.ts';
import type { OptionsSql } from './list-sql.ts';

/** What only a kind knows of a question, for the index. */
export interface IndexedQuestion {
  /** Who is to find room; null: what a product costs by itself is asked for. */
  readonly party: PartyAsked | null;
  /** Any of these first days, and how many days of stock from there on; null: on whatever day. */
  readonly days: { readonly starts: readonly Day[]; readonly count: number } | null;
  /** What all days cost as it is ordered by; null: by the price. */
  readonly shown: ((group: string) => (cost: number) => number) | null;
}

/** How a kind is held in the index of the process (decision 71); it answers as `ListSql` does. */
export interface ListIndex<Search> {
  readonly options: OptionsSql;
  /** The facet by whose value prices are shown differently. */
  readonly group?: string;
  /** With days it is filtered by the price of an average one, or of all of them. */
  readonly priced: 'night' | 'whole';
  /** What could be had on other days: what takes the party on an ordinary one, or all there is. */
  readonly onOtherDays: 'fitting' | 'all';
  readonly ask: (question: Question<Search>) => IndexedQuestion;
}
