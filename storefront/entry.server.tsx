import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router';
import { textIn } from '../messages/translate.ts';
import { Language } from './rendering/text.tsx';
import { renderDocument } from './server/render-document.ts';
import { rendering } from './service.ts';
import { ScriptMark } from './shell/head-scripts.ts';

export const streamTimeout = 10_000;

/** Passes errors of loaders, actions and the render to the server, which answers accordingly. */
export const handleError: HandleErrorFunction = (error, { context }) => {
  context.get(rendering).failed ??= error;
};

/**
 * Renders the whole page before the first byte, because its policy contains the hashes of its inline scripts. Each of
 * them carries the mark of this render. The page is passed on in `rendering`; the response only has its headers.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const render = context.get(rendering);
  const { mark, language } = render;
  const page = (
    <Language value={textIn(language)}>
      <ScriptMark value={mark}>
        <ServerRouter context={routerContext} url={request.url} nonce={mark} />
      </ScriptMark>
    </Language>
  );
  render.page = await renderDocument(page, { mark, timeouts: streamTimeout + 1_000 });
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(null, { headers, status });
}
