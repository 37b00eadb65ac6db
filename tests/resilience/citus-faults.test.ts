import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Harness } from '../harness.ts';
import { staffToken } from '../staff.ts';
import {
  brokenInvariants,
  lastSuite,
  manyBookings,
  orderOf,
  setBookingLimits,
  stayItem,
  totalOf,
} from '../travellers.ts';
import { openCitus } from './citus-kit.ts';
import { type CitusSite, closeSite, connect, openSite, portOf, repeat } from './citus-sites.ts';

const citus = await openCitus();
const hasServers = citus?.hasServers === true;
if (citus && !hasServers)
  process.stdout.write('No worker of Citus was stopped: the servers are not those of the kit\n');

/** Milliseconds within which a call is answered while a worker is away; a busy machine may take three times as long. */
const soon = 3_000 * 3;

const boat = { name: 'Boat at Dawn', location: 'Varanasi', description: 'Oars.', price: 450, places: 8 };

/** The statuses of these calls, and whether each was answered soon. */
async function answersOf(
  calls: readonly Promise<{ status: number }>[],
): Promise<{ statuses: number[]; isSoon: boolean }> {
  const began = performance.now();
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  return { statuses, isSoon: performance.now() - began < soon };
}

describe.skipIf(!citus)('a site on Citus whose worker fails or changes', () => {
  const coordinator = citus?.url ?? '';
  let admin: pg.Client;
  let hills: CitusSite;
  let coast: CitusSite;
  let buyer: string;
  let staff: string;
  /** The price of a night in the Last Suite. */
  let price: number;
  beforeAll(async () => {
    admin = await connect(coordinator);
    // a cached connection to a worker is lost when it is killed
    await admin.query('set citus.max_cached_conns_per_worker = 0');
    hills = await openSite(admin, coordinator, 'padharo_hills');
    coast = await openSite(admin, coordinator, 'padharo_coast');
    for (const { one } of [hills, coast]) await setBookingLimits(one, manyBookings);
    buyer = (await hills.one.signUp()).token;
    staff = await staffToken(hills.one);
    price = await totalOf(hills.one, [lastNight(0)]);
  });
  afterAll(async () => {
    try {
      for (const site of [hills, coast]) if (site) await closeSite(admin, site);
      await admin?.end();
    } finally {
      await citus?.remove();
    }
  });

  /** A night of 2027 in the Last Suite, of which there is one. */
  const lastNight = (after: number) => {
    const day = (ahead: number) => new Date(Date.UTC(2027, 0, ahead)).toISOString().slice(0, 10);
    return stayItem({ ...lastSuite, selectedDate: day(after + 1), checkOut: day(after + 2) });
  };
  let nights = 0;
  const freshNight = () => {
    nights += 1;
    return lastNight(nights);
  };
  let callers = 0;
  /** A network of its own for each sale: one network may send 600 in ten minutes, however long a move takes. */
  const ownNetwork = () => {
    callers += 1;
    return { 'x-forwarded-for': `10.3.${Math.floor(callers / 250)}.${callers % 250}` };
  };
  const sell = (harness: Harness, item = freshNight(), token = buyer) =>
    harness.call('POST', '/api/send-booking-email', { token, body: orderOf([item], price), headers: ownNetwork() });
  let visitors = 0;
  /** Calls of every kind: a sale, a quote, a list, an entry, an account, bookings. */
  const callEach = (harness: Harness) => {
    visitors += 1;
    const visitor = { username: 'Asha Verma', email: `visitor${visitors}@example.in`, password: 'lamps-on-the-ganga' };
    return [
      sell(harness),
      harness.call('POST', '/api/quotes', { body: { items: [freshNight()] } }),
      harness.call('GET', `/api/stays?filters[slug][$ne]=x${visitors}`),
      harness.call('POST', '/api/attractions', { token: staff, body: { data: { ...boat, slug: `boat-${visitors}` } } }),
      harness.call('POST', '/api/auth/local/register', {
        body: visitor,
        headers: { 'x-forwarded-for': `10.2.0.${visitors % 250}` },
      }),
      harness.call('GET', '/api/bookings', { token: buyer }),
    ];
  };
  const workerOf = async ({ schema }: CitusSite) => {
    const worker = citus?.worker(await portOf(admin, schema));
    if (!worker) throw new Error(`the server of ${schema} is not ours`);
    return worker;
  };
  const readiness = ({ one, two }: CitusSite) =>
    Promise.all([one, two].map(async (harness) => (await harness.call('GET', '/readyz')).status));
  const bookingsOf = async (schema: string): Promise<string[]> => {
    const { rows } = await admin.query<{ id: string }>(`select booking_id as id from ${schema}.bookings`);
    return rows.map(({ id }) => id);
  };

  test.skipIf(!hasServers)(
    'with a frozen worker its site answers 503 soon, and sells again when it thaws',
    async () => {
      const worker = await workerOf(hills);
      const before = await answersOf(callEach(hills.one));
      expect(before.statuses).toEqual([200, 200, 200, 201, 200, 200]);
      const away = before.statuses.map(() => 503);
      worker.freeze(true);
      try {
        expect(await answersOf(callEach(hills.one))).toEqual({ statuses: away, isSoon: true });
        expect(await answersOf(callEach(hills.two))).toEqual({ statuses: away, isSoon: true });
        await expect.poll(() => readiness(hills)).toEqual([503, 503]);
        for (let attempt = 0; attempt < 10; attempt += 1)
          expect(await answersOf(callEach(hills.one))).toEqual({ statuses: away, isSoon: true });
        const leela = await coast.one.signUp('Leela Menon');
        expect((await sell(coast.one, freshNight(), leela.token)).status).toBe(200);
      } finally {
        worker.freeze(false);
      }
      await expect.poll(() => readiness(hills)).toEqual([200, 200]);
      expect((await sell(hills.one)).status).toBe(200);
      expect(await brokenInvariants(hills.one)).toEqual([]);
    },
  );

  test.skipIf(!hasServers)('sales while a worker is killed are made whole or not at all, none is a 400', async () => {
    const worker = await workerOf(hills);
    const sold: string[] = [];
    const statuses: number[] = [];
    const end = repeat(
      [hills.one, hills.two, hills.one, hills.two].map((harness) => async () => {
        const { status, body } = await sell(harness);
        statuses.push(status);
        if (status === 200) sold.push(body.bookingId);
        // a refusal takes a night too, and only 540 can be booked
        await wait(status === 200 ? 200 : 1_000);
      }),
    );
    try {
      await expect.poll(() => sold.length).toBeGreaterThan(3);
      worker.kill();
      await expect.poll(() => statuses.filter((status) => status === 503).length).toBeGreaterThan(3);
      const calls = callEach(hills.one);
      expect(await answersOf(calls)).toEqual({ statuses: calls.map(() => 503), isSoon: true });
      await worker.start();
      await expect.poll(() => readiness(hills)).toEqual([200, 200]);
      const before = sold.length;
      await expect.poll(() => sold.length).toBeGreaterThan(before + 3);
    } finally {
      await end();
    }
    expect([...new Set(statuses)].sort()).toEqual([200, 503]);
    // transactions whose commit the worker did not hear of
    await admin.query('select recover_prepared_transactions()');
    expect(await bookingsOf(hills.schema)).toEqual(expect.arrayContaining(sold));
    expect(await brokenInvariants(hills.one)).toEqual([]);
  });

  test('a site moves to another worker while it sells: nothing is lost, nothing sold twice', async () => {
    const answers: { status: number; id: string; night: string }[] = [];
    const end = repeat(
      [hills.one, hills.two].map((harness) => async () => {
        // two processes are asked for the same last room
        const night = freshNight();
        const sales = await Promise.all([harness, hills.one, hills.two].map((at) => sell(at, night)));
        for (const { status, body } of sales) answers.push({ status, id: body.bookingId, night: night.selectedDate });
        // a move takes a minute on a busy machine, and only 540 nights can be booked
        await wait(500);
      }),
    );
    const soldCount = () => answers.filter(({ status }) => status === 200).length;
    try {
      await expect.poll(soldCount).toBeGreaterThan(3);
      const { rows } = await admin.query<{ host: string; port: number }>(
        'select nodename as host, nodeport as port from pg_dist_node where nodeport <> $1 and groupid <> 0',
        [await portOf(admin, hills.schema)],
      );
      const [to] = rows;
      const move = `select citus_schema_move($1::regnamespace, $2, $3, 'force_logical')`;
      await admin.query(move, [hills.schema, to?.host, to?.port]);
      expect(await portOf(admin, hills.schema)).toBe(to?.port);
      const moved = soldCount();
      await expect.poll(soldCount).toBeGreaterThan(moved + 3);
    } finally {
      await end();
    }
    expect(answers.filter(({ status }) => ![200, 409, 503].includes(status))).toEqual([]);
    const sold = answers.filter(({ status }) => status === 200);
    expect(new Set(sold.map(({ night }) => night)).size).toBe(sold.length);
    expect(await bookingsOf(hills.schema)).toEqual(expect.arrayContaining(sold.map(({ id }) => id)));
    expect(await brokenInvariants(hills.one)).toEqual([]);
  });
});
