import { createContext, type RouterContextProvider } from 'react-router';
import type { Context } from '../service/platform/context.ts';
import type { ListedView } from './product/results.tsx';

/** The router context key of the use case context: `context.get(service)`. */
export const service = createContext<Context>();

/** A document in parts; the last one ends it. */
export type WrittenPage = readonly string[];

/** One render of a page. */
export interface Render {
  /** The mark of its own scripts (shell/script-mark.ts). */
  readonly mark: string;
  /** The language of the page: a folder of `messages/`. */
  readonly language: string;
  /** True if the answer is a document with its data; false for data of a page that is already open. */
  readonly forDocument: boolean;
  /** The rendered page; undefined until it is complete, and if the answer is not a page. */
  page?: WrittenPage;
  /** A body that is too large for memory, part by part. Its headers are those of the response. */
  parts?: AsyncIterable<string>;
  /** The error of the render, unless it is a refusal of the router; the server logs it. */
  failed?: unknown;
}

/** The router context key with which a render passes on its result: a response body would be copied twice more. */
export const rendering = createContext<Render>();

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
