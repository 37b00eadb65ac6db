import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadCatalogue } from '../database/catalogue/load-catalogue.ts';
import { readConfig } from '../service/platform/config.ts';
import { migrate } from '../service/platform/database/migrate.ts';
import { openDatabase } from '../service/platform/database/open-database.ts';
import { makeLog } from '../service/platform/log.ts';
import { makeCluster, postgresBinaries } from '../tests/setup/postgres.ts';
import { measureBookings } from './bookings.ts';
import { scorePage } from './lighthouse.ts';
import { manyStays } from './many-stays.ts';
import { residentMb } from './process-usage.ts';
import { measureReads } from './reads.ts';
import { table } from './table.ts';

const port = 3900;
const origin = `http://127.0.0.1:${port}`;
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
const secret = 'a secret for measuring, of no use elsewhere';
const slug = manyStays(1).stays[0]?.slug ?? '';

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

async function startServer(url: string, dataDir: string) {
  const child = spawn(process.execPath, ['server.ts'], {
    env: {
      ...process.env,
      DATABASE_URL: url,
      DATA_DIR: dataDir,
      PORT: String(port),
      APP_SECRET: secret,
      LOG_LEVEL: 'error',
      TRUST_PROXY: 'yes',
      SAMPLE_CATALOGUE: 'no',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (let attempt = 0; attempt < 300; attempt += 1) {
    try {
      if ((await fetch(`${origin}/readyz`)).ok) return child;
    } catch {}
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server did not become ready');
}

/** A traveller with a confirmed address, made through the API and confirmed in the database. */
async function makeBuyer(url: string) {
  const email = 'bench@example.in';
  const response = await fetch(`${origin}/api/auth/local/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'Bench Buyer', email, password: 'lamps-on-the-ganga' }),
  });
  const { jwt, user }: { jwt: string; user: { id: number } } = JSON.parse(await response.text());
  const database = await openDatabase(
    { databaseUrl: url, databasePool: 2, dataDir: '' },
    makeLog({ logLevel: 'error' }),
  );
  await database.db.updateTable('users').set({ confirmed: true }).where('id', '=', user.id).execute();
  await database.close();
  return {
    kind: 'user' as const,
    userId: user.id,
    sessionId: '',
    role: 'traveller' as const,
    email,
    username: 'Bench Buyer',
    confirmed: true,
    token: jwt,
  };
}

/** Runs everything on a fresh PostgreSQL with 1,000 stays and prints one table. */
async function bench(): Promise<void> {
  const log = makeLog({ logLevel: 'error' });
  const dataDir = mkdtempSync(join(tmpdir(), 'padharo-bench-'));
  const cluster = await makeCluster();
  const url = cluster.url('postgres');
  let server: Awaited<ReturnType<typeof startServer>> | undefined;
  try {
    const database = await openDatabase({ databaseUrl: url, databasePool: 4, dataDir: '' }, log);
    await migrate(database);
    say('Loading 1,000 stays …');
    await loadCatalogue(database.db, manyStays(1000), new Date());
    await database.pool.query('analyze');
    await database.close();
    server = await startServer(url, dataDir);
    const pid = server.pid ?? 0;
    say(`Measuring, ${rounds} rounds each …`);
    const bySlug = `/api/stays?filters[slug][$eq]=${slug}&populate[0]=stayimages&populate[1]=room_types&populate[2]=amenities`;
    const reads = await measureReads(
      origin,
      pid,
      [
        { name: 'stay by slug', path: bySlug, accept: 'identity' },
        { name: '100 stays, populate=*', path: '/api/stays?populate=*&pagination[pageSize]=100', accept: 'identity' },
        { name: 'page from the cache', path: '/stays', accept: 'br' },
        { name: 'page not in the cache', path: `/stays/${slug}?checkIn=2027-03-01&checkOut=2027-03-03`, accept: 'br' },
      ],
      rounds,
    );
    const pgbench = join(postgresBinaries() ?? '', 'pgbench');
    const config = readConfig({ APP_SECRET: secret, PUBLIC_URL: origin }, () => secret);
    const buyer = await makeBuyer(url);
    const booked = await measureBookings({ origin, pid, url, pgbench, config, log, buyer, slug, rounds });

    const memoryMb = residentMb(pid);
    say('Asking Lighthouse …');
    const pages = [];
    for (const path of ['/', '/stays', `/stays/${slug}`]) pages.push(await scorePage(origin, path, rounds));
    say(`\n${table({ reads, booked, pages, memoryMb })}`);
  } finally {
    server?.kill('SIGTERM');
    await cluster.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

await bench();
