import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import autocannon from 'autocannon';
import { loadCatalogue } from '../database/sample/load-catalogue.ts';
import { migrate } from '../service/platform/database/migrate.ts';
import { openDatabase } from '../service/platform/database/open-database.ts';
import { makeLog } from '../service/platform/log.ts';
import { withoutHaproxy } from '../tests/resilience/haproxy.ts';
import type { Cluster } from '../tests/setup/postgres.ts';
import { placeOne, quoteOf } from './bookings.ts';
import { type LoadBuyer, makeBuyers } from './buyers.ts';
import { newDatabase } from './content.ts';
import { manyStays } from './many-stays.ts';
import { type MeasuredSite, origin, startOne, startTwo } from './server.ts';
import type { TimedAnswer, Traffic } from './traffic.ts';

const seconds = Number(process.env['BENCH_SECONDS'] ?? 20);
/** Of a hundred that come, so many search, look at a stay and buy. */
const mix = { searches: 95, details: 4, sales: 1 } as const;
/** Of what it answers when it is asked without a pause, what is asked of it for long. */
const sustained = 0.7;
/** Sales in a second while no one else comes. */
const idleSales = 5;
const soakMinutes = Number(process.env['BENCH_MINUTES'] ?? 30);
const firstStamp = 1_796_000_000_000;

const catalogue = manyStays(1_000);

/** Searches with dates, each another one, and stays among them: none of the searches is kept. */
function pathsOf(count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const detail = index % (mix.searches + mix.details) >= mix.searches;
    if (detail) return `/stays/${catalogue.stays[index % catalogue.stays.length]?.slug}`;
    const day = (offset: number) => new Date(Date.UTC(2027, 0, 1 + (index % 300) + offset)).toISOString().slice(0, 10);
    return `/stays?checkIn=${day(0)}&checkOut=${day(1 + (index % 5))}&adults=${1 + (index % 4)}`;
  });
}

function send(traffic: Omit<Traffic, 'origin'>): Promise<TimedAnswer[]> {
  const worker = new Worker(new URL('./traffic.ts', import.meta.url), { workerData: { origin, ...traffic } });
  return new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject));
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

interface Storefront {
  readonly memoryMb: () => number;
  readonly buyers: readonly LoadBuyer[];
  readonly sale: { readonly slug: string; readonly total: number };
  readonly paths: readonly string[];
  /** Searches and stays that it can serve in a second, for long. */
  readonly rate: number;
}

/** Sells so many in a second for that long; gives how long each took, in milliseconds, sorted. Throws when one is refused. */
async function sell({ buyers, sale }: Storefront, perSecond: number, from: number, seconds: number): Promise<number[]> {
  const took: number[] = [];
  const sales = Array.from({ length: Math.ceil(perSecond * seconds) }, async (_, index) => {
    await wait((1_000 * index) / perSecond);
    const at = performance.now();
    await placeOne(origin, buyers[index % buyers.length], { ...sale, stamp: from + index });
    took.push(performance.now() - at);
  });
  await Promise.all(sales);
  return took.sort((a, b) => a - b);
}

/** What was answered with that status, in milliseconds, sorted. */
const tookOf = (answers: readonly TimedAnswer[], status: number): number[] =>
  answers.flatMap((answer) => (answer.status === status ? [answer.milliseconds] : [])).sort((a, b) => a - b);

const salesBeside = (perSecond: number) => (perSecond * mix.sales) / (mix.searches + mix.details);
const line = (cells: readonly (string | number)[]) =>
  cells.map((cell, index) => String(cell).padStart(index === 0 ? 5 : 9)).join('');

/** A site on 1,000 stays in that empty database, with what it can serve. */
async function withServer(
  url: string,
  start: (served: { databaseUrl: string; dataDir: string }) => Promise<MeasuredSite>,
  measure: (storefront: Storefront) => Promise<void>,
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'padharo-bench-'));
  const database = await openDatabase(
    { databaseUrl: url, databasePool: 4, dataDir: '' },
    makeLog({ logLevel: 'error' }),
  );
  await migrate(database);
  await loadCatalogue(database.db, catalogue, new Date());
  await database.pool.query('analyze');
  await database.close();
  const site = await start({ databaseUrl: url, dataDir });
  try {
    const buyers = await makeBuyers(url);
    const slug = catalogue.stays[0]?.slug ?? '';
    const sale = { slug, total: await quoteOf(origin, slug) };
    const paths = pathsOf(9_900);
    const result = await autocannon({
      url: origin,
      connections: 16,
      duration: 8,
      headers: { 'accept-encoding': 'br' },
      requests: paths.map((path, index) => ({
        path,
        headers: { 'x-forwarded-for': `10.9.${index >> 8}.${index & 255}` },
      })),
    });
    await wait(2_000);
    await measure({ memoryMb: site.memoryMb, buyers, sale, paths, rate: sustained * result.requests.average });
  } finally {
    await site.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/**
 * Prints what becomes of searches, stays and sales when 1, 2 and 4 times as many come as can be served for long: what is too
 * much is refused for a while (503), and a sale is made all the same. First by one process, then by one that sells and one that
 * shows (deploy/haproxy.cfg), each in an empty database of that cluster.
 */
export async function measureLoad({ url }: Cluster, print: (text: string) => void): Promise<void> {
  print('One process:');
  await withServer(url('postgres'), startOne, (storefront) => overload(storefront, print));
  if (withoutHaproxy) return print(`Not measured: a process that sells beside one that shows; ${withoutHaproxy}.`);
  print('\nA process that sells and one that shows, behind HAProxy:');
  await withServer(await newDatabase(url, 'two_processes'), startTwo, (storefront) => overload(storefront, print));
}

async function overload(storefront: Storefront, print: (text: string) => void): Promise<void> {
  const { paths, rate } = storefront;
  print(`${Math.round(rate)} searches and stays a second can be served for long; ${seconds} seconds each.`);
  let stamp = firstStamp;
  // the first sales of a process are compiled on their way
  await sell(storefront, idleSales, stamp, 10);
  stamp += 1_000_000;
  const idle = await sell(storefront, idleSales, stamp, seconds);
  print('times        offered/s   200/s   503/s    none   p50 ms   p99 ms   sales   p50 ms   p99 ms    of idle');
  const idleP99 = quantile(idle, 0.99);
  print(line(['idle', '', '', '', '', '', '', idle.length, quantile(idle, 0.5).toFixed(0), idleP99.toFixed(0), '']));
  for (const times of [1, 2, 4]) {
    stamp += 1_000_000;
    const perSecond = rate * times;
    const [answers, sold] = await Promise.all([
      send({ paths, perSecond, seconds }),
      sell(storefront, salesBeside(perSecond), stamp, seconds),
    ]);
    const [served = [], shed = [], none = []] = [200, 503, 0].map((status) => tookOf(answers, status));
    const each = (some: readonly unknown[]) => (some.length / seconds).toFixed(1);
    const p99 = quantile(sold, 0.99);
    print(
      line([
        `${times} ×`,
        each(answers),
        each(served),
        each(shed),
        each(none),
        quantile(served, 0.5).toFixed(0),
        quantile(served, 0.99).toFixed(0),
        sold.length,
        quantile(sold, 0.5).toFixed(0),
        p99.toFixed(0),
        `${(p99 / idleP99).toFixed(1)} ×`,
      ]),
    );
    await wait(3_000);
  }
  print(`${Math.round(storefront.memoryMb())} MB are held.`);
}

/** MB an hour by which the memory grows, by least squares over what each minute ended with. */
function slope(memory: readonly number[]): number {
  const middle = (memory.length - 1) / 2;
  const mean = memory.reduce((sum, mb) => sum + mb, 0) / memory.length;
  const up = memory.reduce((sum, mb, minute) => sum + (minute - middle) * (mb - mean), 0);
  const across = memory.reduce((sum, _, minute) => sum + (minute - middle) ** 2, 0);
  return (60 * up) / across;
}

/** Prints, minute by minute, what a process that serves what it can for long answers, sells and holds, and how that grows. */
export const soak = (url: string, print: (text: string) => void): Promise<void> =>
  withServer(url, startOne, async (storefront) => {
    const { paths, rate, memoryMb } = storefront;
    print(`${Math.round(rate)} searches and stays a second for ${soakMinutes} minutes.`);
    print('  min    200/s   503/s    none   p50 ms   p99 ms   sales   p99 ms       MB');
    const memory: number[] = [];
    for (let minute = 1; minute <= soakMinutes; minute += 1) {
      const [answers, sold] = await Promise.all([
        send({ paths, perSecond: rate, seconds: 60 }),
        sell(storefront, salesBeside(rate), firstStamp + minute * 1_000_000, 60),
      ]);
      const [served = [], shed = [], none = []] = [200, 503, 0].map((status) => tookOf(answers, status));
      memory.push(memoryMb());
      const each = (some: readonly number[]) => (some.length / 60).toFixed(1);
      print(
        line([
          minute,
          each(served),
          each(shed),
          each(none),
          quantile(served, 0.5).toFixed(0),
          quantile(served, 0.99).toFixed(0),
          sold.length,
          quantile(sold, 0.99).toFixed(0),
          Math.round(memory.at(-1) ?? 0),
        ]),
      );
    }
    const late = memory.slice(Math.floor(memory.length / 3));
    print(`After the first third the memory grows by ${slope(late).toFixed(1)} MB an hour.`);
  });
