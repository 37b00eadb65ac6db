import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { growCatalogue } from '../database/catalogue/grow-catalogue.ts';
import { loadSampleOnce } from '../database/catalogue/sample.ts';
import { findHeld } from '../service/catalog/lists/find-in-list.ts';
import { findListed } from '../service/catalog/lists/find-listed.sql.ts';
import type { Question } from '../service/catalog/lists/list-search.ts';
import { questionOf } from '../service/catalog/lists/question.ts';
import { SearchFeed } from '../service/catalog/search/search-feed.ts';
import { addMissingSettings } from '../service/catalog/settings/add-missing-settings.ts';
import { stayList } from '../service/catalog/stays/stay-list.ts';
import { parseStaySearch, type StaySearch } from '../service/catalog/stays/stay-search.ts';
import { suggestPlaces } from '../service/catalog/suggestions/suggest-places.ts';
import { addDays, today } from '../service/core/day.ts';
import { clock, visitor } from '../service/core/viewer.ts';
import { readConfig } from '../service/platform/config.ts';
import type { Context, Database } from '../service/platform/context.ts';
import { migrate } from '../service/platform/database/migrate.ts';
import { openDatabase } from '../service/platform/database/open-database.ts';
import { makeLimiter } from '../service/platform/limits/limiter.ts';
import { makeLog } from '../service/platform/log.ts';
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
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    spent.push((user + system) / 1_000);
  }
  return spent.sort((a, b) => a - b);
}

/** Milliseconds of a processor for one of `times`: ours and that of the backend, which does all of it by itself. */
async function meanOf(db: Database, times: number, work: (db: Database) => Promise<unknown>): Promise<number> {
  return db.connection().execute(async (own) => {
    await sql`set max_parallel_workers_per_gather = 0`.execute(own);
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(own);
    const spent = () => cpuMs(process.pid) + cpuMs(rows[0]?.pid ?? 0);
    const before = spent();
    for (let time = 0; time < times; time += 1) await work(own);
    return (spent() - before) / times;
  });
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

/** Prints what a search costs by the index of the process and by the statement, for a catalogue of each size. */
export async function measureSearch(url: string, say: (text: string) => void): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'padharo-bench-'));
  const log = makeLog({ logLevel: 'warn' });
  const row = growing();
  const database = await openDatabase({ databaseUrl: url, databasePool: 2, dataDir: '' }, log);
  const config = readConfig({ DATA_DIR: dataDir }, () => 'a secret of thirty-two characters, for the bench');
  try {
    await migrate(database, async (db) => {
      await addMissingSettings({ db, now, viewer: clock });
      await loadSampleOnce(db, now);
    });
    for (const stays of sizes) {
      await database.alone(async (pool, db) => {
        await growCatalogue(db, stays);
        await pool.query(
          `insert into allotments (sellable_id, day, capacity, own_capacity, price_paise)
           select t.sellable_id, $1::date + n, case when random() < 0.7 then 0 else u.units end,
             case when random() < 0.5 then 0 end, case when random() < 0.4 then t.price_paise * 2 end
           from room_types t join sellables u on u.id = t.sellable_id cross join generate_series(0, 599) n
           where random() < $2 on conflict do nothing`,
          [today(now), exceptional],
        );
        await pool.query('analyze');
      });
      const lanes = { db: database.db, pages: database.db, reads: database.db, background: database.db };
      const feed = new SearchFeed({ lanes, lists: [stayList], now: () => now, log });
      const cpu = () => cpuMs(process.pid);
      const began = { cpu: cpu(), at: performance.now() };
      feed.start();
      while (!feed.isUpToDate) await wait(50);
      const ctx: Context = {
        ...{ db: database.db, now, viewer: visitor, network: null, config, log },
        ...{ limiter: makeLimiter(), enqueue: async () => undefined },
      };
      const seconds = (performance.now() - began.at) / 1_000;
      const index = (await feed.current(now))?.kinds.get('stays')?.index;
      const bytes = Math.round((index?.bytes ?? 0) / stays);
      const own = ((cpu() - began.cpu) / 1_000).toFixed(1);
      say(`\n${stays} stays: ${bytes} bytes each, read in ${seconds.toFixed(1)} s, ${own} of our processor`);
      say(`  ${'milliseconds of a processor'.padEnd(42)}      p50      p99 growth statement to it`);
      for (const [name, text] of Object.entries(questions)) {
        const search = parseStaySearch(new URLSearchParams(text), today(now));
        const question: Question<StaySearch> = await questionOf(ctx, stayList, search);
        const held = () => findHeld(ctx, stayList, question);
        const [first, second] = [await held(), await findListed(database.db, stayList, question)];
        if (!first || JSON.stringify(first.ids) !== JSON.stringify(second.ids))
          throw new Error(`${name}: not the same`);
        const own = await eachOf(200, held);
        const statement = await meanOf(database.db, stays > 20_000 ? 3 : 10, (db) =>
          findListed(db, stayList, question),
        );
        say(row(name, own, [statement.toFixed(1), `${(statement / part(own, 0.5)).toFixed(0)} ×`]));
      }
      const names = performance.now();
      await suggestPlaces(ctx, { text: 'goa' });
      say(`  what is typed, of names that were read in ${Math.round(performance.now() - names)} ms`);
      for (const text of typed) {
        const own = await eachOf(200, () => suggestPlaces(ctx, { text }));
        say(row(text, own));
      }
      await feed.stop();
    }
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
