import type { ComponentProps } from 'react';

/** A card in a list. */
export interface ListedCard<Card> {
  slug: string;
  /** Absent in a browser whose page has it as the server wrote it (server/said-once.ts). */
  said?: Card;
}

/** A view of a list as its page gets it. */
export type Listed<Card, View extends { cards: Card[] }> = Omit<View, 'cards'> & { cards: ListedCard<Card>[] };

/** The cards of the document that was loaded, as the server wrote them, before React looks at them. */
const written: ArrayLike<Element> =
  typeof document === 'undefined' ? [] : document.querySelectorAll('.results > ul > li');

/** What the item at that place is to React: nothing in it is its own. Where it is made again, as after a failed start, it gets what was written. */
export const asWritten = (place: number): ComponentProps<'li'> => ({
  ref: (item) => {
    if (!item?.firstChild) item?.append(...(written[place]?.childNodes ?? []));
  },
  dangerouslySetInnerHTML: { __html: '' },
  suppressHydrationWarning: true,
});
