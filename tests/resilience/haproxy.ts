import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isFree, quietPort } from './server-process.ts';

const folders = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin'];
const program = folders.map((folder) => join(folder, 'haproxy')).find((path) => existsSync(path));
export const withoutHaproxy = program === undefined ? 'haproxy is not installed (apt-get install haproxy)' : undefined;

/** Ports of the processes that sell and of those that show pages; a process that does both is in each list. */
export interface Shared {
  readonly sales: readonly number[];
  readonly pages: readonly number[];
}

/** The server lines of one backend: its own processes first, the others as backups. */
const serverLines = (own: readonly number[], others: readonly number[]) =>
  [
    ...own.map((port) => `    server at${port} 127.0.0.1:${port} check\n`),
    ...others
      .filter((port) => !own.includes(port))
      .map((port) => `    server at${port} 127.0.0.1:${port} check backup\n`),
  ].join('');

/**
 * HAProxy by deploy/haproxy.cfg before two processes or more. `believing`: our clients stand for visitors of many networks,
 * and the network that each claims is passed on (`TRUST_PROXY=2`), or limits would count them as one. `at`: its port.
 */
export async function startHaproxy(
  { sales, pages }: Shared,
  { believing = false, at }: { believing?: boolean; at?: number } = {},
) {
  if (!program) throw new Error(withoutHaproxy);
  const own = at ?? (await quietPort());
  const folder = await mkdtemp(join(tmpdir(), 'padharo-haproxy-'));
  const file = join(folder, 'haproxy.cfg');
  const template = await readFile(new URL('../../deploy/haproxy.cfg', import.meta.url), 'utf8');
  const servers = { sales: serverLines(sales, pages), pages: serverLines(pages, sales) };
  const text = template
    .replace(':8080', `:${own}`)
    .replace(/(?<=^backend sales\n)(?: +server .*\n)+/m, servers.sales)
    .replace(/(?<=^backend pages\n)(?: +server .*\n)+/m, servers.pages);
  await writeFile(file, believing ? text.replace(/^ +http-request del-header x-forwarded-for\n/m, '') : text);
  const child = spawn(program, ['-q', '-f', file], { stdio: 'ignore' });
  const ended = once(child, 'close');
  for (let attempt = 0; await isFree(own); attempt += 1) {
    if (attempt > 200 || child.exitCode !== null) throw new Error('HAProxy did not start');
    await wait(50);
  }
  return {
    url: `http://127.0.0.1:${own}`,
    close: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
