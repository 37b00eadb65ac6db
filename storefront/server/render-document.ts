import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { yieldToTransactions } from '../../service/platform/load/transaction-priority.ts';
import type { WrittenPage } from '../service.ts';

const end = '</body></html>';

/**
 * The document as HTML, with all of its parts and the router's data. Suspended parts, such as code at its first use,
 * are awaited for at most `timeouts` milliseconds. Rejects with the error of the render. Returned in two parts, so that
 * a script can be inserted before the end.
 */
export async function renderDocument(
  page: ReactNode,
  { mark, timeouts }: { mark: string; timeouts: number },
): Promise<WrittenPage> {
  // it blocks the processor for long, and cannot pause
  await yieldToTransactions();
  const text = await write(page, { mark, timeouts });
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
    // no part is streamed out of order, where only a script would move it into place
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
