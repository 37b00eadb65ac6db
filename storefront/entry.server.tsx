import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router';
import { rendering } from './service.ts';
import { ScriptMark } from './shell/script-mark.ts';

export const streamTimeout = 10_000;

/** Hands what a loader, an action or the render threw to the door, which answers by it. */
export const handleError: HandleErrorFunction = (error, { context }) => {
  context.get(rendering).failed ??= error;
};

/**
 * Renders the whole page before the first byte: its policy names the hashes of its inline scripts. Each of them carries
 * the mark of this render. The page is where `rendering` is; the response has only its head.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const render = context.get(rendering);
  const { mark: nonce } = render;
  const page = (
    <ScriptMark value={nonce}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </ScriptMark>
  );
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // no part is sent apart from its place, where only a script would put it
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer);
        const written: Buffer[] = [];
        const page = new Writable({
          highWaterMark: Number.MAX_SAFE_INTEGER,
          write(chunk: Buffer, _encoding, done) {
            written.push(chunk);
            done();
          },
          final(done) {
            render.html = Buffer.concat(written);
            headers.set('content-type', 'text/html; charset=utf-8');
            resolve(new Response(null, { headers, status }));
            done();
          },
        });
        pipe(page);
      },
      onShellError: reject,
      onError: reject,
    });
    const timer = setTimeout(() => abort(new Error('rendering took too long')), streamTimeout + 1_000);
  });
}
