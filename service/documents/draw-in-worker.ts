import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { workLimits } from '../platform/load/work-limits.ts';
import { busy, WorkQueue } from '../platform/load/work-queue.ts';
import type { DocumentContent } from './document-content.ts';

const mostMegabytes = 256;
/** Milliseconds after which an idle thread ends, because it keeps its fonts in memory. */
const idleFor = 120_000;
/** Milliseconds for one document; the largest takes a tenth of a second. */
const timeouts = 30_000;

type Drawn = { readonly bytes: Uint8Array<ArrayBuffer> } | { readonly error: unknown };

const idle = new Map<Worker, NodeJS.Timeout>();
const { running: mostThreads, waiting } = workLimits.documents;
const documents = new WorkQueue({ running: Math.max(1, Math.min(mostThreads, availableParallelism() - 1)), waiting });

function startWorker(): Worker {
  const worker = new Worker(new URL('./draw-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  });
  // an idle worker that ends is not used again; without an error listener its error would end the process
  return worker.on('error', () => idle.delete(worker)).on('exit', () => idle.delete(worker));
}

function takeWorker(): Worker {
  const [rested] = idle;
  if (!rested) return startWorker();
  const [worker, timer] = rested;
  clearTimeout(timer);
  idle.delete(worker);
  worker.ref();
  return worker;
}

/** An idle thread does not keep the process from ending. */
function rest(worker: Worker): void {
  worker.unref();
  idle.set(worker, setTimeout(() => void worker.terminate(), idleFor).unref());
}

async function drawWith(worker: Worker, paper: DocumentContent, within: number): Promise<Drawn> {
  const { promise, resolve, reject } = Promise.withResolvers<Drawn>();
  const fail = () => reject(busy());
  const timer = setTimeout(fail, within);
  worker.on('message', resolve).on('error', fail).on('exit', fail);
  try {
    worker.postMessage(paper);
    const drawn = await promise;
    rest(worker);
    return drawn;
  } catch (error) {
    await worker.terminate();
    throw error;
  } finally {
    clearTimeout(timer);
    worker.off('message', resolve).off('error', fail).off('exit', fail);
  }
}

/**
 * Draws a document in a worker thread. Throws ServiceUnavailableError with `retryAfter` if too many are waiting or it
 * takes longer than `within` milliseconds. A crash of a thread affects nothing else.
 */
export function drawInWorker(paper: DocumentContent, within: number = timeouts): Promise<Buffer> {
  return documents.run(async () => {
    const drawn = await drawWith(takeWorker(), paper, within);
    if ('error' in drawn) throw drawn.error;
    return Buffer.from(drawn.bytes.buffer, drawn.bytes.byteOffset, drawn.bytes.byteLength);
  });
}
