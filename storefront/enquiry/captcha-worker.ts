import { solvePart, type Task } from './proof-of-work.ts';

// runs in a worker, so that typing stays responsive
addEventListener('message', ({ data }: MessageEvent<Task>) => {
  postMessage(Array.from({ length: data.work.parts }, (_, part) => solvePart(data, part)));
});
