import { createContext } from 'react-router';
import type { Context } from '../service/platform/context.ts';

/** Where loaders and actions find the context that use cases take: `context.get(service)`. */
export const service = createContext<Context>();

/** A document, piece by piece; the last one ends it. */
export type WrittenPage = readonly string[];

/** One render of a page. */
export interface Render {
  /** The word that marks its own scripts (shell/script-mark.ts). */
  readonly mark: string;
  /** The answer is a document with its data; else data for a page that stands already. */
  readonly forDocument: boolean;
  /** The page as it was written, whole; absent until it is, and where the answer is no page. */
  page?: WrittenPage;
  /** What is too much to stand in memory: the body, text by text. Headers are those of the response. */
  parts?: AsyncIterable<string>;
  /** What went wrong while the page was made, where it is not a refusal of the router's; the door logs it. */
  failed?: unknown;
}

/** Where the render of a page says what it made: a body of a response would be read and written twice more. */
export const rendering = createContext<Render>();
