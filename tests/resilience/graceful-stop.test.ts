import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cluster, makeCluster } from '../setup/postgres.ts';
import { type Fate, sendExpecting, type Underway } from './accepted-requests.ts';
import { isFree, quietPort, startProcess } from './server-process.ts';

let folder: string;
let cluster: Cluster;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'padharo-stop-'));
  cluster = await makeCluster();
});
afterAll(async () => {
  await cluster.remove();
  await rm(folder, { recursive: true, force: true });
});

let counter = 0;
function registration() {
  counter += 1;
  return { username: 'Asha Verma', email: `asha${counter}@example.in`, password: 'lamps-on-the-ganga' };
}

test.each([
  ['PostgreSQL', () => ({ DATABASE_URL: cluster.url('postgres'), DRAIN_SECONDS: '8' })],
  ['the embedded database', () => ({ DATA_DIR: folder })],
])(
  'SIGTERM under load on %s: accepted requests are answered, the process exits with 0, and the port is free',
  async (_, env) => {
    const port = await quietPort();
    const server = startProcess(
      'server.ts',
      port,
      { ...env(), SAMPLE_CATALOGUE: 'no', TRUST_PROXY: '1', DATA_DIR: folder },
      ['--import', './tests/resilience/without-pages.ts'],
    );
    try {
      await server.ready();
      const register = `${server.url}/api/auth/local/register`;
      const signalled = Promise.withResolvers<void>();
      // each computes a password hash, so they still run when the signal comes; half send their body after it
      const early = Array.from({ length: 12 }, (_, index) =>
        sendExpecting(register, undefined, registration(), index % 2 === 0 ? undefined : signalled.promise),
      );
      await Promise.all(early.map(({ accepted }) => accepted));
      const late: Underway[] = [];
      let over = false;
      const load = (async () => {
        while (!over) {
          late.push(sendExpecting(`${server.url}/api/quotes`, undefined, { items: [] }));
          await wait(5);
        }
      })();
      await wait(30);
      const drains = 'DRAIN_SECONDS' in env();
      const began = performance.now();
      server.signal('SIGTERM');
      await wait(100);
      signalled.resolve();
      if (drains) {
        await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(503);
        const served = await fetch(`${server.url}/api/stays`);
        expect([served.status, served.headers.get('connection')]).toEqual([200, 'close']);
      }

      const fates = await Promise.all(early.map(({ fate }) => fate));
      expect(fates.map((fate) => ('status' in fate ? fate.status : fate.error))).toEqual(fates.map(() => 200));
      for (const fate of fates)
        expect(JSON.parse('body' in fate ? fate.body : '')).toMatchObject({ jwt: expect.any(String) });
      const { code, output } = await server.ended;
      expect({ code, output }).toMatchObject({ code: 0 });
      expect(performance.now() - began).toBeLessThan(drains ? 18_000 : 10_000);
      expect(await isFree(port)).toBe(true);
      over = true;
      await load;
      const lost = (await Promise.all(late.map(({ fate }) => fate))).filter(
        (fate: Fate) => 'error' in fate && fate.accepted,
      );
      expect(lost).toEqual([]);
    } finally {
      server.signal('SIGKILL');
      await server.ended;
    }
  },
);
