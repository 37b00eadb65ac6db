import { execFile, execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { asOwner, signalServer } from '../setup/postgres.ts';
import { isFree, quietPort } from './server-process.ts';

const run = promisify(execFile);

/**
 * A folder with install.sh (copies the extension to PostgreSQL 15, as root; --remove takes it away) and start.sh
 * (FOLDER PORT: a coordinator and two workers at three ports from that one on, with their data in FOLDER; --remove
 * FOLDER). It is no part of the repository.
 */
const kit = process.env['CITUS_KIT'] ?? fileURLToPath(new URL('../../../shared/citus', import.meta.url));
const postgres = process.env['PG_BIN'] ?? '/usr/lib/postgresql/15/bin';
const library = join(process.env['PG_LIB'] ?? '/usr/lib/postgresql/15/lib', 'citus.so');
/** The minor version of PostgreSQL 15 that the extension was built with: an earlier one cannot load it. */
const oldestMinor = 20;

function isRecent(): boolean {
  try {
    const version = execFileSync(join(postgres, 'postgres'), ['--version'], { encoding: 'utf8' });
    return Number(/ 15\.(\d+)/.exec(version)?.[1] ?? 0) >= oldestMinor;
  } catch {
    return false;
  }
}

/** The Debian packages that the kit needs and this machine lacks; none where there is no kit. */
export function packagesForKit(): string[] {
  if (process.env['CITUS_URL'] || !existsSync(join(kit, 'start.sh'))) return [];
  return [...(isRecent() ? [] : ['postgresql-15']), ...(existsSync('/usr/bin/xz') ? [] : ['xz-utils'])];
}

/** One of the servers of a kit. */
export interface CitusServer {
  /** A frozen server answers nothing, and hangs up on no one. */
  readonly freeze: (frozen: boolean) => void;
  readonly kill: () => void;
  readonly start: () => Promise<void>;
}

export interface Citus {
  /** A superuser at the coordinator. */
  readonly url: string;
  /** Whether its servers can be stopped: those of the kit. */
  readonly hasServers: boolean;
  /** The worker at that port; undefined if its servers cannot be stopped. */
  readonly worker: (port: number) => CitusServer | undefined;
  readonly remove: () => Promise<void>;
}

let isPrinted = false;

/** The Citus at CITUS_URL, or a new one of the kit. Without either undefined, and one line says why. */
export async function openCitus(): Promise<Citus | undefined> {
  const found = await findCitus();
  if (typeof found !== 'string') return found;
  if (!isPrinted) process.stdout.write(`Citus was not tried: ${found}\n`);
  isPrinted = true;
  return undefined;
}

async function findCitus(): Promise<Citus | string> {
  const url = process.env['CITUS_URL'];
  if (url) return { url, hasServers: false, worker: () => undefined, remove: async () => {} };
  if (!existsSync(join(kit, 'start.sh'))) return 'CITUS_URL is not set, and no kit is at CITUS_KIT';
  if (!isRecent()) return `PostgreSQL 15.${oldestMinor} or a later 15 is not installed`;
  const isInstalled = existsSync(library);
  if (!isInstalled && process.getuid?.() !== 0) return 'its extension is not installed, and only root can install it';
  try {
    if (!isInstalled) await run(join(kit, 'install.sh'));
    return await startKit(isInstalled);
  } catch (error) {
    if (!isInstalled) await run(join(kit, 'install.sh'), ['--remove']).catch(() => {});
    return `the kit did not start: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** Three ports in a row, of which the first is returned. */
async function quietPorts(): Promise<number> {
  for (;;) {
    const port = await quietPort();
    if ((await isFree(port + 1)) && (await isFree(port + 2))) return port;
  }
}

async function startKit(keepExtension: boolean): Promise<Citus> {
  const folder = await mkdtemp(join(tmpdir(), 'padharo-citus-'));
  let isThere = true;
  const remove = async () => {
    isThere = false;
    await run(join(kit, 'start.sh'), ['--remove', folder]).catch(() => {});
    rmSync(folder, { recursive: true, force: true });
    if (!keepExtension) await run(join(kit, 'install.sh'), ['--remove']);
  };
  // an interrupted run leaves no servers behind
  process.on('exit', () => {
    if (isThere) execFileSync(join(kit, 'start.sh'), ['--remove', folder], { stdio: 'ignore' });
  });
  try {
    const first = await quietPorts();
    // a killed worker must keep what it acknowledged
    const env = { ...process.env, CITUS_CONF: 'synchronous_commit = on' };
    const { stdout } = await run(join(kit, 'start.sh'), [folder, String(first)], { env });
    const [, url] = /^CITUS_URL=(\S+)$/m.exec(stdout) ?? [];
    if (url === undefined) throw new Error(`no CITUS_URL in ${stdout}`);
    return {
      url,
      hasServers: true,
      worker: (port) => serverAt(join(folder, `worker${port - first}`)),
      remove,
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

function serverAt(data: string): CitusServer {
  return {
    freeze: (frozen) => signalServer(data, frozen ? 'SIGSTOP' : 'SIGCONT'),
    kill: () => signalServer(data, 'SIGKILL'),
    start: async () => {
      const args = ['-s', '-w', '-t', '60', '-D', data, '-l', join(data, 'server.log'), 'start'];
      // its killed processes are still ending
      for (let attempt = 1; ; attempt += 1) {
        try {
          await run(...asOwner(join(postgres, 'pg_ctl'), args), { cwd: '/' });
          return;
        } catch (error) {
          if (attempt === 50) throw error;
          await wait(100);
        }
      }
    },
  };
}
