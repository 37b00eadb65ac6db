import { productListViewTexts } from '../../messages/en/product/list-view.ts';
import type { Translate } from '../../messages/translate.ts';
/** Parameters of an address, in order. */
export type Parameters = [name: string, value: string][];

/** The head of a list: number of results, sort order, chosen filters. */
export interface ResultsHead {
  /** Empty if nothing could be read. */
  headline: string;
  /** The chosen filters, each with the address without it. */
  chips: { label: string; to: string }[];
  /** The address without anything but sort order and view. */
  clear: string;
  sort: { chosen: string; values: { value: string; label: string }[]; keep: Parameters };
  filterCount: number;
  /** A suggested addition to the search. */
  offer?: { label: string; to: string };
}

/** A summary of the search. */
export interface SearchSummary {
  /** 'Jaipur · 10–13 Dec · 2 guests': replaces the form on phones. */
  pill: string;
  /** True after a search: the page then gives its room to the results. */
  searched: boolean;
}

/** Empty `place`: all of India. */
export function searchPill(t: Translate, search: { place: string; days: string; guests?: number }): string {
  const { days, guests } = search;
  const place = search.place || t(productListViewTexts.anywhere);
  return guests
    ? t(productListViewTexts.searchFor, { place, days, guests })
    : t(productListViewTexts.search, { place, days });
}

/** The end of a list: 'Sold out for these dates: 3 more stays', and the address that shows them for other days. */
export interface SoldOut {
  text: string;
  to: string;
}

/** Results before the ones shown, and the address that shows the last of them. */
export interface Earlier {
  count: number;
  to: string;
}

/** The next page of results, for a reader who has the previous ones. */
export interface MoreResults<Card> {
  cards: Card[];
  loadMore: string | null;
  soldOut: SoldOut | null;
}
