import { confirmChange } from '../service/booking/usecases/changes/confirm-change.ts';
import { previewChange } from '../service/booking/usecases/changes/preview-change.ts';
import { stayAvailability } from '../service/catalog/stays/availability.ts';
import { dayOf } from '../service/core/day.ts';
import type { Config } from '../service/platform/config.ts';
import type { Context } from '../service/platform/context.ts';
import { openDatabase } from '../service/platform/database/open-database.ts';
import { makeLimiter } from '../service/platform/limits/limiter.ts';
import type { Log } from '../service/platform/log.ts';
import { openQueue } from '../service/platform/queue.ts';
import { pgbenchRate, pgbenchScript, recordStatements } from './booking-statements.ts';
import { bookingIdOf, cartItemOf } from './bookings.ts';
import type { LoadBuyer } from './buyers.ts';
import { cpuMs, median } from './process-usage.ts';

/** Something that the site does, and how often pgbench runs the very statements of it. */
export interface AgainstStatements {
  readonly name: string;
  readonly statements: number;
  readonly perSecond: number;
  readonly floor: number;
  readonly cpu: number;
}

const seconds = Math.min(2, Number(process.env['BENCH_SECONDS'] ?? 2));
/** They move in turn: a booking keeps its replaced lines, and one that moved hundreds of times would be like no other. */
const movingBookings = 40;
const calendar = { from: dayOf('2027-09-01'), to: dayOf('2027-11-01') };

interface Options {
  readonly origin: string;
  readonly pid: number;
  readonly url: string;
  readonly pgbench: string;
  readonly config: Config;
  readonly log: Log;
  readonly buyer: LoadBuyer;
  readonly slug: string;
  readonly rounds: number;
}

let requestCount = 0;

async function ask(origin: string, path: string, buyer?: LoadBuyer, body?: unknown) {
  requestCount += 1;
  const response = await fetch(origin + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      // each from a network of its own: what one may spend is not what is measured
      'x-forwarded-for': `10.${100 + ((requestCount >> 16) & 127)}.${(requestCount >> 8) & 255}.${requestCount & 255}`,
      ...(buyer && { authorization: `Bearer ${buyer.token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${path} was answered ${response.status}: ${text}`);
  return JSON.parse(text);
}

/** Does it for a while, that many at once. */
async function repeat(pid: number, clients: number, work: () => Promise<unknown>) {
  let done = 0;
  const before = cpuMs(pid);
  const began = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < began + seconds * 1000) {
        await work();
        done += 1;
      }
    }),
  );
  return { perSecond: (done * 1000) / (performance.now() - began), cpu: (cpuMs(pid) - before) / done };
}

/**
 * Calendars of two months for 16 readers, and bookings that move from day to day, one after the other, previewed and confirmed each time.
 * The floor of a change takes each of its changes back: it is one booking, which cannot change twice the same way.
 */
export async function measureChanges(options: Options): Promise<AgainstStatements[]> {
  const { origin, pid, url, config, log, buyer, slug } = options;
  const database = await openDatabase({ databaseUrl: url, databasePool: 1, dataDir: '' }, log);
  const queue = await openQueue(database, log);
  const ctx: Context = {
    db: database.db,
    reads: database.reads,
    now: new Date(),
    viewer: buyer,
    language: 'en',
    network: '10.255.255.254',
    limiter: makeLimiter(),
    config,
    log,
    enqueue: queue.enqueue,
  };
  const sell = async (stamp: number) => {
    const bookingId = bookingIdOf(stamp);
    const items = [cartItemOf(slug)];
    const { totals } = await ask(origin, '/api/quotes', buyer, { items });
    await ask(origin, '/api/send-booking-email', buyer, { bookingId, cartItems: items, totals, paymentMethod: 'upi' });
    const { data } = await ask(origin, `/api/bookings/${bookingId}`, buyer);
    const line: number = data.bookingItems[0].lineId;
    return { bookingId, line };
  };
  const still = await sell(1_700_000_000_002);
  const moving: { bookingId: string; line: number }[] = [];
  for (let index = 0; index < movingBookings; index += 1) moving.push(await sell(1_700_000_001_000 + index));
  let day = 0;
  const moved = (line: number, to: number) => ({
    line,
    selectedDate: dayOf(new Date(Date.UTC(2027, 7, 1 + (to % 20))).toISOString().slice(0, 10)),
    checkOut: dayOf(new Date(Date.UTC(2027, 7, 3 + (to % 20))).toISOString().slice(0, 10)),
  });

  const read = () => stayAvailability(ctx, { slug, ...calendar });
  // once before: settings are kept
  await read();
  const calendarSql = await recordStatements(database.pool, read);
  for (const [table, start] of [
    ['booking_lines', 725_000_001],
    ['emails', 735_000_001],
  ] as const) {
    await database.pool.query(`alter table ${table} alter column id restart with ${start}`);
  }
  const { bookingId } = still;
  const changes = [moved(still.line, 7)];
  let messageId = '';
  const changeSql = await recordStatements(
    database.pool,
    async () => {
      const { token } = await previewChange(ctx, { bookingId, changes });
      if (token === null) throw new Error('The change that is measured is refused');
      await confirmChange(ctx, { bookingId, changes, token }).catch((error: Error) => {
        if (!error.message.includes('rolled back')) throw error;
      });
    },
    { undone: true },
  );
  for (const { values } of changeSql) {
    for (const value of values) if (/^<[^<>]+@[^<>]+>$/.test(String(value))) messageId = String(value);
  }
  for (const table of ['booking_lines', 'emails']) {
    await database.pool.query(`alter table ${table} alter column id restart with 950000001`);
  }
  await queue.stop();
  await database.close();

  const ids = new Map([
    ['725000001', 'line_id'],
    ['735000001', 'email_id'],
  ]);
  const fresh = new Map(messageId ? [[messageId, '<:stamp@bench>']] : []);
  const change = async () => {
    day += 1;
    const booking = moving[day % moving.length];
    if (!booking) throw new Error('Nothing is there to change');
    const at = `/api/bookings/${booking.bookingId}`;
    const body = { changes: [moved(booking.line, day)] };
    const { token } = await ask(origin, `${at}/changes/preview`, buyer, body);
    const changed = await ask(origin, `${at}/changes`, buyer, { ...body, token });
    booking.line = changed.data.bookingItems[0].lineId;
  };
  const calendarPath = `/stays/${slug}/availability?from=${calendar.from}&to=${calendar.to}`;
  const rows = [
    { name: 'a calendar', sql: calendarSql, script: pgbenchScript(calendarSql, new Map(), new Map()), clients: 16 },
    { name: 'a change', sql: changeSql, script: pgbenchScript(changeSql, ids, fresh), clients: 1 },
  ];
  const measured: AgainstStatements[] = [];
  for (const { name, sql, script, clients } of rows) {
    const work = name === 'a change' ? change : () => ask(origin, calendarPath);
    const ours = [];
    const floors = [];
    for (let round = 0; round < options.rounds; round += 1) {
      ours.push(await repeat(pid, clients, work));
      floors.push(pgbenchRate(options.pgbench, url, script, { clients, seconds }));
    }
    measured.push({
      name,
      statements: sql.length,
      perSecond: median(ours.map(({ perSecond }) => perSecond)),
      floor: median(floors),
      cpu: median(ours.map(({ cpu }) => cpu)),
    });
  }
  return measured;
}
