import { randomInt } from 'node:crypto';
import { selectedLine } from '../service/booking/model/cart-items.ts';
import type { Order } from '../service/booking/model/order.ts';
import { placeBooking } from '../service/booking/usecases/checkout/place-booking.ts';
import { quoteCart } from '../service/booking/usecases/checkout/quote-cart.ts';
import { dayOf } from '../service/core/day.ts';
import { toRupees, zero } from '../service/core/money.ts';
import type { Config } from '../service/platform/config.ts';
import { openDatabase } from '../service/platform/database/open-database.ts';
import { makeLimiter } from '../service/platform/limits/limiter.ts';
import type { Log } from '../service/platform/log.ts';
import { openQueue } from '../service/platform/queue.ts';
import { pgbenchRate, pgbenchScript, recordStatements } from './booking-statements.ts';
import { buyers, firstBuyer, type LoadBuyer } from './buyers.ts';
import { cpuMs, median } from './process-usage.ts';

const seconds = Number(process.env['BENCH_SECONDS'] ?? 4);
const clients = 16;
/** Nights of March: sales begin on any of these, ours and the floor's alike, so that as many wait for each other. */
type Nights = readonly [first: number, last: number];
const alternatingNights: Nights = [10, 26];
const recordedNight = 12;
const measured: readonly { name: string; nights: Nights }[] = [
  { name: 'placing a booking', nights: alternatingNights },
  { name: 'the same, all of two nights', nights: [recordedNight, recordedNight] },
];

export function cartItemOf(slug: string, night = alternatingNights[0]) {
  const day = (offset: number) => dayOf(new Date(Date.UTC(2027, 2, night + offset)).toISOString().slice(0, 10));
  return { id: slug, type: 'stay', quantity: 1, selectedDate: day(0), checkOut: day(2), guests: 2 };
}

export const bookingIdOf = (stamp: number) => `BOOK_${stamp}_BENCHX`;

function orderOf(slug: string, stamp: number, night = alternatingNights[0]): Order {
  const lines = [selectedLine.parse(cartItemOf(slug, night))];
  return { bookingId: bookingIdOf(stamp), lines, paymentMethod: 'upi', paysNow: false, expectedTotal: zero };
}

/** What a booking costs, in rupees. */
export async function quoteOf(origin: string, slug: string): Promise<number> {
  const response = await fetch(`${origin}/api/quotes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ items: [cartItemOf(slug)] }),
  });
  const { totals }: { totals: { total: number } } = JSON.parse(await response.text());
  return totals.total;
}

/** Places one booking over HTTP. Throws when it is not sold. */
export async function placeOne(
  origin: string,
  buyer: LoadBuyer | undefined,
  { slug, total, stamp, nights = alternatingNights }: { slug: string; total: number; stamp: number; nights?: Nights },
): Promise<void> {
  const response = await fetch(`${origin}/api/send-booking-email`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${buyer?.token}`,
      'x-forwarded-for': `10.${(stamp >> 16) & 255}.${(stamp >> 8) & 255}.${stamp & 255}`,
    },
    body: JSON.stringify({
      bookingId: bookingIdOf(stamp),
      cartItems: [cartItemOf(slug, randomInt(nights[0], nights[1] + 1))],
      totals: { total },
      paymentMethod: 'upi',
    }),
  });
  if (response.status !== 200) throw new Error(`a booking was answered ${response.status}: ${await response.text()}`);
  await response.arrayBuffer();
}

/** Places bookings over HTTP for a few seconds; gives bookings per second and CPU ms of the server for each. */
async function placeMany(
  origin: string,
  pid: number,
  travellers: readonly LoadBuyer[],
  { slug, total, nights }: { slug: string; total: number; nights: Nights },
  from: number,
) {
  let stamp = from;
  let placed = 0;
  const until = performance.now() + seconds * 1000;
  const before = cpuMs(pid);
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < until) {
        stamp += 1;
        await placeOne(origin, travellers[stamp % travellers.length], { slug, total, stamp, nights });
        placed += 1;
      }
    }),
  );
  return { perSecond: placed / seconds, cpu: (cpuMs(pid) - before) / placed, stamp };
}

/** Bookings per second over HTTP against pgbench running the very statements of one booking. */
export async function measureBookings(options: {
  origin: string;
  pid: number;
  url: string;
  pgbench: string;
  config: Config;
  log: Log;
  travellers: readonly LoadBuyer[];
  slug: string;
  rounds: number;
}) {
  const { origin, pid, url, config, log, travellers, slug } = options;
  const [buyer] = travellers;
  if (!buyer) throw new Error('Nobody is there to book');
  const database = await openDatabase({ databaseUrl: url, databasePool: 1, dataDir: '' }, log);
  const queue = await openQueue(database, log);
  const { db } = database;
  const limiter = makeLimiter();
  // a network of its own, so that it is recognised in the recorded statements
  const network = '10.255.255.255';
  const ctx = {
    db,
    now: new Date(),
    viewer: buyer,
    language: 'en',
    network,
    limiter,
    config,
    log,
    enqueue: queue.enqueue,
  };
  const { totals } = await quoteCart(ctx, orderOf(slug, 1_700_000_000_000).lines);
  const orderOn = (night: number) => ({
    ...orderOf(slug, 1_700_000_000_000 + night, night),
    expectedTotal: totals.total,
  });
  // on days of which there are rows, as most are
  for (let night = alternatingNights[0]; night <= alternatingNights[1]; night += 1) {
    if (night !== recordedNight) await placeBooking(ctx, orderOn(night));
  }
  const order = orderOn(recordedNight);
  // ids far from every other number, so that they are recognised in the recorded statements
  for (const [table, start] of [
    ['bookings', 710_000_001],
    ['booking_lines', 720_000_001],
    ['emails', 730_000_001],
  ] as const) {
    await database.pool.query(`alter table ${table} alter column id restart with ${start}`);
  }
  const statements = await recordStatements(database.pool, () => placeBooking(ctx, order));
  const email = await database.pool.query<{ message_id: string }>('select message_id from emails where id = 730000001');
  for (const table of ['bookings', 'booking_lines', 'emails']) {
    await database.pool.query(`alter table ${table} alter column id restart with 800000001`);
  }
  await queue.stop();
  await database.close();

  const ids = new Map([
    ['710000001', 'booking_id'],
    ['720000001', 'line_id'],
    ['730000001', 'email_id'],
    [String(firstBuyer), 'buyer'],
  ]);
  const fresh = new Map([
    [order.bookingId, 'BENCH :stamp'],
    [email.rows[0]?.message_id ?? '', '<:stamp@bench>'],
    [buyer.email, ':stamp@example.in'],
    ['10.255.255.255', ':stamp'],
    ['2027-03-12', '2027-03-:night'],
    ['2027-03-13', '2027-03-:second'],
    ['2027-03-14', '2027-03-:leaving'],
  ]);
  const scriptOf = ([first, last]: Nights) =>
    pgbenchScript(statements, ids, fresh, [
      `buyer random(${firstBuyer}, ${firstBuyer + buyers - 1})`,
      `night random(${first}, ${last})`,
      'second :night + 1',
      'leaving :night + 2',
    ]);

  let stamp = 1_795_000_000_000;
  const measure = async ({ name, nights }: (typeof measured)[number]) => {
    const script = scriptOf(nights);
    const ours: { perSecond: number; cpu: number }[] = [];
    const floors: number[] = [];
    for (let round = 0; round < options.rounds; round += 1) {
      const result = await placeMany(origin, pid, travellers, { slug, total: toRupees(totals.total), nights }, stamp);
      stamp = result.stamp;
      ours.push(result);
      floors.push(pgbenchRate(options.pgbench, url, script, { clients, seconds }));
    }
    return {
      name,
      statements: statements.length,
      perSecond: median(ours.map(({ perSecond }) => perSecond)),
      cpu: median(ours.map(({ cpu }) => cpu)),
      floor: median(floors),
    };
  };
  const rows = [];
  for (const entry of measured) rows.push(await measure(entry));
  return rows;
}
