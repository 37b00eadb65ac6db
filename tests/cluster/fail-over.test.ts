import { writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../service/platform/database/open-database.ts';
import { makeLog } from '../../service/platform/log.ts';
import { confirmedTravellers } from '../resilience/client.ts';
import { startHaproxy } from '../resilience/haproxy.ts';
import { contradictions } from '../resilience/inspection.ts';
import { type Entry, newEntry, proceed } from '../resilience/ledger.ts';
import { type MailServer, startMailServer } from '../resilience/mail-server.ts';
import { type Pooler, startPgbouncer } from '../resilience/pgbouncer.ts';
import { quietPort, type ServerProcess, startProcess } from '../resilience/server-process.ts';
import { nodes, type ServerFault, type Servers, startServers } from './servers.ts';

const clients = 16;
let servers: Servers;
let pooler: Pooler;
let mail: MailServer;
const processes: ServerProcess[] = [];
let proxy: Awaited<ReturnType<typeof startHaproxy>>;
let database: OpenDatabase;
let tokens: string[];
const entries: Entry[] = [];
const measured: Record<string, string> = {};

beforeAll(async () => {
  [servers, mail] = await Promise.all([startServers(), startMailServer()]);
  await servers.whole();
  const admin = new pg.Client({ connectionString: servers.url('postgres') });
  await admin.connect();
  await admin.query('create database padharo');
  await admin.end();
  pooler = await startPgbouncer(servers.url('padharo'), 40);
  const env = {
    DATABASE_URL: pooler.url,
    DATABASE_DIRECT_URL: servers.url('padharo'),
    DATABASE_READ_URLS: nodes.map((node) => servers.urlOf(node, 'padharo')).join(','),
    SMTP_URL: mail.url,
    TRUST_PROXY: '2',
    APP_SECRET: 'a secret of thirty-two characters, for tests',
    EMAIL_WORKERS: '2',
  };
  for (const _ of nodes) processes.push(startProcess('tests/resilience/api-server.ts', await quietPort(), env));
  await Promise.all(processes.map((each) => each.ready()));
  const ports = processes.map(({ port }) => port);
  proxy = await startHaproxy({ sales: ports, pages: ports }, { believing: true });
  tokens = await confirmedTravellers(proxy.url, mail, clients);
  const log = makeLog({ logLevel: 'silent' });
  database = await openDatabase({ databaseUrl: servers.url('padharo'), databasePool: 2, dataDir: '' }, log);
}, 300_000);
afterAll(async () => {
  for (const { signal } of processes) signal('SIGKILL');
  await Promise.all(processes.map(({ ended }) => ended));
  await database?.close();
  await proxy?.close();
  await pooler?.close();
  await mail?.close();
  await servers?.remove();
  const file = process.env['CLUSTER_REPORT'];
  if (file) await writeFile(file, `${JSON.stringify(measured, null, 2)}\n`);
});

/** When orders were acknowledged; each client goes on with another order when one is lost or turned away. */
async function book(until: AbortSignal): Promise<number[]> {
  const sold: number[] = [];
  await Promise.all(
    tokens.map(async (token) => {
      while (!until.aborted) {
        const entry = await newEntry(proxy.url, token);
        if (entry) {
          entries.push(entry);
          await proceed(proxy.url, entry);
          if (entry.sale === 'acknowledged') sold.push(performance.now());
        } else await wait(100);
      }
    }),
  );
  return sold.sort((a, b) => a - b);
}

test.each<[ServerFault, string]>([
  ['killed', 'all its processes end at once'],
  ['frozen', 'all its processes stand still, and go on later'],
  ['partitioned', 'it reaches nobody, and is plugged in again later'],
])('while the primary is %s (%s) nothing acknowledged is lost and nothing sold twice', async (fault) => {
  const before = await servers.whole();
  const over = new AbortController();
  const booking = book(over.signal);
  await wait(5_000);
  const harmedAt = performance.now();
  await servers.harm(before, fault);
  // until another one sells: bounded, for a cluster that does not recover
  const standing = () => entries.filter(({ sale }) => sale === 'acknowledged').length;
  let last = standing();
  let lastAt = performance.now();
  let longest = 0;
  for (const end = harmedAt + 90_000; performance.now() < end; ) {
    await wait(100);
    if (standing() === last) continue;
    longest = Math.max(longest, performance.now() - lastAt);
    last = standing();
    lastAt = performance.now();
    if (longest > 3_000 && performance.now() - harmedAt > longest + 5_000) break;
  }
  await servers.mend(before, fault);
  const after = await servers.whole();
  await wait(2_000);
  over.abort();
  const sold = await booking;
  const times = sold.filter((at) => at >= harmedAt);
  const gap = Math.max(...times.map((at, index) => at - (times[index - 1] ?? harmedAt)));
  measured[fault] = `${(gap / 1000).toFixed(1)} s without a sale, ${sold.length} sold`;
  process.stdout.write(`  the primary was ${fault}: ${measured[fault]}\n`);

  expect(after).not.toBe(before);
  // what no one has acknowledged yet is asked again, by the same booking id
  for (const entry of entries) expect(await proceed(proxy.url, entry)).toBeUndefined();
  expect(await contradictions(database, entries)).toEqual([]);
  expect(gap).toBeLessThan(60_000);
});
