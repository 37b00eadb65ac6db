import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { busy, makeTurns } from '../platform/turns.ts';
import type { Paper } from './paper.ts';

/** Threads of this process, and papers that wait for one. */
const mostThreads = Math.max(1, Math.min(2, availableParallelism() - 1));
const mostWaiting = 40;
const mostMegabytes = 256;
/** A thread that has had nothing to draw for so many milliseconds ends: it keeps its fonts in memory. */
const idleFor = 120_000;
/** The largest paper takes a tenth of a second; milliseconds. */
const timeouts = 15_000;

type Drawn = { readonly bytes: Uint8Array<ArrayBuffer> } | { readonly error: unknown };

const idle = new Map<Worker, NodeJS.Timeout>();
const inTurn = makeTurns(mostThreads, { waiting: mostWaiting });

function startWorker(): Worker {
  const worker = new Worker(new URL('./draw-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  });
  // one that ends while it rests is not taken again; without somebody who hears of it an error would end the process
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

/** Until it is asked again a thread keeps no process from ending. */
function rest(worker: Worker): void {
  worker.unref();
  idle.set(worker, setTimeout(() => void worker.terminate(), idleFor).unref());
}

async function drawBy(worker: Worker, paper: Paper, within: number): Promise<Drawn> {
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
 * Draws a paper in a thread of its own. Throws ServiceUnavailableError with `retryAfter` when too many wait, or it is not
 * drawn within so many milliseconds; what ends a thread ends nothing else.
 */
export function drawAside(paper: Paper, within: number = timeouts): Promise<Buffer> {
  return inTurn(async () => {
    const drawn = await drawBy(takeWorker(), paper, within);
    if ('error' in drawn) throw drawn.error;
    return Buffer.from(drawn.bytes.buffer, drawn.bytes.byteOffset, drawn.bytes.byteLength);
  });
}
