import { parentPort } from 'node:worker_threads';
import type { DocumentContent } from './document-content.ts';
import { drawPdf } from './draw-pdf.ts';
import { typefacesFor } from './typefaces.ts';

// Worker thread that draws documents: its code and fonts are ten megabytes, and drawing occupies a processor.
parentPort?.on('message', async (paper: DocumentContent) => {
  try {
    parentPort?.postMessage({ bytes: await drawPdf(await typefacesFor(paper), paper) });
  } catch (error) {
    parentPort?.postMessage({ error });
  }
});
