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

/**
 * HAProxy by deploy/haproxy.cfg before two processes or more. `believing`: our clients stand for visitors of many networks,
 * and the one that each says he comes from is passed on (`TRUST_PROXY=2`), or limits would count them as one.
 */
export async function startHaproxy(ports: readonly number[], { believing = false } = {}) {
  if (!program) throw new Error(withoutHaproxy);
  const own = await quietPort();
  const folder = await mkdtemp(join(tmpdir(), 'padharo-haproxy-'));
  const file = join(folder, 'haproxy.cfg');
  const given = await readFile(new URL('../../deploy/haproxy.cfg', import.meta.url), 'utf8');
  const servers = ports.map((port, at) => `    server number${at} 127.0.0.1:${port} check\n`);
  const text = given.replace(':8080', `:${own}`).replace(/(?:^ +server .*\n?)+/m, servers.join(''));
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
