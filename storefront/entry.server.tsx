import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, RouterContextProvider, ServerRouter } from 'react-router';
import type { Context } from '../service/platform/context.ts';
import { service } from './service.ts';

// The server lives outside this bundle; it must use the bundle's own copy of these, or context keys would not match.
export { createRequestHandler } from 'react-router';
export const streamTimeout = 10_000;

export function makeContext(ctx: Context): RouterContextProvider {
  const provider = new RouterContextProvider();
  provider.set(service, ctx);
  return provider;
}

/** Renders the whole page before the first byte, so that its inline scripts can be hashed for the CSP. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={routerContext} url={request.url} />, {
      // no part is sent apart from its place, where only a script would put it
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer);
        const body = new PassThrough();
        headers.set('content-type', 'text/html; charset=utf-8');
        pipe(body);
        resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
      },
      onShellError: reject,
      onError: reject,
    });
    const timer = setTimeout(() => abort(new Error('rendering took too long')), streamTimeout + 1_000);
  });
}
