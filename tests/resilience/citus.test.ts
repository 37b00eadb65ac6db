import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cancelBooking } from '../../service/booking/lifecycle/cancel-booking.ts';
import type { Viewer } from '../../service/core/viewer.ts';
import { type Harness, startHarness } from '../harness.ts';
import { book, brokenInvariants, lastSuite, pay, stayItem } from '../travellers.ts';
import { startProcess } from './server-process.ts';

/** Superuser URL of a Citus coordinator with workers and its extension; databases created there are dropped. */
const citus = process.env['CITUS_URL'];
if (!citus) process.stdout.write('Citus was not tried: CITUS_URL is not set\n');

const sites = ['padharo_hills', 'padharo_coast'];

/** Runs the operator command for that site. */
const distribute = (DATABASE_URL: string, DATABASE_SCHEMA: string) =>
  startProcess('scripts/operator.ts', 1, { DATABASE_URL, DATABASE_SCHEMA }, [], ['distribute']).ended;

describe.skipIf(!citus)('two sites on Citus, each on one worker', () => {
  let admin: pg.Client;
  /** Two processes for each site. */
  const harnesses: Harness[] = [];
  const urls = sites.map((role) => {
    const url = new URL(citus ?? 'postgres://nowhere');
    url.username = role;
    url.password = role;
    return url.href;
  });
  const drop = async () => {
    for (const schema of sites) {
      await admin.query(`drop schema if exists ${schema} cascade`);
      await admin.query(`drop schema if exists ${schema}_jobs cascade`);
      const { rows } = await admin.query('select from pg_roles where rolname = $1', [schema]);
      if (rows.length > 0) await admin.query(`drop owned by ${schema}`);
      await admin.query(`drop role if exists ${schema}`);
    }
  };
  beforeAll(async () => {
    admin = new pg.Client({ connectionString: citus });
    await admin.connect();
    await drop();
    for (const [at, schema] of sites.entries()) {
      await admin.query(`create role ${schema} login password '${schema}'`);
      await admin
        .query(`select format('grant create on database %I to ${schema}', current_database())`)
        .then(({ rows }) => admin.query(rows[0].format));
      const first = await startHarness({ DATABASE_SCHEMA: schema }, { beside: { url: urls[at] } });
      await first.close();
      expect(await distribute(urls[at] ?? '', schema)).toMatchObject({ code: 0 });
      for (let process = 0; process < 2; process += 1)
        harnesses.push(await startHarness({ DATABASE_SCHEMA: schema }, { beside: { url: urls[at] } }));
    }
  });
  afterAll(async () => {
    for (const harness of harnesses) await harness.close();
    await drop();
    await admin.end();
  });

  test('two processes of each site sell its last room once, and the other site does not change', async () => {
    for (const [one, two] of [harnesses.slice(0, 2), harnesses.slice(2)]) {
      if (!one || !two) throw new Error('a house is missing');
      const buyers = await Promise.all(Array.from({ length: 6 }, (_, index) => one.signUp(`Buyer ${index}`)));
      const sales = await Promise.all(
        buyers.map(({ token }, index) => book(index % 2 ? one : two, token, [stayItem({ ...lastSuite })])),
      );
      expect(sales.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
      expect(await brokenInvariants(one)).toEqual([]);
    }
    for (const schema of sites)
      expect((await admin.query(`select count(*)::int as n from ${schema}.bookings`)).rows).toEqual([{ n: 1 }]);
  });

  test('a booking is paid, invoiced and cancelled, and its refund is due once', async () => {
    const [harness] = harnesses;
    if (!harness) throw new Error('a house is missing');
    const asha = await harness.signUp();
    const { body } = await book(harness, asha.token, [
      stayItem({ selectedDate: '2026-12-20', checkOut: '2026-12-22' }),
    ]);
    expect((await pay(harness, body)).body.status).toBe('captured');
    const viewer: Viewer = {
      kind: 'user',
      role: 'traveller',
      userId: asha.id,
      sessionId: 'x',
      confirmed: true,
      email: asha.email,
      username: 'Asha',
    };
    await Promise.all([1, 2].map(() => cancelBooking(harness.ctx(viewer), body.bookingId)));
    const { rows } = await admin.query(`select (select count(*)::int from ${sites[0]}.refunds) as refunds,
      (select count(*)::int from ${sites[0]}.invoices) as papers`);
    expect(rows).toEqual([{ refunds: 1, papers: 2 }]);
    expect(await brokenInvariants(harness)).toEqual([]);
  });

  test('the other process of a site shows a catalogue change within four seconds', async () => {
    const [one, two, other] = harnesses;
    if (!one || !two || !other) throw new Error('a house is missing');
    const name = async (harness: Harness) =>
      (await harness.call('GET', '/api/stays?filters[slug][$eq]=lake-house')).body.data[0].name;
    two.follow();
    const before = await name(other);
    await admin.query(`update ${sites[0]}.stays set name = 'Moved' where slug = 'lake-house'`);
    await expect.poll(() => name(two), { timeout: 4_000 }).toBe('Moved');
    expect(await name(other)).toBe(before);
  });
});
