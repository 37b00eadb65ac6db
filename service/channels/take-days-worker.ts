import { parentPort, workerData } from 'node:worker_threads';
import { takeDays } from './take-days.ts';

// A thread of its own for a stranger's calendar: one that is made to be read for ever is ended.
parentPort?.postMessage('begun');
parentPort?.postMessage(takeDays(workerData));
