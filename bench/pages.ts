import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { addDays, today } from '../service/core/day.ts';
import { addressIn } from '../service/core/language-address.ts';
import { quietPort } from '../tests/resilience/server-process.ts';
import { loadPage, pressHeart } from './page-load.ts';
import { median } from './process-usage.ts';
import { startCheckout, stopServer } from './server.ts';

/** A checkout whose pages are built, and its server. */
interface Checkout {
  readonly origin: string;
  readonly pid: number;
}
type Both = readonly [Checkout, Checkout];

/** Values of one figure by round, of the first checkout and of the second. */
type Pair = readonly [number[], number[]];

/** What is asked for; each turn asks for another address, if none may be cached. */
interface PageRequest {
  readonly name: string;
  readonly path: (round: number) => string;
  readonly accept: string;
}

const serverRounds = Number(process.env['BENCH_ROUNDS'] ?? 8);
const browserRounds = Number(process.env['BENCH_LOADS'] ?? 9);
const only = process.env['BENCH_CALLS'];
const isMeasured = (part: 'server' | 'bytes' | 'loads') => !only || only.includes(part);
const pagesPerRound = 40;
const atOnce = 4;

const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
let requestCount = 0;

/** The body as it is sent. Each request comes from a network of its own: rate limits are not what is measured. */
function read(url: string, accept = 'br'): Promise<Buffer> {
  requestCount += 1;
  const from = `10.${(requestCount >> 16) & 255}.${(requestCount >> 8) & 255}.${requestCount & 255}`;
  return new Promise((done, fail) => {
    get(url, { agent, headers: { 'accept-encoding': accept, 'x-forwarded-for': from } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        if (response.statusCode === 200) done(Buffer.concat(chunks));
        else fail(new Error(`${url} answers ${response.statusCode}`));
      });
    }).on('error', fail);
  });
}

/** Processor time of all threads of the process, to the microsecond (Linux). */
function processorMs(pid: number): number {
  return readdirSync(`/proc/${pid}/task`)
    .map((thread) => Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1e6)
    .reduce((sum, thread) => sum + thread, 0);
}

/** Of so many answers that are asked for a few at once: the server's processor time of one, and how many come a second. */
async function speedOf({ origin, pid }: Checkout, { path, accept }: PageRequest, pages = pagesPerRound) {
  const [before, begun] = [processorMs(pid), performance.now()];
  let round = 0;
  const client = async () => {
    while (round < pages) {
      round += 1;
      await read(origin + path(requestCount), accept);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, client));
  return { cpuMs: (processorMs(pid) - before) / pages, perSecond: (1_000 * pages) / (performance.now() - begun) };
}

/** Bytes of the scripts that a document names: those of its first view. */
async function scriptBytes(origin: string, path: string): Promise<number> {
  const html = await read(origin + path, 'identity');
  const named = new Set(html.toString().match(/\/assets\/[\w.-]+\.js/g));
  const sizes = await Promise.all([...named].map(async (script) => (await read(origin + script)).length));
  return sizes.reduce((sum, size) => sum + size, 0);
}

const round = (value: number) => (Math.abs(value) < 100 ? value.toFixed(2) : value.toFixed(0));

function withSpread(values: readonly number[]): string {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => round(sorted[Math.round(share * (sorted.length - 1))] ?? Number.NaN);
  return `${round(median(values))} (${at(0.25)} to ${at(0.75)})`;
}

const row = (name: string, [first, second]: Pair) =>
  `| ${name} | ${withSpread(first)} | ${withSpread(second)} | ${(median(second) / median(first)).toFixed(2)} |`;

/** Both in turn, each first as often as the other. */
async function alternate(rounds: number, measure: (which: 0 | 1) => Promise<void>): Promise<void> {
  for (let round = 0; round < rounds; round += 1)
    for (const which of round % 2 ? ([1, 0] as const) : ([0, 1] as const)) await measure(which);
}

async function measureServers(
  both: Both,
  requests: readonly PageRequest[],
  say: (text: string) => void,
): Promise<void> {
  for (const one of requests) {
    for (const checkout of both) await speedOf(checkout, one, 2 * pagesPerRound);
    const cost: Pair = [[], []];
    await alternate(serverRounds, async (which) => {
      cost[which].push((await speedOf(both[which], one)).cpuMs);
    });
    say(row(`ms of processor, ${one.name}`, cost));
  }
}

async function measureBytes(both: Both, paths: Readonly<Record<string, string>>, say: (text: string) => void) {
  for (const [name, path] of Object.entries(paths)) {
    const html: Pair = [[], []];
    const scripts: Pair = [[], []];
    await alternate(1, async (which) => {
      html[which].push((await read(both[which].origin + path)).length);
      scripts[which].push(await scriptBytes(both[which].origin, path));
    });
    say(row(`bytes of HTML, ${name}`, html));
    say(row(`bytes of script of the first view, ${name}`, scripts));
  }
}

async function measureLoads(both: Both, paths: Readonly<Record<string, string>>, say: (text: string) => void) {
  const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] });
  try {
    for (const [name, path] of Object.entries(paths)) {
      const figures = new Map<string, Pair>();
      // pictures are drawn at the first load
      for (const { origin } of both) await loadPage(browser, origin + path);
      await alternate(browserRounds, async (which) => {
        const url = both[which].origin + path;
        const seen = { ...(await loadPage(browser, url)), ...(await pressHeart(browser, url)) };
        for (const [figure, value] of Object.entries(seen)) {
          const pair: Pair = figures.get(figure) ?? [[], []];
          pair[which].push(value);
          figures.set(figure, pair);
        }
      });
      for (const [figure, pair] of figures) say(row(`${figure}, ${name}`, pair));
    }
  } finally {
    await browser.close();
  }
}

async function firstSlug(origin: string, type: string): Promise<string> {
  const list = (await read(`${origin}/api/${type}?fields[0]=slug&pagination[pageSize]=1`, 'identity')).toString();
  return /"slug":"([^"]+)"/.exec(list)?.[1] ?? '';
}

/**
 * Compares the pages of two checkouts that are built (`npm start` builds them), in alternating rounds over one database
 * with the sample catalogue, and prints a table: what an answer that is not cached costs the server, bytes, and how
 * pages load on a phone (`BENCH_CALLS`: server, bytes, loads).
 */
export async function comparePages(
  folders: readonly string[],
  databaseUrl: string,
  say: (text: string) => void,
): Promise<void> {
  const [one, two] = folders.map((folder) => resolve(folder));
  if (one === undefined || two === undefined) throw new Error('Name two checkouts: npm run bench -- pages ../a ../b');
  const dataDir = mkdtempSync(join(tmpdir(), 'padharo-pages-'));
  const servers: Awaited<ReturnType<typeof startCheckout>>[] = [];
  try {
    const open = async (folder: string, name: string): Promise<Checkout> => {
      const port = await quietPort();
      const server = await startCheckout(folder, { databaseUrl, dataDir: join(dataDir, name), port });
      servers.push(server);
      return { origin: `http://127.0.0.1:${port}`, pid: server.pid ?? 0 };
    };
    const both: Both = [await open(one, 'one'), await open(two, 'two')];
    const [{ origin }] = both;
    const stay = `/stays/${await firstSlug(origin, 'stays')}`;
    const attraction = `/attraction/booking/${await firstSlug(origin, 'attractions')}`;
    const day = (round: number) => addDays(today(new Date()), 30 + (round % 200));
    // a page with a parameter of one visitor is never cached
    const uncached: readonly PageRequest[] = [
      { name: 'home', path: (round) => `/?q=${round}`, accept: 'br' },
      {
        name: 'list with dates',
        path: (round) => `/stays?checkIn=${day(round)}&checkOut=${day(round + 2)}`,
        accept: 'br',
      },
      { name: 'stay', path: (round) => `${stay}?q=${round}`, accept: 'br' },
      { name: 'attraction', path: (round) => `${attraction}?q=${round}`, accept: 'br' },
      {
        name: '100 stays of the API, not compressed',
        path: (round) => `/api/stays?populate=*&pagination[pageSize]=100&filters[slug][$ne]=${round}`,
        accept: 'identity',
      },
    ];
    say('| figure | first (middle half) | second | ratio |\n| --- | --- | --- | --- |');
    if (isMeasured('server')) await measureServers(both, uncached, say);
    const pages = { home: '/', list: '/stays', stay };
    if (isMeasured('bytes')) await measureBytes(both, { ...pages, attraction }, say);
    if (isMeasured('loads')) await measureLoads(both, pages, say);
  } finally {
    for (const server of servers) await stopServer(server);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** A stay of the sample catalogue that is translated whole. */
const translated = '/stays/hotel-tapovan-steps';
const readingLanguages = ['en', 'hi'] as const;

/**
 * Compares pages in Hindi with the English ones of the same process, in alternating rounds on the sample catalogue, and
 * prints a table: from the cache and not, the processor time of an answer and how many come a second.
 */
export async function compareLanguages(databaseUrl: string, say: (text: string) => void): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'padharo-languages-'));
  const port = await quietPort();
  const server = await startCheckout('.', { databaseUrl, dataDir, port });
  const site: Checkout = { origin: `http://127.0.0.1:${port}`, pid: server.pid ?? 0 };
  try {
    say('| figure | English (middle half) | Hindi | ratio |\n| --- | --- | --- | --- |');
    for (const [name, path] of Object.entries({ home: '/', list: '/stays', stay: translated }))
      for (const cached of [true, false]) {
        const pages = cached ? 5 * pagesPerRound : pagesPerRound;
        const requestIn = (which: 0 | 1): PageRequest => ({
          name,
          path: (round) => addressIn(readingLanguages[which], cached ? path : `${path}?q=${round}`),
          accept: 'br',
        });
        await alternate(1, async (which) => void (await speedOf(site, requestIn(which), pages)));
        const cost: Pair = [[], []];
        const speed: Pair = [[], []];
        await alternate(serverRounds, async (which) => {
          const { cpuMs, perSecond } = await speedOf(site, requestIn(which), pages);
          cost[which].push(cpuMs);
          speed[which].push(perSecond);
        });
        const title = `${name}, ${cached ? 'from the cache' : 'not in the cache'}`;
        say(row(`a second, ${title}`, speed));
        say(row(`ms of processor, ${title}`, cost));
      }
  } finally {
    await stopServer(server);
    rmSync(dataDir, { recursive: true, force: true });
  }
}
