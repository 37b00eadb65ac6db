import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Compile cache as in `npm start`: without it a third of each start is compiling. */
const compiled = fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url));

/** How a process ended. */
export interface Ended {
  /** null when a signal ended it. */
  readonly code: number | null;
  readonly output: string;
}

export interface ServerProcess {
  readonly url: string;
  readonly port: number;
  readonly signal: (name: 'SIGTERM' | 'SIGKILL') => void;
  readonly ended: Promise<Ended>;
  readonly output: () => string;
  /** Resolves when /readyz answers. Throws with the output when the process ends first, or after a minute. */
  readonly ready: () => Promise<void>;
}

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/** A free port outside the range that the kernel hands out, so it stays free while a server restarts. */
export async function quietPort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000);
    if (await isFree(port)) return port;
  }
}

/** Starts a program of the repository with this Node and an environment that keeps only PATH. */
export function startProcess(
  program: string,
  port: number,
  env: Record<string, string>,
  flags: string[] = [],
  args: string[] = [],
): ServerProcess {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...flags, program, ...args], {
    cwd: root,
    env: {
      PATH: process.env['PATH'] ?? '',
      PORT: String(port),
      LOG_LEVEL: 'warn',
      NODE_COMPILE_CACHE: compiled,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text: string) => {
      output = (output + text).slice(-20_000);
    });
  }
  let over = false;
  const ended = once(child, 'close').then(([code]): Ended => {
    over = true;
    running.delete(child);
    return { code: typeof code === 'number' ? code : null, output };
  });
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    port,
    signal: (name) => child.kill(name),
    ended,
    output: () => output,
    ready: async () => {
      for (let attempt = 0; attempt < 6_000 && !over; attempt += 1) {
        const answer = await fetch(`${url}/readyz`).catch(() => undefined);
        await answer?.arrayBuffer();
        if (answer?.status === 200) return;
        await wait(50);
      }
      throw new Error(`The server did not get ready:\n${output}`);
    },
  };
}

export { isFree };
