import { createContext } from 'react-router';
import type { Context } from '../service/platform/context.ts';

/** The router context key of the use case context: `context.get(service)`. */
export const service = createContext<Context>();

/** A document in parts; the last one ends it. */
export type WrittenPage = readonly string[];

/** One render of a page. */
export interface Render {
  /** The mark of its own scripts (shell/script-mark.ts). */
  readonly mark: string;
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
