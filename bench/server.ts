import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { z } from 'zod';

const serverProcess = z
  .object({ flags: z.array(z.string()), env: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(new URL('../scripts/server-process.json', import.meta.url), 'utf8')));

export const port = 3900;
export const origin = `http://127.0.0.1:${port}`;
export const secret = 'a secret for measuring, of no use elsewhere';

/** The server as `npm start` runs it, ready; without a URL on the embedded database of that folder. */
export async function startServer({
  databaseUrl,
  dataDir,
}: {
  databaseUrl?: string;
  dataDir: string;
}): Promise<ChildProcess> {
  const { DATABASE_URL: _, ...env } = process.env;
  const child = spawn(process.execPath, [...serverProcess.flags, 'server.ts'], {
    env: {
      ...env,
      ...serverProcess.env,
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
      DATA_DIR: dataDir,
      PORT: String(port),
      APP_SECRET: secret,
      LOG_LEVEL: 'error',
      TRUST_PROXY: '1',
      SAMPLE_CATALOGUE: 'no',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (let attempt = 0; attempt < 300; attempt += 1) {
    try {
      if ((await fetch(`${origin}/readyz`)).ok) return child;
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
