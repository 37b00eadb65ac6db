import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { loadCatalogue } from '../database/sample/load-catalogue.ts';
import { readConfig } from '../service/platform/config.ts';
import { migrate } from '../service/platform/database/migrate.ts';
import { openDatabase } from '../service/platform/database/open-database.ts';
import { makeLog } from '../service/platform/log.ts';
import { makeCluster, postgresBinaries } from '../tests/setup/postgres.ts';
import { measureAdmin } from './admin.ts';
import { measureBookings } from './bookings.ts';
import { makeBuyers } from './buyers.ts';
import { measureChanges } from './changes.ts';
import { measureContent } from './content.ts';
import { contentTable } from './content-table.ts';
import { scorePage } from './lighthouse.ts';
import { measureLoad, soak } from './load.ts';
import { manyStays } from './many-stays.ts';
import { compareLanguages, comparePages } from './pages.ts';
import { measurePeer } from './peer.ts';
import { databaseCpuMs, residentMb } from './process-usage.ts';
import { measureReads, type Read } from './reads.ts';
import { measureSearch } from './search.ts';
import { origin, secret, startServer, stopServer } from './server.ts';
import { readsTable, table } from './table.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
const only = process.env['BENCH_CALLS'];
const slug = manyStays(1).stays[0]?.slug ?? '';
const bySlug = `/api/stays?filters[slug][$eq]=${slug}&populate[0]=stayimages&populate[1]=room_types&populate[2]=amenities`;
const calls: readonly Read[] = [
  { name: 'stay by slug', path: bySlug, accept: 'identity' },
  { name: '100 stays, populate=*', path: '/api/stays?populate=*&pagination[pageSize]=100', accept: 'identity' },
  { name: 'page from the cache', path: '/stays', accept: 'br' },
  { name: 'page not in the cache', path: `/stays/${slug}?checkIn=2027-03-01&checkOut=2027-03-03`, accept: 'br' },
  { name: 'dated list, not kept', path: '/stays?location=Goa&checkIn=2027-03-01&checkOut=2027-03-03', accept: 'br' },
];
// a name may hold a comma of its own
const request = only ? calls.filter(({ name }) => only.includes(name)) : calls;

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Measures pages, bookings and memory on a PostgreSQL with 1,000 stays, and prints one table. `sales`: nothing else. */
async function measureSite(url: string, sales = false): Promise<void> {
  const log = makeLog({ logLevel: 'error' });
  const dataDir = mkdtempSync(join(tmpdir(), 'padharo-bench-'));
  const watching = new pg.Client({ connectionString: url });
  let server: Awaited<ReturnType<typeof startServer>> | undefined;
  try {
    const database = await openDatabase({ databaseUrl: url, databasePool: 4, dataDir: '' }, log);
    await migrate(database);
    print('Loading 1,000 stays …');
    await loadCatalogue(database.db, manyStays(1000), new Date());
    await database.pool.query('analyze');
    await database.close();
    server = await startServer({ databaseUrl: url, dataDir });
    const pid = server.pid ?? 0;
    await watching.connect();
    print(`Measuring, ${rounds} rounds each …`);
    const reads = sales ? [] : await measureReads(origin, pid, () => databaseCpuMs(watching), request, rounds);
    if (only && !sales) return print(`\n${readsTable(reads, residentMb(pid))}`);
    const pgbench = join(postgresBinaries() ?? '', 'pgbench');
    const config = readConfig({ APP_SECRET: secret, PUBLIC_URL: origin }, () => secret);
    const travellers = await makeBuyers(url);
    const booked = await measureBookings({ origin, pid, url, pgbench, config, log, travellers, slug, rounds });
    const [buyer] = travellers;
    if (!buyer) throw new Error('Nobody is there to book');
    const changed = await measureChanges({ origin, pid, url, pgbench, config, log, buyer, slug, rounds });
    const memoryMb = residentMb(pid);
    const pages = [];
    if (!sales) print('Asking Lighthouse …');
    for (const path of sales ? [] : ['/', '/stays', `/stays/${slug}`])
      pages.push(await scorePage(origin, path, rounds));
    print(`\n${table({ reads, booked: [...booked, ...changed], pages, memoryMb })}`);
  } finally {
    await watching.end();
    if (server) await stopServer(server);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Runs everything on a fresh PostgreSQL, or that part of it alone: `sales`, `content`, `peer`, `search`, `admin`, `pages`, `languages`, `soak` or, of `npm run bench:load`, `load`. */
async function bench(part: string | undefined): Promise<void> {
  if (part === 'search' && process.env['BENCH_DATABASE'] === 'embedded') return await measureSearch('', print);
  const named = process.env['BENCH_DATABASE'];
  if (part === 'admin' && named) return await measureAdmin(named, print);
  // as a house of many bookings sets it (docs/operating.md)
  const cluster = await makeCluster(part === 'admin' ? ['shared_buffers=1GB'] : []);
  try {
    if (part === 'load') return await measureLoad(cluster, print);
    if (part === 'soak') return await soak(cluster.url('postgres'), print);
    if (part === 'peer') return await measurePeer(cluster.url, rounds, print);
    if (part === 'pages') return await comparePages(process.argv.slice(3), cluster.url('postgres'), print);
    if (part === 'languages') return await compareLanguages(cluster.url('postgres'), print);
    if (part === 'admin') return await measureAdmin(cluster.url('postgres'), print);
    if (part === 'sales') return await measureSite(cluster.url('postgres'), true);
    if (part === 'search') return await measureSearch(cluster.url('postgres'), print);
    if (part !== 'content' && (!only || request.length > 0)) await measureSite(cluster.url('postgres'));
    if (part !== 'content' && only && request.length > 0) return;
    print(`\n${contentTable(await measureContent(cluster.url, rounds, print))}`);
  } finally {
    await cluster.remove();
  }
}

await bench(process.argv[2]);
