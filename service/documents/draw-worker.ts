import { parentPort } from 'node:worker_threads';
import { drawPaper } from './draw-paper.ts';
import type { Paper } from './paper.ts';
import { typefacesFor } from './typefaces.ts';

// A thread of its own for papers: what draws is ten megabytes of code and fonts, and keeps a processor busy.
parentPort?.on('message', async (paper: Paper) => {
  try {
    parentPort?.postMessage({ bytes: await drawPaper(await typefacesFor(paper), paper) });
  } catch (error) {
    parentPort?.postMessage({ error });
  }
});
