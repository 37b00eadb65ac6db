import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { letTransactionsPass } from '../../service/platform/right-of-way.ts';
import type { WrittenPage } from '../service.ts';
import { keepFooter } from '../shell/written-footer.ts';

const end = '</body></html>';

/**
 * The document as HTML, with all of its parts and the data that the router sends with it. A part that has to be waited
 * for, as its code at its first use, is waited for, for at most `timeouts` milliseconds. Rejects with what the render
 * throws. In two pieces, so that a script can be put before the end.
 */
export async function renderWhole(
  page: ReactNode,
  { mark, timeouts }: { mark: string; timeouts: number },
): Promise<WrittenPage> {
  // it takes the processor for long, and cannot stop
  await letTransactionsPass();
  let text: string | undefined;
  try {
    text = await write(page, { mark, timeouts });
  } finally {
    keepFooter(mark, text);
  }
  return [text.slice(0, -end.length), end];
}

async function write(page: ReactNode, { mark, timeouts }: { mark: string; timeouts: number }): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const written: Buffer[] = [];
  const whole = new Writable({
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(chunk: Buffer, _encoding, done) {
      written.push(chunk);
      done();
    },
    final(done) {
      resolve(Buffer.concat(written).toString('utf8'));
      done();
    },
  });
  const { pipe, abort } = renderToPipeableStream(page, {
    nonce: mark,
    // no part is sent apart from its place, where only a script would put it
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onAllReady: () => pipe(whole),
    onShellError: reject,
    onError: reject,
  });
  const timer = setTimeout(() => abort(new Error('rendering took too long')), timeouts);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
  }
}
