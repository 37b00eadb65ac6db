import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { contentVersion } from '../../service/content/content-version.ts';
import { failedJobsSince } from '../../service/platform/failed-jobs.sql.ts';
import type { ProductSet } from '../../service/platform/product-set.ts';
import { countWaitingJobs } from '../../service/platform/waiting-jobs.sql.ts';
import { type Harness, type Route, startHarness } from '../harness.ts';
import { book, brokenInvariants, lastSuite, stayItem } from '../travellers.ts';
import { type Pooler, startPgbouncer, withoutPgbouncer } from './pgbouncer.ts';

const poolers: Pooler[] = [];
const directly: Route = async (databaseUrl) => ({ databaseUrl });
/** Connects both sites through one PgBouncer, so that they share the same few connections. */
const pooled: Route = async (url) => {
  const pooler = poolers[0] ?? (await startPgbouncer(url, 5));
  poolers[0] = pooler;
  return { databaseUrl: pooler.url, databaseDirectUrl: url };
};
const ways = [
  { way: 'directly', schema: 'hills', through: directly, without: undefined },
  { way: 'behind PgBouncer', schema: 'coast', through: pooled, without: withoutPgbouncer },
];

describe.skipIf(inject('ground').kind === 'embedded').each(ways)('two sites in one database, $way', (given) => {
  const { schema, through, without } = given;
  describe.skipIf(without)(without ?? 'each in a schema of its own', () => {
    let own: Harness;
    let other: Harness;
    let admin: pg.Client;
    beforeAll(async () => {
      own = await startHarness({}, { through });
      other = await startHarness({ DATABASE_SCHEMA: schema }, { through, beside: own });
      admin = new pg.Client({ connectionString: own.url });
      await admin.connect();
    });
    afterAll(async () => {
      await admin?.end();
      await other?.close();
      await own?.close();
      await poolers.pop()?.close();
    });
    /** Counters of a site that change with writes. */
    const standing = async (of: string): Promise<Record<string, string>> => {
      const tables = ['users', 'bookings', 'holds', 'emails', 'audit_rows', 'search_changes'];
      const counts = tables.map((table) => `(select count(*) from ${of}.${table}) as ${table}`);
      const { rows } =
        await admin.query(`select ${counts.join(', ')}, (select sum(taken) from ${of}.allotments) as taken,
        (select sum(writes) from ${of}.content_versions) as version,
        (select count(*) from ${of === 'public' ? '' : `${of}_`}jobs.job) as jobs`);
      return rows[0];
    };

    test('each site sells its last room once, and the other site does not change', async () => {
      for (const [seller, of, still] of [
        [own, 'public', schema],
        [other, schema, 'public'],
      ] as const) {
        const before = await standing(still);
        const moved = await standing(of);
        const buyers = await Promise.all(Array.from({ length: 5 }, (_, index) => seller.signUp(`Buyer ${index}`)));
        const sales = await Promise.all(buyers.map(({ token }) => book(seller, token, [stayItem({ ...lastSuite })])));
        expect(sales.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
        expect(await standing(still)).toEqual(before);
        expect(await standing(of)).not.toEqual(moved);
        expect(await brokenInvariants(seller)).toEqual([]);
      }
      for (const of of ['public', schema]) expect(await standing(of)).toMatchObject({ bookings: 1 });
    });

    test('a catalogue change is noticed, counted and found in its own site only', async () => {
      const heard: Record<'own' | 'other', ProductSet[]> = { own: [], other: [] };
      await own.database.onContentChange((made) => heard.own.push(made));
      await other.database.onContentChange((made) => heard.other.push(made));
      const versions = async () =>
        [
          await contentVersion({ ...own.ctx(), now: new Date() }),
          await contentVersion({ ...other.ctx(), now: new Date() }),
        ] as const;
      const before = await versions();
      heard.own.length = 0;
      heard.other.length = 0;
      await sql`update stays set name = 'House of the Other' where slug = 'lake-house'`.execute(other.database.db);
      await expect.poll(() => heard.other.length).toBeGreaterThan(0);
      // a later notification arrives after it, on the same connection
      await sql`update stays set updated_at = now() where slug = 'lake-house'`.execute(own.database.db);
      await expect.poll(() => heard.own.length).toBeGreaterThan(0);
      expect([heard.own.length, heard.other.length]).toEqual([1, 1]);
      const after = await versions();
      expect(after[1]).not.toBe(before[1]);
      expect(Number(after[0])).toBe(Number(before[0]) + 1);
      const names = await Promise.all(
        [own, other].map(
          async (harness) => (await harness.call('GET', '/api/stays?filters[slug][$eq]=lake-house')).body.data[0].name,
        ),
      );
      expect(names).toEqual(['Lake House', 'House of the Other']);
    });

    test('jobs of one site do not run in the other', async () => {
      await other.startJobs();
      await expect.poll(async () => (await other.emails()).every(({ sent_at }) => sent_at !== null)).toBe(true);
      expect((await other.emails()).length).toBeGreaterThan(0);
      const waiting = await own.emails();
      expect(waiting.length).toBeGreaterThan(0);
      expect(waiting.every(({ sent_at }) => sent_at === null)).toBe(true);
      const [mine, theirs] = await Promise.all(
        [own, other].map(({ database }) => countWaitingJobs(database.background, database.schema)),
      );
      const emails = (jobs: typeof mine) => jobs?.find(({ name }) => name === 'send-email')?.count ?? 0;
      expect(emails(mine)).toBe(waiting.length);
      expect(emails(theirs)).toBe(0);
      expect(await failedJobsSince(other.database.db, schema, new Date(0))).toEqual([]);
    });

    test('preparing one site does not block the other', async () => {
      const inside = await own.database.alone(() => other.database.alone(async () => 'both'));
      expect(inside).toBe('both');
      await expect(Promise.all([own.database.probe(), other.database.probe()])).resolves.toBeDefined();
    });

    test('a statement with the search path of the other site changes only the site it names', async () => {
      const before = await standing('public');
      const moved = await standing(schema);
      await admin.query('set search_path = public');
      await admin.query(`update "${schema}".stays set name = name || '!' where slug = 'lake-house'`);
      await admin.query(
        `insert into "${schema}".allotments (sellable_id, day, capacity) select sellable_id, '2027-03-01', 1 from "${schema}".room_types limit 1`,
      );
      expect(await standing('public')).toEqual(before);
      expect(await standing(schema)).not.toEqual(moved);
    });

    test('foreign objects with the names of the site are not mistaken for it', async () => {
      const site = new pg.Client({ connectionString: own.url });
      await site.connect();
      await site.query('set jit = off');
      const stock = `select free::int from "${schema}".free_stock('2026-12-01', '2027-01-01', now()) order by sellable_id, day`;
      const before = (await site.query(stock)).rows;
      expect(before.length).toBeGreaterThan(0);
      await site.query(`create temp table allotments as select * from "${schema}".allotments where false;
        create temp table holds as select * from "${schema}".holds where false`);
      for (const path of [`"${schema}", pg_temp`, 'public', `pg_temp, public`, '']) {
        await site.query(`select set_config('search_path', $1, false)`, [path]);
        expect((await site.query(stock)).rows, path).toEqual(before);
      }
      await site.end();
    });
  });
});
