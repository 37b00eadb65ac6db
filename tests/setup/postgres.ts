import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

export interface Cluster {
  /** URL of a database of this cluster. */
  readonly url: (database: string) => string;
  readonly start: () => Promise<void>;
  /** `immediate` is what a crash looks like. */
  readonly stop: (mode: 'fast' | 'immediate') => Promise<void>;
  /** A frozen server answers nothing, and hangs up on no one. */
  readonly freeze: (frozen: boolean) => void;
  readonly remove: () => Promise<void>;
}

/** Folder with initdb and postgres, newest version first; undefined when PostgreSQL is not installed. */
export function postgresBinaries(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(':'),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return address.port;
}

const settings = [
  'fsync=off',
  'full_page_writes=off',
  'max_connections=250',
  'shared_buffers=256MB',
  'log_min_messages=fatal',
];
const asRoot = process.getuid?.() === 0;

/** The command as the owner of a server: PostgreSQL refuses to run as root. */
export const asOwner = (command: string, args: string[]): [string, string[]] =>
  asRoot ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, args];

/** Sends a signal to all processes of the server with that data folder. */
export function signalServer(data: string, signal: 'SIGSTOP' | 'SIGCONT' | 'SIGKILL'): void {
  const [pid = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
  // its processes each have a group of their own
  const children = execFileSync('pgrep', ['-P', pid], { encoding: 'utf8' }).split('\n').filter(Boolean);
  for (const entry of [pid, ...children]) process.kill(Number(entry), signal);
}

/** A server in a temporary folder, whose data `fill` puts there by programs in `bin`. */
async function makeServer(fill: (bin: string, data: string) => void, more: readonly string[] = []): Promise<Cluster> {
  const bin = postgresBinaries();
  if (!bin) throw new Error('PostgreSQL is not installed: apt-get install postgresql');
  const folder = mkdtempSync(join(tmpdir(), 'padharo-postgres-'));
  if (asRoot) {
    chmodSync(folder, 0o755);
    execFileSync('chown', ['postgres', folder]);
  }
  const data = join(folder, 'data');
  fill(bin, data);
  const port = await freePort();
  const url = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;

  async function start(): Promise<void> {
    const own = [...settings, ...more, `unix_socket_directories=${folder}`];
    const args = ['-D', data, '-p', String(port), '-h', '127.0.0.1', ...own.flatMap((setting) => ['-c', setting])];
    spawn(...asOwner(join(bin ?? '', 'postgres'), args), { stdio: 'ignore' });
    for (let attempt = 0; attempt < 200; attempt += 1) {
      const client = new pg.Client({ connectionString: url('postgres') });
      try {
        await client.connect();
        await client.end();
        return;
      } catch {
        await wait(100);
      }
    }
    throw new Error('PostgreSQL did not start');
  }
  async function stop(mode: 'fast' | 'immediate'): Promise<void> {
    execFileSync(...asOwner(join(bin ?? '', 'pg_ctl'), ['-D', data, '-m', mode, '-w', 'stop']), { stdio: 'ignore' });
  }
  await start();
  return {
    url,
    start,
    stop,
    freeze: (frozen) => signalServer(data, frozen ? 'SIGSTOP' : 'SIGCONT'),
    remove: async () => {
      await stop('immediate').catch(() => {});
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A PostgreSQL of our own in a temporary folder: real, but with nothing else in it; with these settings beside its own. */
export function makeCluster(more: readonly string[] = []): Promise<Cluster> {
  return makeServer((bin, data) => {
    const args = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '-N'];
    execFileSync(...asOwner(join(bin, 'initdb'), args), { stdio: 'ignore' });
  }, more);
}

/** A streaming replica of the cluster at that URL. */
export function makeReplica(of: string): Promise<Cluster> {
  return makeServer((bin, data) => {
    const args = ['-d', of, '-D', data, '-R', '-X', 'stream', '-c', 'fast', '--no-sync'];
    execFileSync(...asOwner(join(bin, 'pg_basebackup'), args), { stdio: 'ignore' });
  });
}
