import { type Task, workOfPart } from './do-work.ts';

// runs beside the page, so that typing stays as quick as ever
addEventListener('message', ({ data }: MessageEvent<Task>) => {
  postMessage(Array.from({ length: data.work.parts }, (_, part) => workOfPart(data, part)));
});
