/** Parameters of an address, in their order. */
export type Parameters = [name: string, value: string][];

/** What stands above a list: how many there are, how they are ordered, what narrows them. */
export interface ResultsHead {
  /** Empty where nothing could be read. */
  headline: string;
  /** What narrows the list, each with the address without it. */
  chips: { label: string; to: string }[];
  /** Everything goes but the order and the look. */
  clear: string;
  sort: { chosen: string; values: { value: string; label: string }[]; keep: Parameters };
  filterCount: number;
  /** What can be added to the search by one press. */
  offer?: { label: string; to: string };
}

/** What was searched for, in short. */
export interface AskedInShort {
  /** 'Jaipur · 10–13 Dec · 2 guests': what stands in place of the form on phones. */
  pill: string;
  /** Somebody searched: the page gives its room to what was found. */
  searched: boolean;
}

/** `place` empty: all of India. */
export const pillOf = (place: string, days: string, guests?: number): string =>
  [place || 'Anywhere in India', days, ...(guests ? [guests === 1 ? '1 guest' : `${guests} guests`] : [])].join(' · ');

/** Where the list ends: 'Sold out for these dates: 3 more stays', and the address that shows them on other days. */
export interface SoldOut {
  text: string;
  to: string;
}

/** Results before those that are shown, and the address that shows the last of them. */
export interface Earlier {
  count: number;
  to: string;
}

/** The next page of results, for a reader who has the ones before. */
export interface MoreResults<Card> {
  cards: Card[];
  loadMore: string | null;
  soldOut: SoldOut | null;
}
