import type { WrittenPage } from '../service.ts';

/** Signs that end a script or a text of one. */
const escaped: Readonly<Record<string, string>> = {
  '&': '\\u0026',
  '>': '\\u003e',
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

const doctype = '<!DOCTYPE html>';
const end = '</body></html>';
const reader = 'window.__reactRouterContext.streamController';

/** All that the router sends to its other half in the browser, when all of it is there. */
export async function readData(stream: AsyncIterable<Uint8Array> | undefined): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of stream ?? []) text += decoder.decode(chunk, { stream: true });
  return text;
}

/**
 * The document with its doctype and the data that it was made of, for the router in the browser, in a script that carries the mark.
 * In pieces: put together as a text, the page would be copied twice before it becomes bytes.
 */
export function withData(html: string, data: string, mark: string): WrittenPage {
  const text = JSON.stringify(data).replace(/[&><\u2028\u2029]/g, (sign) => escaped[sign] ?? sign);
  const script = `<script nonce="${mark}">${reader}.enqueue(${text});${reader}.close();</script>`;
  return [doctype, html.slice(0, -end.length), script, end];
}
