import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { loadCatalogue } from '../database/sample/load-catalogue.ts';
import { migrate } from '../service/platform/database/migrate.ts';
import { openDatabase } from '../service/platform/database/open-database.ts';
import { makeLog } from '../service/platform/log.ts';
import { type ContentCall, contentCallsOf } from './content-calls.ts';
import { contentCatalogue } from './content-catalogue.ts';
import { type Cost, type DatabaseCpu, load, measure, medians, spanOf } from './cost.ts';
import { cpuMs, median, residentMb } from './process-usage.ts';
import { origin, port, startServer, stopServer } from './server.ts';

export interface ContentResult {
  readonly call: ContentCall;
  /** Length of the answer. */
  readonly bytes: number;
  /** With a query string that was never met. */
  readonly cold: Cost;
  /** By clients that have the answer and ask whether it still holds. */
  readonly cached: Cost;
}

export interface ContentResults {
  readonly database: string;
  readonly results: readonly ContentResult[];
  /** CPU milliseconds of a 304 of bare node:http, to the same clients. */
  readonly floor: number;
  readonly memoryMb: number;
}

const log = makeLog({ logLevel: 'error' });
const only = process.env['BENCH_CALLS']?.split(',');

/** Measures each call in turn, in rounds; gives medians. */
async function measureCalls(
  calls: readonly ContentCall[],
  pid: number,
  databaseCpu: DatabaseCpu,
  rounds: number,
): Promise<ContentResult[]> {
  const results: ContentResult[] = [];
  for (const call of calls) {
    const response = await fetch(origin + call.path);
    const text = await response.text();
    const { data }: { data?: unknown[] } = JSON.parse(text);
    if (response.status !== 200 || !data?.length) throw new Error(`${call.path} finds nothing`);
    const span = await spanOf(call.path);
    const cold: Cost[] = [];
    const cached: Cost[] = [];
    // the first round makes everything warm that would be in a server that has run for a minute
    for (let round = 0; round <= rounds; round += 1) {
      const first = await measure(pid, databaseCpu, () => load(call.path, 200, {}, { fresh: true, span }));
      // an answer is kept when it is asked for again
      await fetch(origin + call.path);
      const again = { 'if-none-match': (await fetch(origin + call.path)).headers.get('etag') ?? '' };
      const second = await measure(pid, databaseCpu, () => load(call.path, 304, again));
      if (round === 0) continue;
      cold.push(first);
      cached.push(second);
    }
    results.push({ call, bytes: Buffer.byteLength(text), cold: medians(cold), cached: medians(cached) });
  }
  return results;
}

/** What a 304 costs a server that does nothing else, in CPU milliseconds. */
async function measureFloor(path: string, rounds: number): Promise<number> {
  const from = `http://127.0.0.1:${port + 1}`;
  const child = spawn(process.execPath, [join(import.meta.dirname, 'not-modified.ts'), String(port + 1)]);
  try {
    while ((await fetch(from).catch(() => undefined)) === undefined) await wait(50);
    const costs: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const ask = () => load(path, 304, { 'if-none-match': 'W/"floor"' }, { from });
      const { cpu } = await measure(child.pid ?? 0, async () => 0, ask);
      // the first one makes it warm
      if (round > 0) costs.push(cpu);
    }
    return median(costs);
  } finally {
    await stopServer(child);
  }
}

const databases = ['PostgreSQL', 'the embedded database'] as const;

/** A server that holds the content to measure. */
interface Served {
  readonly pid: number;
  readonly databaseCpu: DatabaseCpu;
}

/** Does that with a server on a new database of that PostgreSQL, or on an embedded one, that holds the content to measure. */
export async function withContent<Result>(
  kind: (typeof databases)[number],
  clusterUrl: (database: string) => string,
  print: (text: string) => void,
  work: (served: Served) => Promise<Result>,
): Promise<Result> {
  const dataDir = mkdtempSync(join(tmpdir(), 'padharo-bench-content-'));
  const databaseUrl = kind === 'PostgreSQL' ? await newDatabase(clusterUrl, 'content') : undefined;
  try {
    print(`Loading the content to measure into ${kind} …`);
    const opened = await openDatabase({ databaseUrl, databasePool: 2, dataDir }, log);
    await migrate(opened);
    await loadCatalogue(opened.db, contentCatalogue(), new Date());
    await opened.pool.query('vacuum analyze');
    const observer = kind === 'PostgreSQL' ? opened : undefined;
    if (!observer) await opened.close();
    const server = await startServer({ ...(databaseUrl === undefined ? {} : { databaseUrl }), dataDir });
    try {
      const databaseCpu = async () => {
        if (!observer) return 0;
        const { rows } = await observer.pool.query<{ pid: number }>(
          `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
        );
        return rows.reduce((sum, row) => sum + (cpuMs(row.pid) || 0), 0);
      };
      return await work({ pid: server.pid ?? 0, databaseCpu });
    } finally {
      await stopServer(server);
      await observer?.close();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Measures every content call on a new database of that PostgreSQL, and on an embedded one. */
export async function measureContent(
  clusterUrl: (database: string) => string,
  rounds: number,
  print: (text: string) => void,
): Promise<ContentResults[]> {
  const calls = contentCallsOf(contentCatalogue()).filter(({ name }) => only?.includes(name) ?? true);
  const all: ContentResults[] = [];
  for (const database of databases) {
    all.push(
      await withContent(database, clusterUrl, print, async ({ pid, databaseCpu }) => {
        print(`Measuring the content calls on ${database} …`);
        const results = await measureCalls(calls, pid, databaseCpu, rounds);
        const memoryMb = residentMb(pid);
        return { database, results, floor: await measureFloor(calls[0]?.path ?? '/', rounds), memoryMb };
      }),
    );
  }
  return all;
}

/** The URL of a new database of that name. */
export async function newDatabase(clusterUrl: (database: string) => string, name: string): Promise<string> {
  const admin = await openDatabase({ databaseUrl: clusterUrl('postgres'), databasePool: 2, dataDir: '' }, log);
  await sql`create database ${sql.id(name)}`.execute(admin.db);
  await admin.close();
  return clusterUrl(name);
}
