import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { startHaproxy } from '../tests/resilience/haproxy.ts';
import { residentMb } from './process-usage.ts';

const serverProcess = z
  .object({ flags: z.array(z.string()), env: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(new URL('../scripts/server-process.json', import.meta.url), 'utf8')));

export const port = 3900;
export const origin = `http://127.0.0.1:${port}`;
export const secret = 'a secret for measuring, of no use elsewhere';

interface Served {
  readonly databaseUrl?: string;
  readonly dataDir: string;
  /** True if an empty database gets the sample catalogue. */
  readonly sample?: boolean;
}

/** The server as `npm start` runs it, ready; without a URL on the embedded database of that folder. */
export const startServer = (served: Served): Promise<ChildProcess> =>
  start(served, { at: port, proxies: 1, niceness: 0 });

/** The server of another checkout, ready, with its sample catalogue. */
export const startCheckout = (folder: string, { port: at, ...served }: Served & { readonly port: number }) =>
  start({ ...served, sample: true }, { at, proxies: 1, niceness: 0, folder });

/** One process of the site, ready: behind so many proxies, and it gives way by so much to what else wants the processor. */
async function start(
  { databaseUrl, dataDir, sample = false }: Served,
  { at, proxies, niceness, folder = '.' }: { at: number; proxies: number; niceness: number; folder?: string },
): Promise<ChildProcess> {
  const { DATABASE_URL: _, ...env } = process.env;
  const command = ['-n', String(niceness), process.execPath, ...serverProcess.flags, 'server.ts'];
  const child = spawn('nice', command, {
    cwd: folder,
    env: {
      ...env,
      ...serverProcess.env,
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
      DATA_DIR: dataDir,
      PORT: String(at),
      APP_SECRET: secret,
      LOG_LEVEL: 'error',
      TRUST_PROXY: String(proxies),
      SAMPLE_CATALOGUE: sample ? 'yes' : 'no',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (let attempt = 0; attempt < 1_200; attempt += 1) {
    try {
      if ((await fetch(`http://127.0.0.1:${at}/readyz`)).ok) return child;
    } catch {}
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill('SIGTERM');
  throw new Error('The server did not become ready');
}

/** Ends it, and waits until its port and its database are free. */
export async function stopServer(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  if (child.kill('SIGTERM')) await ended;
}

/** A site that answers at `origin`: what its processes hold, in MB, and how it ends. */
export interface MeasuredSite {
  readonly memoryMb: () => number;
  readonly close: () => Promise<void>;
}

/** One process for everything. */
export async function startOne(served: Served): Promise<MeasuredSite> {
  const server = await startServer(served);
  return { memoryMb: () => residentMb(server.pid ?? 0), close: () => stopServer(server) };
}

/** A process that sells and one that shows, as deploy/ has them: behind HAProxy, and the second gives way by its unit's `Nice`. */
export async function startTwo(served: Served): Promise<MeasuredSite> {
  const unit = readFileSync(new URL('../deploy/pages.conf', import.meta.url), 'utf8');
  const niceness = z.coerce
    .number()
    .int()
    .positive()
    .parse(/^Nice=(.*)$/m.exec(unit)?.[1]);
  const [selling, showing] = [port + 1, port + 2];
  const servers = [
    await start(served, { at: selling, proxies: 2, niceness: 0 }),
    await start(served, { at: showing, proxies: 2, niceness }),
  ];
  const proxy = await startHaproxy({ sales: [selling], pages: [showing] }, { believing: true, at: port });
  return {
    memoryMb: () => servers.reduce((sum, { pid }) => sum + residentMb(pid ?? 0), 0),
    close: async () => {
      await proxy.close();
      await Promise.all(servers.map(stopServer));
    },
  };
}
