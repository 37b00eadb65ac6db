import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isFree, quietPort } from './server-process.ts';

const folders = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin'];
const program = folders.map((folder) => join(folder, 'pgbouncer')).find((path) => existsSync(path));
export const withoutPgbouncer =
  program === undefined ? 'pgbouncer is not installed (apt-get install pgbouncer)' : undefined;

export interface Pooler {
  readonly url: string;
  /** A frozen pooler answers nothing, and closes no connection. */
  readonly freeze: (frozen: boolean) => void;
  readonly close: () => Promise<void>;
}

/** Starts PgBouncer with deploy/pgbouncer.ini before that database, with few connections that must be shared. */
export async function startPgbouncer(databaseUrl: string, connections: number): Promise<Pooler> {
  if (!program) throw new Error(withoutPgbouncer);
  const { hostname, port, pathname, username, password } = new URL(databaseUrl);
  const listening = await quietPort();
  const folder = await mkdtemp(join(tmpdir(), 'padharo-pgbouncer-'));
  await chmod(folder, 0o755);
  await writeFile(join(folder, 'users'), `"${username}" "${password}"\n`);
  const template = await readFile(new URL('../../deploy/pgbouncer.ini', import.meta.url), 'utf8');
  const own = {
    listen_port: String(listening),
    // settings that replace the password file and the separate machine
    auth_type: 'trust',
    auth_file: join(folder, 'users'),
    unix_socket_dir: '',
    default_pool_size: String(connections),
    ...(process.getuid?.() === 0 && { user: 'postgres' }),
  };
  const name = pathname.slice(1);
  const stored = template
    .replace(/^padharo = host=\S+ port=\d+ dbname=padharo/m, `${name} = host=${hostname} port=${port} dbname=${name}`)
    .split('\n')
    .filter((line) => !Object.keys(own).some((key) => line.startsWith(`${key} =`)));
  const lines = [...stored, ...Object.entries(own).map(([key, value]) => `${key} = ${value}`)];
  await writeFile(join(folder, 'pgbouncer.ini'), `${lines.join('\n')}\n`);
  const child = spawn(program, ['-q', join(folder, 'pgbouncer.ini')], { stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output = (output + text).slice(-4_000);
  });
  const ended = once(child, 'close');
  for (let attempt = 0; await isFree(listening); attempt += 1) {
    if (attempt > 200 || child.exitCode !== null) throw new Error(`PgBouncer did not start: ${output}`);
    await wait(50);
  }
  const url = new URL(databaseUrl);
  url.port = String(listening);
  return {
    url: url.href,
    freeze: (frozen) => void child.kill(frozen ? 'SIGSTOP' : 'SIGCONT'),
    close: async () => {
      child.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
