import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import autocannon from 'autocannon';
import { loadCatalogue } from '../database/catalogue/load-catalogue.ts';
import { migrate } from '../service/platform/database/migrate.ts';
import { openDatabase } from '../service/platform/database/open-database.ts';
import { makeLog } from '../service/platform/log.ts';
import { placeOne, quoteOf } from './bookings.ts';
import { type Buyer, makeBuyers } from './buyers.ts';
import { manyStays } from './many-stays.ts';
import { origin, startServer, stopServer } from './server.ts';
import type { Answered, Traffic } from './traffic.ts';

const seconds = Number(process.env['BENCH_SECONDS'] ?? 20);
/** Of a hundred that come, so many search, look at a stay and buy. */
const mix = { searches: 95, details: 4, sales: 1 } as const;
/** Of what it answers when it is asked without a pause, what is asked of it for long. */
const sustained = 0.7;
/** Sales in a second while nobody else comes. */
const idleSales = 5;

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

function send(traffic: Omit<Traffic, 'origin'>): Promise<Answered[]> {
  const worker = new Worker(new URL('./traffic.ts', import.meta.url), { workerData: { origin, ...traffic } });
  return new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject));
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Sells at that rate for that long; gives how long each sale took, in milliseconds, sorted. Throws when one is refused. */
async function sell(buyers: readonly Buyer[], sale: { slug: string; total: number }, perSecond: number, from: number) {
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

/**
 * Prints what becomes of searches, stays and sales when 1, 2 and 4 times as many come as the process can serve for long:
 * what is too much is told to come back (503), and a sale is made all the same.
 */
export async function measureLoad(url: string, say: (text: string) => void): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'padharo-bench-'));
  const database = await openDatabase(
    { databaseUrl: url, databasePool: 4, dataDir: '' },
    makeLog({ logLevel: 'error' }),
  );
  await migrate(database);
  await loadCatalogue(database.db, catalogue, new Date());
  await database.pool.query('analyze');
  await database.close();
  const server = await startServer({ databaseUrl: url, dataDir });
  try {
    const buyers = await makeBuyers(url);
    const slug = catalogue.stays[0]?.slug ?? '';
    const sale = { slug, total: await quoteOf(origin, slug) };
    const paths = pathsOf(9_900);
    const asked = await autocannon({
      url: origin,
      connections: 16,
      duration: 8,
      headers: { 'accept-encoding': 'br' },
      requests: paths.map((path, index) => ({
        path,
        headers: { 'x-forwarded-for': `10.9.${index >> 8}.${index & 255}` },
      })),
    });
    const rate = sustained * asked.requests.average;
    say(`${Math.round(rate)} searches and stays a second can be served for long; ${seconds} seconds each.`);
    await wait(2_000);
    let stamp = 1_796_000_000_000;
    const idle = await sell(buyers, sale, idleSales, stamp);
    say('times        offered/s   200/s   503/s    none   p50 ms   p99 ms   sales   p50 ms   p99 ms    of idle');
    const line = (cells: readonly (string | number)[]) =>
      cells.map((cell, index) => String(cell).padStart(index === 0 ? 5 : 9)).join('');
    const idleP99 = quantile(idle, 0.99);
    say(line(['idle', '', '', '', '', '', '', idle.length, quantile(idle, 0.5).toFixed(0), idleP99.toFixed(0), '']));
    for (const times of [1, 2, 4]) {
      stamp += 1_000_000;
      const perSecond = rate * times;
      const [answers, sold] = await Promise.all([
        send({ paths, perSecond, seconds }),
        sell(buyers, sale, (perSecond * mix.sales) / (mix.searches + mix.details), stamp),
      ]);
      const of = (status: number) => answers.filter((one) => one.status === status);
      const served = of(200)
        .map(({ milliseconds }) => milliseconds)
        .sort((a, b) => a - b);
      const each = (some: readonly unknown[]) => (some.length / seconds).toFixed(1);
      const p99 = quantile(sold, 0.99);
      say(
        line([
          ...[`${times} ×`, each(answers), each(served), each(of(503)), each(of(0))],
          ...[quantile(served, 0.5).toFixed(0), quantile(served, 0.99).toFixed(0)],
          ...[sold.length, quantile(sold, 0.5).toFixed(0), p99.toFixed(0), `${(p99 / idleP99).toFixed(1)} ×`],
        ]),
      );
      await wait(3_000);
    }
  } finally {
    await stopServer(server);
    rmSync(dataDir, { recursive: true, force: true });
  }
}
