import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { letTransactionsPass } from '../../service/platform/right-of-way.ts';
import { keepFooter } from '../shell/written-footer.ts';

/** What stands where a part is not there yet; no text of ours or of others holds it, because their `<` are written otherwise. */
const absent = '<!--$!-->';

const doctype = '<!DOCTYPE html>'.length;

/**
 * The document as HTML, with all of its parts, without its doctype: written at once as one text, which takes half as long as a stream. Only
 * where a part has to be waited for, as its code at its first use, it is made a second time, by the way that can wait, for
 * at most `patience` milliseconds. `page` gives it anew each time. Rejects with what the render throws.
 */
export async function renderWhole(
  page: () => ReactNode,
  { mark, patience }: { mark: string; patience: number },
): Promise<string> {
  // it takes the processor for long, and cannot stop
  await letTransactionsPass();
  const text = renderToString(page());
  if (text.includes(absent)) return waitForAll(page(), { mark, patience });
  keepFooter(text);
  return text;
}

function waitForAll(page: ReactNode, { mark, patience }: { mark: string; patience: number }): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce: mark,
      // no part is sent apart from its place, where only a script would put it
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer);
        const written: Buffer[] = [];
        const whole = new Writable({
          highWaterMark: Number.MAX_SAFE_INTEGER,
          write(chunk: Buffer, _encoding, done) {
            written.push(chunk);
            done();
          },
          final(done) {
            resolve(Buffer.concat(written).toString('utf8', doctype));
            done();
          },
        });
        pipe(whole);
      },
      onShellError: reject,
      onError: reject,
    });
    const timer = setTimeout(() => abort(new Error('rendering took too long')), patience);
  });
}
