import { parentPort, workerData } from 'node:worker_threads';
import { parseTakenDays } from './parse-taken-days.ts';

// An untrusted calendar is read in its own thread, which can be stopped if the calendar never ends.
parentPort?.postMessage('begun');
parentPort?.postMessage(parseTakenDays(workerData));
