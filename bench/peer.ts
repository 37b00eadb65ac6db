import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { newDatabase, withContent } from './content.ts';
import { type ContentCall, contentCallsOf } from './content-calls.ts';
import { contentCatalogue } from './content-catalogue.ts';
import { type Cost, load, measure, medians, spanOf } from './cost.ts';
import { backendsMs, residentMb } from './process-usage.ts';
import { origin, port, stopServer } from './server.ts';
import { makeProject, packages } from './strapi/make-project.ts';

/** Calls for stays that Strapi answers as well: more than a hundred entries it gives no one. */
const both = ['stay by slug', 'holiday homes', 'hotels', '100 stays', '100 stays of a type'];
const release = packages['@strapi/strapi'];
const peerPort = port + 10;
const peer = `http://127.0.0.1:${peerPort}`;

interface Beside {
  readonly call: ContentCall;
  readonly ours: Cost;
  readonly theirs: Cost;
}

/** A project of Strapi with its packages, which are kept for the next time. */
function project(print: (text: string) => void): string {
  const folder = fileURLToPath(new URL(`../node_modules/.cache/strapi-${release}`, import.meta.url));
  makeProject(folder);
  copyFileSync(new URL('strapi/start.cjs', import.meta.url), join(folder, 'start.cjs'));
  if (existsSync(join(folder, 'node_modules/.package-lock.json'))) return folder;
  print(`Installing Strapi ${release}, once …`);
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts'], {
    cwd: folder,
    stdio: 'inherit',
  });
  return folder;
}

/** Strapi on that empty database, filled with the stays of that file, ready. */
async function startStrapi(folder: string, databaseUrl: string, stays: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['start.cjs'], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      STRAPI_TELEMETRY_DISABLED: 'true',
      DATABASE_URL: databaseUrl,
      PORT: String(peerPort),
      STAYS: stays,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const answers = () =>
    fetch(`${peer}/api/stays`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error('Strapi ended before it answered');
    await wait(500);
  }
  return child;
}

/** The stays as they are answered here with all that they lead to. */
async function allStays(): Promise<unknown[]> {
  const stays: unknown[] = [];
  for (let page = 1; ; page += 1) {
    const path = `/api/stays?populate=*&pagination[page]=${page}&pagination[pageSize]=100`;
    // each page from a network of its own: what one may spend is not what is measured
    const answer = await fetch(origin + path, { headers: { 'x-forwarded-for': `10.11.0.${page}` } });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    const { data }: { data: unknown[] } = JSON.parse(await answer.text());
    if (data.length === 0) return stays;
    stays.push(...data);
  }
}

/** Lets PostgreSQL know what lies in that database, as it does of ours. */
async function analyse(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('vacuum analyze');
  await client.end();
}

/** How many entries it answers. */
async function entriesOf(from: string, { path }: ContentCall): Promise<number> {
  const { data }: { data?: unknown[] } = JSON.parse(await (await fetch(from + path)).text());
  return data?.length ?? 0;
}

/** Prints what calls for stays take here and in a stock Strapi on the same machine, each in its turn, on PostgreSQL. */
export function measurePeer(
  clusterUrl: (database: string) => string,
  rounds: number,
  print: (text: string) => void,
): Promise<void> {
  return withContent('PostgreSQL', clusterUrl, print, async ({ pid }) => {
    const folder = project(print);
    const data = mkdtempSync(join(tmpdir(), 'padharo-bench-peer-'));
    const stays = join(data, 'stays.json');
    const watching = new pg.Client({ connectionString: clusterUrl('content') });
    let strapi: ChildProcess | undefined;
    try {
      await watching.connect();
      writeFileSync(stays, JSON.stringify(await allStays()));
      print('Telling Strapi of 1,000 stays, which takes it minutes …');
      const databaseUrl = await newDatabase(clusterUrl, 'strapi');
      strapi = await startStrapi(folder, databaseUrl, stays);
      await analyse(databaseUrl);
      print('Measuring both …');
      const databaseCpu = () => backendsMs(watching);
      const ask = (of: number, from: string, path: string) =>
        spanOf(path, from).then((span) =>
          measure(of, databaseCpu, () => load(path, 200, {}, { fresh: true, from, span })),
        );
      const calls = contentCallsOf(contentCatalogue()).filter(({ name }) => both.includes(name));
      const results: Beside[] = [];
      for (const call of calls) {
        const [here, there] = [await entriesOf(origin, call), await entriesOf(peer, call)];
        if (here !== there || here === 0) throw new Error(`${call.name}: ${here} entries here, ${there} there`);
        const [ours, theirs]: [Cost[], Cost[]] = [[], []];
        for (let round = 0; round <= rounds; round += 1) {
          const costs = [await ask(pid, origin, call.path), await ask(strapi.pid ?? 0, peer, call.path)] as const;
          // the first one makes both warm
          if (round === 0) continue;
          ours.push(costs[0]);
          theirs.push(costs[1]);
        }
        results.push({ call, ours: medians(ours), theirs: medians(theirs) });
      }
      print(`\n${peerTable(results)}`);
      print(
        `Memory of the server after it: ${Math.round(residentMb(pid))} MB here, ${Math.round(residentMb(strapi.pid ?? 0))} there.`,
      );
    } finally {
      if (strapi) await stopServer(strapi);
      await watching.end();
      rmSync(data, { recursive: true, force: true });
    }
  });
}

const row = (first: string, cells: readonly string[]) =>
  first.padEnd(24) + cells.map((cell) => cell.padStart(11)).join('');

function peerTable(results: readonly Beside[]): string {
  const costs = ({ perSecond, cpu, databaseCpu }: Cost) => [
    perSecond.toFixed(0),
    cpu.toFixed(2),
    databaseCpu.toFixed(2),
  ];
  const whole = ({ cpu, databaseCpu }: Cost) => cpu + databaseCpu;
  return [
    row('A query never met', [
      'per s',
      'CPU ms',
      'DB ms',
      'Strapi/s',
      'CPU ms',
      'DB ms',
      'less CPU',
      'with DB',
      'more per s',
    ]),
    ...results.map(({ call, ours, theirs }) =>
      row(call.name, [
        ...costs(ours),
        ...costs(theirs),
        ...[theirs.cpu / ours.cpu, whole(theirs) / whole(ours), ours.perSecond / theirs.perSecond].map(
          (times) => `${times.toFixed(1)} ×`,
        ),
      ]),
    ),
    `Strapi ${release} as a new project has it, with the same stays: on the same PostgreSQL, in turns.`,
  ].join('\n');
}
