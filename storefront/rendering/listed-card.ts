import type { ComponentProps } from 'react';

/** A card in a list. */
export interface ListedCard<Card> {
  slug: string;
  /** Undefined in a browser whose page already contains it as the server's markup (cards-sent-once.ts). */
  card?: Card;
}

/** A list view as its page gets it. */
export type ListedView<Card, View extends { cards: Card[] }> = Omit<View, 'cards'> & { cards: ListedCard<Card>[] };

/** The cards of the loaded document, as the server wrote them, collected before React hydrates them. */
const written: ArrayLike<Element> =
  typeof document === 'undefined' ? [] : document.querySelectorAll('.results > ul > li');

/**
 * Props that keep the server's markup of the item at that place: React hydrates it as an opaque element. If React
 * renders it again, as after a failed hydration, it gets the same markup.
 */
export const asWritten = (place: number): ComponentProps<'li'> => ({
  ref: (item) => {
    if (!item?.firstChild) item?.append(...(written[place]?.childNodes ?? []));
  },
  dangerouslySetInnerHTML: { __html: '' },
  suppressHydrationWarning: true,
});
