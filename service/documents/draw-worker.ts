import { parentPort } from 'node:worker_threads';
import { drawPaper } from './draw-paper.ts';

// A thread of its own for papers: what draws is ten megabytes of code and fonts, and keeps a processor busy.
parentPort?.on('message', (paper) => {
  drawPaper(paper).then(
    (bytes) => parentPort?.postMessage({ bytes }),
    (error: unknown) => parentPort?.postMessage({ error }),
  );
});
