import type { RawBuilder } from 'kysely';
import type { Day } from '../../core/day.ts';
import type { NightsAsked, Shown } from '../search/asked.ts';
import type { PartyAsked } from '../search/indexed-product.ts';
import type { Question } from './list-search.ts';
import type { OptionsSql } from './list-sql.ts';

/** What only a kind knows of a question, for the index. */
export interface IndexedQuestion {
  /** Who is to find room; null: what a product costs by itself is asked for. */
  readonly party: PartyAsked | null;
  /** Any of these first days, how many days of stock from there on, and whether rules of arrival hold; null: on whatever day. */
  readonly days: (Pick<NightsAsked, 'count' | 'arrival'> & { readonly starts: readonly Day[] }) | null;
  /** Only products with that value of that facet are listed; absent: all. */
  readonly only?: { readonly facet: string; readonly value: string } | null;
  /** What could be had on other days: what takes the party on an ordinary one, or all there is. */
  readonly onOtherDays: 'fitting' | 'all';
  /** What all days cost as it is ordered by; null: by the price. */
  readonly shown: ((group: string) => Shown) | null;
}

/** How a kind is held in the index of the process (decision 71); it answers as `ListSql` does. */
export interface ListIndex<Search> {
  readonly options: OptionsSql;
  /** The facet by whose value prices are shown differently. */
  readonly group?: string;
  /** With days it is filtered by the price of an average one, or of all of them. */
  readonly priced: 'night' | 'whole';
  /** Where a product `s` is that is at the place, in kinds that take it otherwise than by its destination and its words. */
  readonly there?: (question: Question<Search>) => RawBuilder<unknown>;
  readonly ask: (question: Question<Search>) => IndexedQuestion;
}
