import type { RouterContextProvider } from 'react-router';
import type { Listed } from '../product/listed-card.ts';
import { rendering } from '../service.ts';

/**
 * A view whose cards the document shows: its data names them alone, as their words stand in its markup and are not to be sent
 * twice. What the router asks for by itself, for another page, has all of it.
 */
export function saidOnce<Card extends { slug: string }, View extends { cards: Card[] }>(
  context: Readonly<RouterContextProvider>,
  view: View & { cards: Card[] },
): Listed<Card, View> {
  const { forDocument } = context.get(rendering);
  const cards = view.cards.map((said) =>
    // what cannot be enumerated is there for the render, and not encoded
    Object.defineProperty({ slug: said.slug }, 'said', { value: said, enumerable: !forDocument }),
  );
  return { ...view, cards };
}
