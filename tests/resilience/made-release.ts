import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type ServerProcess, startProcess } from './server-process.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Folders that a running site does not read. */
const leftOut = new Set(['.git', 'node_modules', 'build', 'data', 'docs', 'tests', 'bench', 'test-results']);

/** Pages that need no build, and answer with that status. */
const pages = (status: number) => `export async function makePages() {
  const open = (app) => {
    for (const path of ['/', '/stays']) app.get(path, (_request, reply) => reply.code(${status}).send('page'));
  };
  return { open, cache: { drop: () => {} }, close: async () => {} };
}`;
const backOffice = `export function makeBackOffice() {
  const open = (app) => {
    app.get('/admin/login', async () => 'page');
  };
  return { open, close: async () => {} };
}`;

interface Traits {
  readonly version: string;
  /** SQL by the name of its file. */
  readonly migrations?: Readonly<Record<string, string>>;
  /** The status of its pages. */
  readonly status?: number;
  /** Program in place of server.ts. */
  readonly server?: string;
}

/** A release in an empty folder: the files of this one but for its pages, with those traits. */
export async function makeRelease(folder: string, { version, migrations = {}, status = 200, server }: Traits) {
  await cp(root, folder, { recursive: true, filter: (file) => !leftOut.has(relative(root, file)) });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const about: unknown = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ ...Object(about), version }));
  await writeFile(join(folder, 'storefront/server/open-pages.ts'), pages(status));
  await writeFile(join(folder, 'backoffice/server/open-back-office.ts'), backOffice);
  await mkdir(join(folder, 'database/migrations'), { recursive: true });
  for (const [name, text] of Object.entries(migrations)) {
    await writeFile(join(folder, 'database/migrations', name), text);
  }
  if (server !== undefined) await writeFile(join(folder, 'server.ts'), server);
  return folder;
}

export interface SupervisedSite {
  /** Shell command that restarts it. */
  readonly restart: string;
  readonly url: string;
  readonly ready: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Runs `server.ts` of the release that the link leads to, and starts it again whenever it ends, as systemd does. */
export function supervise(link: string, port: number, env: Record<string, string>): SupervisedSite {
  let server: ServerProcess;
  let stopped = false;
  const keepUp = async () => {
    while (!stopped) {
      server = startProcess(join(link, 'server.ts'), port, { ...env, PID_FILE: `${link}.pid` }, [
        '--import',
        `data:text/javascript,${encodeURIComponent(notePid)}`,
      ]);
      await server.ended;
      await wait(200);
    }
  };
  const kept = keepUp();
  return {
    restart: `kill -TERM $(cat '${link}.pid')`,
    url: `http://127.0.0.1:${port}`,
    ready: () => server.ready(),
    stop: async () => {
      stopped = true;
      server.signal('SIGKILL');
      await kept;
    },
  };
}

const notePid = `import { writeFileSync } from 'node:fs'; writeFileSync(process.env.PID_FILE, String(process.pid));`;
