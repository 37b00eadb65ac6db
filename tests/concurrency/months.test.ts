import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { clock } from '../../service/core/viewer.ts';
import { isLockConflict } from '../../service/platform/database/database-error.ts';
import { createComingPartitions } from '../../service/platform/partitions/create-coming-partitions.ts';
import { createPartitions } from '../../service/platform/partitions/partitions.ts';
import { deleteOldDeliveries } from '../../service/webhooks/delete-old-deliveries.ts';
import { type Harness, startHarness } from '../harness.ts';
import { staffToken } from '../staff.ts';
import { brokenInvariants, manyBookings, orderOf, raftItem, setBookingLimits, totalOf } from '../travellers.ts';
import { webhookFixture } from '../webhook-fixture.ts';

const where = inject('ground');

// needs real PostgreSQL: one connection cannot race with itself
describe.skipIf(where.kind === 'embedded')('tables of months of a storefront that sells', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await startHarness();
  });
  afterAll(() => harness.close());
  /** As the queue does it: what did not get its locks is tried again. */
  const untilDone = async (work: () => Promise<unknown>) => {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (!isLockConflict(error)) throw error;
      }
    }
  };
  const partsOf = async (table: string) => {
    const { rows } = await harness.database.pool.query<{ part: string }>(
      'select inhrelid::regclass::text as part from pg_inherits where inhparent = $1::regclass order by 1',
      [table],
    );
    return rows.map(({ part }) => part);
  };

  test('turn with the month: every sale is kept, in its month, whoever makes and drops parts in the meantime', async () => {
    // when no one sold yet, as every month is made before it comes
    await createPartitions(harness.database.db, new Date('2090-04-15T00:00:00Z'));
    harness.clock.now = new Date('2090-05-31T23:58:00Z');
    const admin = await staffToken(harness);
    const backOffice = webhookFixture(harness, () => admin);
    await backOffice.make('https://shop.example');
    await setBookingLimits(harness, manyBookings);
    await harness.database.pool.query('update sellables set units = 100000');
    const buyers = await Promise.all(Array.from({ length: 3 }, () => harness.signUp()));
    const items = [raftItem({ selectedDate: '2090-06-20' })];
    const total = await totalOf(harness, items);
    const emails = (await harness.emails()).length;
    let over = false;
    let sold = 0;
    const sell = async ({ token }: { token: string }, index: number) => {
      while (!over) {
        const answer = await harness.call('POST', '/api/send-booking-email', {
          token,
          body: orderOf(items, total),
          headers: { 'x-forwarded-for': `10.2.0.${index}` },
        });
        expect([200, 503]).toContain(answer.status);
        if (answer.status === 200) sold += 1;
        harness.clock.advance(1_000);
        // a storefront, not a rush: changes of tables wait their turn for a third of a second
        await wait(50);
      }
    };
    const selling = buyers.map(sell);
    await Promise.all([1, 2, 3].map(() => untilDone(() => createComingPartitions(harness.ctx(clock)))));
    expect(await partsOf('emails')).toEqual(expect.arrayContaining(['emails_2090_05', 'emails_2090_08']));
    const before = sold;
    await expect.poll(() => sold).toBeGreaterThan(before + 3);
    harness.clock.now = new Date('2090-06-01T00:00:00Z');
    const early = sold;
    await expect.poll(() => sold).toBeGreaterThan(early + 3);
    // what is dropped is the month that is over for deliveries, while sales write to the next one
    const later = { ...harness.ctx(clock), now: new Date('2090-07-02T00:00:00Z') };
    await expect
      .poll(async () => {
        await deleteOldDeliveries(later);
        return partsOf('webhook_deliveries');
      })
      .not.toContain('webhook_deliveries_2090_05');
    const late = sold;
    await expect.poll(() => sold).toBeGreaterThan(late + 3);
    over = true;
    await Promise.all(selling);
    expect(await brokenInvariants(harness)).toEqual([]);
    expect((await harness.emails()).length).toBe(emails + sold);
    const { rows } = await harness.database.pool.query(
      `select count(*)::int as strays from emails where created_at >= '2090-05-01'
        and tableoid::regclass::text not in ('emails_other', 'emails_' || to_char(created_at at time zone 'UTC', 'YYYY_MM'))`,
    );
    expect(rows).toEqual([{ strays: 0 }]);
    const { rows: june } = await harness.database.pool.query('select count(*)::int as rows from emails_2090_06');
    expect(june[0]?.rows).toBeGreaterThan(6);
  });

  test('are complete after the connection that creates them was killed at any moment', async () => {
    const { database, ctx } = harness;
    const at = (month: number) => new Date(Date.UTC(2091, month, 15));
    // a connection that was killed after its last statement stays in the pool; the next query on it fails
    const again = async (work: () => Promise<unknown>) => {
      for (;;) {
        try {
          return await work();
        } catch (error) {
          if (!String(error).includes('terminat')) throw error;
        }
      }
    };
    const killer = await database.pool.connect();
    let killed = 0;
    // on a busy machine many attempts finish, or have not begun, before they can be killed
    for (let month = 0; month < 12 || (killed < 3 && month < 100); month += 1) {
      const making = createPartitions(ctx(clock).db, at(month)).then(
        () => false,
        () => true,
      );
      await wait((month % 12) * 2);
      await killer.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'
            and query ~ 'partition|padharo months|lock table'`,
      );
      if (await making) killed += 1;
    }
    killer.release();
    expect(killed).toBeGreaterThan(0);
    for (const month of [0, 11]) await again(() => createPartitions(database.db, at(month)));
    for (const table of ['emails', 'webhook_deliveries', 'audit_rows']) {
      const parts = await partsOf(table);
      const there = await database.pool.query<{ name: string }>(
        `select relname as name from pg_class where relkind = 'r' and relname like $1 order by 1`,
        [`${table}\\_%\\_%`],
      );
      // every table is attached as a partition, and the last months exist
      expect(there.rows.map((row) => row.name).filter((part) => !parts.includes(part))).toEqual([]);
      expect(parts).toEqual(expect.arrayContaining([`${table}_2091_12`, `${table}_2092_03`]));
    }
  });
});
