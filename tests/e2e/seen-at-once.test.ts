import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { quietPort, type ServerProcess, startProcess } from '../resilience/server-process.ts';
import { expect, test } from './parts/fixtures.ts';
import { canOperate } from './parts/operator.ts';
import { ownDatabase } from './parts/own-database.ts';

const sites: ServerProcess[] = [];
let folder: string;
let own: Awaited<ReturnType<typeof ownDatabase>> | undefined;
let database: pg.Client;
let token: string;
let slug: string;
let documentId: string;

test.skip(!canOperate, 'the embedded database is for one process');

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'padharo-seen-'));
  own = await ownDatabase();
  // the second finds the database as the first has made it
  for (const place of ['one', 'two']) {
    const env = { DATABASE_URL: own.url, DATA_DIR: join(folder, place), TRUST_PROXY: '1', SAMPLE_CATALOGUE: 'no' };
    const site = startProcess('server.ts', await quietPort(), env);
    sites.push(site);
    await site.ready();
  }
  database = new pg.Client({ connectionString: own.url });
  await database.connect();
  const account = { username: 'Asha Verma', email: 'asha@example.in', password: 'lamps-on-the-ganga' };
  token = (await call('POST', '/api/auth/local/register', account)).jwt;
  await database.query(`update users set role = 'admin', confirmed = true`);
  await database.query(`update sessions set staff = true, ends_at = expires_at`);
  const data = { name: 'House 0', location: 'Nainital', description: 'By the lake.', price: 1000 };
  ({ slug, documentId } = (await call('POST', '/api/stays', { data })).data);
});

test.afterAll(async () => {
  await database?.end();
  for (const site of sites) site.signal('SIGTERM');
  for (const site of sites) await site.ended;
  await own?.drop();
  await rm(folder, { recursive: true, force: true });
});

/** The answer of the first process. */
async function call(method: string, path: string, body: unknown) {
  const answer = await fetch(`${sites[0]?.url}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  expect(answer.ok, path).toBe(true);
  return answer.json();
}

async function read(url: string): Promise<string> {
  const answer = await fetch(url);
  expect(answer.status, url).toBe(200);
  return answer.text();
}

/** Milliseconds until that address shows the text, polling as often as needed. */
async function seen(url: string, text: string, since: number): Promise<number> {
  let requestCount = 0;
  await expect(async () => {
    requestCount = performance.now();
    expect(await read(url)).toContain(text);
  }).toPass({ intervals: [1], timeout: 60_000 });
  return Math.round(requestCount - since);
}

test('a write is visible to every reader, page cache included, in the same process and in others', async () => {
  const places = sites.flatMap(({ url }, index) =>
    [`/stays/${slug}`, '/stays', `/api/stays?filters[slug][$eq]=${slug}`, `/api/stays/${documentId}`].map((path) => ({
      which: `${index === 0 ? 'the same process' : 'another'} ${path}`,
      url: url + path,
      slowest: 0,
    })),
  );
  for (let round = 1; round <= 5; round += 1) {
    // so that each of them has something to forget
    for (const { url } of places) {
      expect(await read(url)).toContain(`House ${round - 1}`);
      expect(await read(url)).toContain(`House ${round - 1}`);
    }
    await call('PUT', `/api/stays/${documentId}`, { data: { name: `House ${round}` } });
    const since = performance.now();
    await Promise.all(
      places.map(async (place) => {
        place.slowest = Math.max(place.slowest, await seen(place.url, `House ${round}`, since));
      }),
    );
    // and nothing brings the old one back
    for (const { url } of places) expect(await read(url)).not.toContain(`House ${round - 1}`);
  }
  for (const { which, slowest } of places) process.stdout.write(`  seen after at most ${slowest} ms: ${which}\n`);
});
