import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

export interface Traffic {
  readonly origin: string;
  /** Asked in turn. */
  readonly paths: readonly string[];
  readonly perSecond: number;
  readonly seconds: number;
}

export interface TimedAnswer {
  readonly status: number;
  readonly milliseconds: number;
}

// Travellers come when they come: each is sent at its moment, however many wait.
const { origin, paths, perSecond, seconds }: Traffic = workerData;
const agent = new Agent({ keepAlive: true, maxSockets: 2_000 });
const answers: TimedAnswer[] = [];
const began = performance.now();
let sent = 0;

function ask(): void {
  const at = performance.now();
  const from = `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`;
  const path = paths[sent % paths.length] ?? '/';
  sent += 1;
  const done = (status: number) => answers.push({ status, milliseconds: performance.now() - at });
  get(origin + path, { agent, headers: { 'accept-encoding': 'br', 'x-forwarded-for': from } }, (response) => {
    response.resume().on('end', () => done(response.statusCode ?? 0));
  }).on('error', () => done(0));
}

const timer = setInterval(() => {
  const passed = (performance.now() - began) / 1_000;
  while (sent < Math.min(passed, seconds) * perSecond) ask();
  if (passed < seconds || (answers.length < sent && passed < seconds + 10)) return;
  clearInterval(timer);
  agent.destroy();
  parentPort?.postMessage([
    ...answers,
    ...Array<TimedAnswer>(sent - answers.length).fill({ status: 0, milliseconds: 10_000 }),
  ]);
}, 5);
