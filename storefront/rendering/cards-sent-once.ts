import type { RouterContextProvider } from 'react-router';
import { rendering } from '../service.ts';
import type { ListedView } from './listed-card.ts';

/**
 * A view whose data names its cards only by slug if the document contains them: their markup is not sent twice. The
 * router's data requests for other pages get the whole cards.
 */
export function cardsSentOnce<Card extends { slug: string }, View extends { cards: Card[] }>(
  context: Readonly<RouterContextProvider>,
  view: View & { cards: Card[] },
): ListedView<Card, View> {
  const { forDocument } = context.get(rendering);
  const cards = view.cards.map((card) =>
    // a property that is not enumerable is available to the render, and not serialized
    Object.defineProperty({ slug: card.slug }, 'card', { value: card, enumerable: !forDocument }),
  );
  return { ...view, cards };
}
