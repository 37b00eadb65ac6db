import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openDatabase } from '../../service/platform/database/open-database.ts';
import { makeLog } from '../../service/platform/log.ts';
import { confirmedTravellers, send } from './client.ts';
import { contradictions, forgetKilledWorkers } from './inspection.ts';
import { type Entry, underLoad } from './ledger.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { releaseBefore, withoutReleaseBefore } from './release-before.ts';
import { quietPort, type ServerProcess, startProcess } from './server-process.ts';

const where = inject('ground');
const cluster = where.kind === 'postgres' ? where.cluster : '';
const name = `rolling_${process.pid}`;
const databaseUrl = `${cluster}${name}`;
let admin: pg.Client;
let folder: string;
let mail: MailServer;
const servers: ServerProcess[] = [];
beforeAll(async () => {
  admin = new pg.Client({ connectionString: `${cluster}postgres` });
  await admin.connect();
  await admin.query(`create database ${name}`);
  mail = await startMailServer();
  folder = await mkdtemp(join(tmpdir(), 'padharo-release-'));
  if (!withoutReleaseBefore) await releaseBefore(folder);
});
afterAll(async () => {
  for (const server of servers) server.signal('SIGKILL');
  await Promise.all(servers.map(({ ended }) => ended));
  await mail.close();
  await rm(folder, { recursive: true, force: true });
  await admin.query(`drop database ${name} with (force)`);
  await admin.end();
});

/** Schema changes that the next release may make: additions only. */
async function expand(): Promise<void> {
  const later = new pg.Client({ connectionString: databaseUrl });
  await later.connect();
  const { rows } = await later.query<{ table: string }>(
    `select relname as "table" from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`,
  );
  for (const { table } of rows)
    await later.query(`alter table ${table} add column added_later text not null default ''`);
  await later.end();
}

/** Failed answers to readers during the upgrade. */
async function readers(url: string, until: AbortSignal): Promise<string[]> {
  const faults: string[] = [];
  const paths = ['/api/stays?populate=*', '/api/attractions?populate=*', '/api/destinations', '/api/car-rentals'];
  while (!until.aborted) {
    for (const path of paths) {
      const { status } = await send(url, 'GET', path);
      if (status !== 200) faults.push(`${path}: ${status}`);
    }
    await wait(20);
  }
  return faults;
}

test.skipIf(withoutReleaseBefore)(
  `the previous release keeps selling beside this one while the schema grows${withoutReleaseBefore ? `: ${withoutReleaseBefore}` : ''}`,
  async () => {
    const start = async (program: string) => {
      const server = startProcess(program, await quietPort(), {
        DATABASE_URL: databaseUrl,
        SMTP_URL: mail.url,
        TRUST_PROXY: '1',
        EMAIL_WORKERS: '4',
        APP_SECRET: 'a secret of thirty-two characters, for tests',
      });
      servers.push(server);
      await server.ready();
      return server;
    };
    const before = await start(join(folder, 'tests/resilience/api-server.ts'));
    const tokens = await confirmedTravellers(before.url, mail, 6);
    const entries: Entry[] = [];
    const [early, late] = [new AbortController(), new AbortController()];
    const onOld = underLoad(before.url, tokens.slice(0, 3), entries, early.signal);
    const readOld = readers(before.url, early.signal);
    await wait(500);
    const now = await start('tests/resilience/api-server.ts');
    const onNew = underLoad(now.url, tokens.slice(3), entries, late.signal);
    const readNew = readers(now.url, late.signal);
    await wait(700);
    const sold = entries.length;
    // and the next release, beside which this one must work
    await expand();
    await wait(1_500);
    early.abort();
    expect([await onOld, await readOld], `answers of the release before, which said:\n${before.output()}`).toEqual([
      [],
      [],
    ]);
    before.signal('SIGTERM');
    await before.ended;
    late.abort();
    expect([await onNew, await readNew], `answers of this release, which said:\n${now.output()}`).toEqual([[], []]);
    expect(entries.length).toBeGreaterThan(sold + 6);
    now.signal('SIGKILL');
    await now.ended;
    const database = await openDatabase({ databaseUrl, databasePool: 2, dataDir: '' }, makeLog({ logLevel: 'error' }));
    await forgetKilledWorkers(database);
    const found = await contradictions(database, entries);
    await database.close();
    expect(found).toEqual([]);
  },
);
