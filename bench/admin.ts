import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import type { StaffContext } from '../backoffice/back-office.ts';
import { growCatalogue } from '../database/sample/grow-catalogue.ts';
import { loadSampleOnce } from '../database/sample/sample.ts';
import { addMissingSettings } from '../service/catalog/settings/add-missing-settings.ts';
import { clock, type Role, type SignedIn } from '../service/core/viewer.ts';
import { readConfig } from '../service/platform/config.ts';
import type { Context } from '../service/platform/context.ts';
import { migrate } from '../service/platform/database/migrate.ts';
import { type OpenDatabase, openDatabase } from '../service/platform/database/open-database.ts';
import { makeLimiter } from '../service/platform/limits/limiter.ts';
import { makeLog } from '../service/platform/log.ts';
import { openQueue } from '../service/platform/queue.ts';
import { brokenInvariants, manyBookings, setBookingLimits } from '../tests/travellers.ts';
import { growBookings } from './admin/grow-bookings.ts';
import { addPapers, addPartners, addTravellers } from './admin/grow-site.ts';
import { sellPatterns } from './admin/pattern-sales.ts';
import { type Question, questionsAbout, type SubjectOfQuestions } from './admin/questions.ts';
import { backendsMs } from './process-usage.ts';

const stays = Number(process.env['BENCH_STAYS'] ?? 10_000);
const bookings = Number(process.env['BENCH_BOOKINGS'] ?? 100_000);
const only = process.env['BENCH_CALLS'];
const times = Number(process.env['BENCH_ROUNDS'] ?? 10);
/** What a list may take, in milliseconds of processors. */
const most = 300;

/** Grows a house of that size on the cluster at that URL, and prints what each list and report of its back office takes of two processes. */
export async function measureAdmin(url: string, print: (text: string) => void): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'padharo-bench-'));
  const log = makeLog({ logLevel: 'warn' });
  const watching = new pg.Client({ connectionString: url });
  await watching.connect();
  // as a house of that size sets it; what workers take would be no one's
  await watching.query(`alter system set max_wal_size = '2GB'`);
  await watching.query('alter system set max_parallel_workers_per_gather = 0');
  await watching.query('select pg_reload_conf()');
  const database = await openDatabase({ databaseUrl: url, databasePool: 4, dataDir }, log);
  const config = readConfig(
    { DATA_DIR: dataDir, UPI_ID: 'house@bank' },
    () => 'a secret of thirty-two characters, for the bench',
  );
  const base: Context = {
    db: database.db,
    now: new Date(),
    viewer: clock,
    language: 'en',
    network: null,
    config,
    log,
    limiter: makeLimiter(),
    enqueue: async () => undefined,
  };
  try {
    await migrate(database, async (db) => {
      await addMissingSettings({ db, now: base.now, viewer: clock });
      await loadSampleOnce(db, base.now);
    });
    await (await openQueue(database, log)).stop();
    // one that was grown before is asked again
    const { rows } = await sql`select from bookings limit 1`.execute(base.db);
    if (rows.length === 0) await grow(database, base, print);
    print(await counts(base.db));
    await ask(base, watching, print);
  } finally {
    await database.close();
    await watching.end();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Makes products, partners and buyers, and all that the back office shows of them. Throws where it contradicts itself. */
async function grow(database: OpenDatabase, base: Context, print: (text: string) => void): Promise<void> {
  const began = performance.now();
  const report = (label: string) =>
    print(`${((performance.now() - began) / 1_000).toFixed(0).padStart(5)} s  ${label}`);
  // whose bookings the patterns are holds several at once
  await setBookingLimits({ database }, { ...manyBookings, leastShare: 1_000 });
  const patterns = await sellPatterns(base);
  await database.alone(async (_, db) => {
    await growCatalogue(db, stays, report);
    await addTravellers(db, bookings, base.now);
    await growBookings(db, patterns, bookings, report);
    report('what was written beside them');
    await addStaff(db);
    await addPartners(db, stays, base.now);
    await addPapers(db, bookings, base.now);
    report('vacuum');
    await sql`vacuum (analyze)`.execute(db);
  });
  report('checked against what must always hold');
  await database.alone(async (pool) => {
    const findings = await brokenInvariants({ database: { ...database, pool } });
    if (findings.length > 0) throw new Error(`${findings.length} findings: ${findings.slice(0, 5).join('; ')}`);
  });
}

/** One member of the staff of each role. */
async function addStaff(db: Context['db']): Promise<void> {
  await sql`
    insert into users (username, email, role, confirmed)
    select 'Ravi', r || '@padharo.example', r, true from unnest(array['admin', 'support', 'editor']) r`.execute(db);
}

async function counts(db: Context['db']): Promise<string> {
  const tables = ['stays', 'bookings', 'booking_lines', 'payments', 'refunds', 'invoices', 'emails', 'reviews'];
  const lines: string[] = [];
  for (const table of tables) {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(db);
    lines.push(`${rows[0]?.count.toLocaleString('en-IN')} ${table}`);
  }
  return lines.join(', ');
}

async function ask(base: Context, watching: pg.Client, print: (text: string) => void): Promise<void> {
  const about = await sql<Omit<SubjectOfQuestions, 'now'> & { partnerEmail: string }>`
    select b.booking_id as "bookingId", b.email, p.document_id as partner, p.email as "partnerEmail",
      (select b.booking_id from booking_messages m join bookings b on b.id = m.booking_id order by m.id desc limit 1) as question,
      (select document_id from webhooks order by id limit 1) as webhook
    from (select * from bookings where status = 'completed' order by id desc limit 1) b
      cross join (select * from partners order by id limit 1) p`.execute(base.db);
  const [found] = about.rows;
  if (!found) throw new Error('There is nothing to ask about');
  const { rows: staff } = await sql<{
    id: number;
    role: Role;
  }>`select id, role from users where role <> 'traveller'`.execute(base.db);
  function as(role: Role): StaffContext {
    const email = role === 'partner' ? found?.partnerEmail : 'ravi@padharo.example';
    const userId = staff.find((entry) => entry.role === role)?.id ?? 0;
    const viewer: SignedIn = {
      kind: 'user',
      userId,
      sessionId: '',
      role,
      email: email ?? '',
      username: 'Ravi',
      confirmed: true,
    };
    return { ...base, viewer };
  }
  const questions = questionsAbout({ now: base.now, ...found }).filter(({ name }) => !only || name.includes(only));
  print(`\n${'milliseconds of a processor'.padEnd(44)} ours p50  PostgreSQL p50   both p50   both p99`);
  let over = 0;
  for (const question of questions) {
    const { own, theirs, both } = await measured(question, as(question.role), watching);
    const [half = 0, worst = 0] = [part(both, 0.5), part(both, 0.99)];
    const mark = half > most ? `  over ${most}` : worst > most ? `  at times over ${most}` : '';
    if (mark) over += 1;
    const cells = [part(own, 0.5), part(theirs, 0.5), half, worst].map((cell) => cell.toFixed(1));
    print(
      `${question.name.padEnd(44)} ${cells.map((cell, at) => cell.padStart([8, 16, 11, 11][at] ?? 0)).join('')}${mark}`,
    );
  }
  print(`\n${questions.length} lists and reports, ${over} of them over ${most} ms of two processors`);
}

async function measured({ ask }: Question, ctx: StaffContext, watching: pg.Client) {
  const [own, theirs, both]: [number[], number[], number[]] = [[], [], []];
  // what is planned, compiled and read from the disk once
  for (let time = 0; time < 2; time += 1) await ask(ctx);
  for (let time = 0; time < times; time += 1) {
    const before = { own: process.cpuUsage(), theirs: await backendsMs(watching) };
    await ask(ctx);
    const { user, system } = process.cpuUsage(before.own);
    const spent = { own: (user + system) / 1_000, theirs: (await backendsMs(watching)) - before.theirs };
    own.push(spent.own);
    theirs.push(spent.theirs);
    both.push(spent.own + spent.theirs);
  }
  return { own: own.sort(ascending), theirs: theirs.sort(ascending), both: both.sort(ascending) };
}

const ascending = (a: number, b: number) => a - b;
const part = (sorted: readonly number[], of: number): number =>
  sorted[Math.floor((sorted.length - 1) * of)] ?? Number.NaN;
