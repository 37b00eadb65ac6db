import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as others, setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { growCatalogue } from '../database/sample/grow-catalogue.ts';
import { inBulk } from '../database/sample/in-bulk.ts';
import { loadSampleOnce } from '../database/sample/sample.ts';
import type { ListQuery } from '../service/catalog/lists/list-search.ts';
import { addMissingSettings } from '../service/catalog/settings/add-missing-settings.ts';
import { stayList } from '../service/catalog/stays/stay-list.ts';
import { parseStaySearch, type StaySearch } from '../service/catalog/stays/stay-search.ts';
import { addDays, today } from '../service/core/day.ts';
import { clock, visitor } from '../service/core/viewer.ts';
import { readConfig } from '../service/platform/config.ts';
import type { Context, Database } from '../service/platform/context.ts';
import { migrate } from '../service/platform/database/migrate.ts';
import { openDatabase } from '../service/platform/database/open-database.ts';
import { makeLimiter } from '../service/platform/limits/limiter.ts';
import { makeLog } from '../service/platform/log.ts';
import { askDatabase } from '../service/search/database/ask-database.sql.ts';
import { askIndex } from '../service/search/in-process/ask-index.ts';
import { indexedNightCount } from '../service/search/in-process/loaded-index.ts';
import { SearchFeed } from '../service/search/in-process/search-feed.ts';
import type { SearchAnswer } from '../service/search/question/question.ts';
import { resolveQuestion } from '../service/search/question/question.ts';
import { suggestPlaces } from '../service/search/suggest-places.ts';
import { cpuMs } from './process-usage.ts';

/** The share of nights that differ from the ordinary. */
const exceptional = 0.02;
const sizes = (process.env['BENCH_STAYS'] ?? '1000,10000').split(',').map(Number);

const now = new Date();
const from = addDays(today(now), 30);
const dates = `checkIn=${from}&checkOut=${addDays(from, 3)}&adults=2`;
const questions = {
  everywhere: '',
  'everywhere, 3 nights': dates,
  'everywhere, 3 nights, 3 filters': `${dates}&amenity=Parking&meal=Breakfast+included&max=9000`,
  'everywhere, 3 nights, by price': `${dates}&sort=price-low`,
  'everywhere, 3 nights, three days around': `${dates}&flexible=3`,
  'Goa, 3 nights': `${dates}&location=goa`,
};

/** A beginning, a name in Devanagari, two words of which one begins, and a typing error. */
const typed = ['ja', 'जयपुर', 'hotel goa', 'nanital'];

/** Milliseconds of our processor that each of `times` takes, from the least to the most. */
async function eachOf(times: number, work: () => Promise<unknown>): Promise<number[]> {
  const spent: number[] = [];
  for (let time = 0; time < times; time += 1) {
    await others();
    const before = cpuSpent();
    await work();
    spent.push(cpuSpent() - before);
  }
  return spent.sort((a, b) => a - b);
}

/** Milliseconds of a processor for one of `times`: ours and that of the backend, which does all of it alone. */
async function meanOf(db: Database, times: number, isServer: boolean, work: () => Promise<unknown>): Promise<number> {
  await sql`set max_parallel_workers_per_gather = 0`.execute(db);
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  const spent = () => cpuMs(process.pid) + (isServer ? cpuMs(rows[0]?.pid ?? 0) : 0);
  const before = spent();
  for (let time = 0; time < times; time += 1) await work();
  return (spent() - before) / times;
}

/** The most of a processor, in milliseconds, that our thread took from now on without a turn for others: they waited so long at least. */
function stretches() {
  let longest = 0;
  let last = milliseconds(process.threadCpuUsage());
  const timer = setInterval(() => {
    const now = milliseconds(process.threadCpuUsage());
    longest = Math.max(longest, now - last);
    last = now;
  }, 1);
  return () => {
    clearInterval(timer);
    return `${longest.toFixed(0)} ms of our thread at most without a turn for others`;
  };
}

const milliseconds = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1_000;
const cpuSpent = (): number => milliseconds(process.cpuUsage());

/** Says of the nights of what nothing is said yet that so many differ. */
async function sayNights(db: Database): Promise<void> {
  const each = Math.round(indexedNightCount * exceptional);
  await db.transaction().execute((db) =>
    inBulk(
      db,
      ['allotments'],
      () => undefined,
      async () => {
        await sql`
        insert into allotments (sellable_id, day, capacity, own_capacity, price_paise)
        select t.sellable_id, ${today(now)}::date + (n * ${indexedNightCount / each} + random() * ${indexedNightCount / each - 1})::int,
          case when random() < 0.7 then 0 else u.units end, case when random() < 0.5 then 0 end,
          case when random() < 0.4 then t.price_paise * 2 end
        from room_types t join sellables u on u.id = t.sellable_id cross join generate_series(0, ${each}::int - 1) n
        where not exists (select from allotments a where a.sellable_id = t.sellable_id)
        order by 1, 2 on conflict do nothing`.execute(db);
      },
    ),
  );
}

const part = (sorted: readonly number[], of: number): number =>
  sorted[Math.floor((sorted.length - 1) * of)] ?? Number.NaN;

/** Prints lines of the table: p50, p99, how many times the p50 of the smallest catalogue that is, and what else is said. */
function growing() {
  const smallest = new Map<string, number>();
  return (name: string, sorted: readonly number[], more: readonly string[] = []): string => {
    const p50 = part(sorted, 0.5);
    const before = smallest.get(name) ?? p50;
    smallest.set(name, before);
    const cells = [p50.toFixed(2), part(sorted, 0.99).toFixed(2), `${(p50 / before).toFixed(1)} ×`, ...more];
    return `  ${name.padEnd(42)} ${cells.map((cell) => cell.padStart(9)).join('')}`;
  };
}

/**
 * Prints what a search costs by the index of the process and by the statement, for a catalogue of each size; an empty address is
 * the embedded database.
 */
export async function measureSearch(url: string, say: (text: string) => void): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'padharo-bench-'));
  const log = makeLog({ logLevel: 'warn' });
  const row = growing();
  const database = await openDatabase({ databaseUrl: url, databasePool: 2, dataDir }, log);
  const config = readConfig({ DATA_DIR: dataDir }, () => 'a secret of thirty-two characters, for the bench');
  const pools = { db: database.db, pages: database.db, reads: database.db, background: database.db };
  const ctx: Context = {
    db: database.db,
    now,
    viewer: visitor,
    language: 'en',
    network: null,
    config,
    log,
    limiter: makeLimiter(),
    enqueue: async () => undefined,
  };
  /** The answers of the index, and then those of the statement: on a connection without a time-out. */
  async function ask(stays: number): Promise<void> {
    say(`  ${'milliseconds of a processor'.padEnd(42)}      p50      p99   growth statement to it`);
    const prepared: { name: string; question: ListQuery<StaySearch>; first: SearchAnswer; own: number[] }[] = [];
    const stretched = stretches();
    for (const [name, text] of Object.entries(questions)) {
      const search = parseStaySearch(new URLSearchParams(text), today(now));
      const question: ListQuery<StaySearch> = await resolveQuestion(ctx, stayList, search);
      const first = await askIndex(ctx, stayList, question);
      if (!first) throw new Error(`${name}: the index does not answer`);
      prepared.push({ name, question, first, own: await eachOf(200, () => askIndex(ctx, stayList, question)) });
    }
    const longest = stretched();
    const statements = async (db: Database) => {
      for (const { name, question, first, own } of prepared) {
        let second: string | undefined;
        const statement = await meanOf(db, stays > 20_000 ? 2 : 10, url !== '', async () => {
          second = JSON.stringify((await askDatabase(db, stayList, question)).ids);
        });
        if (JSON.stringify(first.ids) !== second) throw new Error(`${name}: not the same`);
        say(row(name, own, [statement.toFixed(0), `${(statement / part(own, 0.5)).toFixed(0)} ×`]));
      }
    };
    await database.alone((_, db) => db.connection().execute(statements));
    say(`  ${longest}`);
  }
  try {
    await migrate(database, async (db) => {
      await addMissingSettings({ db, now, viewer: clock });
      await loadSampleOnce(db, now);
    });
    for (const stays of sizes) {
      const grown = performance.now();
      await database.alone(async (pool, db) => {
        await growCatalogue(db, stays);
        await sayNights(db);
        await pool.query('analyze');
      });
      const made = ((performance.now() - grown) / 1_000).toFixed(0);
      const feed = new SearchFeed({ pools, lists: [stayList], now: () => now, log });
      const began = { cpu: cpuMs(process.pid), at: performance.now(), stretched: stretches() };
      feed.start();
      while (!feed.isUpToDate) await wait(50);
      const seconds = ((performance.now() - began.at) / 1_000).toFixed(1);
      const own = ((cpuMs(process.pid) - began.cpu) / 1_000).toFixed(1);
      const [load = 0] = loadavg();
      say(`\n${stays} stays, made in ${made} s (load ${load.toFixed(1)})`);
      say(`  read in ${seconds} s, ${own} of our processor; ${began.stretched()}`);
      await ask(stays);
      const index = (await feed.current(now))?.kinds.get('stays')?.index;
      say(`  ${Math.round((index?.bytes ?? 0) / stays)} bytes of the index a stay`);
      const names = performance.now();
      await suggestPlaces(ctx, { text: 'goa' });
      say(`  what is typed, of names that were read in ${Math.round(performance.now() - names)} ms`);
      for (const text of typed) say(row(text, await eachOf(200, () => suggestPlaces(ctx, { text }))));
      await feed.stop();
    }
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
