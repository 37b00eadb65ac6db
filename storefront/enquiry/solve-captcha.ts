import { solvePart, type Task } from './proof-of-work.ts';

/** Solves the captcha in a worker, or in small steps on the page if there is no worker. */
export async function solveCaptcha(task: Task): Promise<number[]> {
  try {
    return await inWorker(task);
  } catch {
    return inPieces(task);
  }
}

function inWorker(task: Task): Promise<number[]> {
  const worker = new Worker(new URL('./captcha-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<number[]>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<number[]>) => resolve(data);
    worker.onerror = () => reject(new Error('The worker did not start'));
    worker.postMessage(task);
  }).finally(() => worker.terminate());
}

async function inPieces(task: Task): Promise<number[]> {
  const found: number[] = [];
  for (let part = 0; part < task.work.parts; part += 1) {
    found.push(solvePart(task, part));
    await new Promise((resolve) => setTimeout(resolve));
  }
  return found;
}
