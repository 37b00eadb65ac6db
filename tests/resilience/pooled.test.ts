import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../service/platform/context.ts';
import { dataErrorOf, isUnavailable } from '../../service/platform/database/database-error.ts';
import { type Harness, startHarness } from '../harness.ts';
import { book, brokenInvariants, lastSuite, stayItem } from '../travellers.ts';
import { type Pooler, startPgbouncer, withoutPgbouncer } from './pgbouncer.ts';

describe.skipIf(withoutPgbouncer)(
  `behind PgBouncer in transaction mode${withoutPgbouncer ? `: ${withoutPgbouncer}` : ''}`,
  () => {
    let pooler: Pooler | undefined;
    let harness: Harness;
    beforeAll(async () => {
      harness = await startHarness(
        {},
        {
          through: async (url) => {
            // fewer connections than all connection pools together
            pooler = await startPgbouncer(url, 5);
            return { databaseUrl: pooler.url, databaseDirectUrl: url };
          },
        },
      );
    });
    afterAll(async () => {
      await harness?.close();
      await pooler?.close();
    });

    test('the site searches, quotes, sells the last room once, and runs its jobs', async () => {
      const travellers = await Promise.all(
        Array.from({ length: 6 }, (_, index) => harness.signUp(`Traveller ${index}`)),
      );
      const reads = Array.from({ length: 20 }, (_, index) =>
        harness.call('GET', `/api/stays?pagination[page]=${index + 1}`),
      );
      const sales = await Promise.all(
        travellers.map(({ token }) => book(harness, token, [stayItem({ ...lastSuite })])),
      );
      expect((await Promise.all(reads)).map(({ status }) => status)).toEqual(reads.map(() => 200));
      expect(sales.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
      expect(await brokenInvariants(harness)).toEqual([]);
      await harness.startJobs();
      await expect.poll(async () => (await harness.emails()).every(({ sent_at }) => sent_at !== null)).toBe(true);
    });

    test('a catalogue change is noticed on the direct connection past the pooler', async () => {
      let changes = 0;
      await harness.database.onContentChange(() => {
        changes += 1;
      });
      await sql`update stays set updated_at = now() where slug = 'lake-house'`.execute(harness.database.db);
      await expect.poll(() => changes).toBeGreaterThan(0);
    });

    test('PostgreSQL ends slow statements within a transaction and outside one, and neither affects the next query', async () => {
      const { rows } = await inTransaction(harness.ctx(), (ctx) =>
        sql<{ limit: string }>`select current_setting('statement_timeout') as limit`.execute(ctx.db),
      );
      expect(rows).toEqual([{ limit: '15s' }]);
      const slow = await sql`select pg_sleep(600)`.execute(harness.database.reads).catch((error: unknown) => error);
      expect(dataErrorOf(slow)?.because).toBe('too-slow');
      const left = sql`select from pg_stat_activity where query like '%pg_sleep(600)%' and state = 'active' and pid <> pg_backend_pid()`;
      await expect.poll(async () => (await left.execute(harness.database.db)).rows).toEqual([]);
    });

    test('with a frozen pooler calls are a 503 long before their time limit, and are answered when it thaws', async () => {
      const list = () => harness.call('GET', '/api/stays?filters[slug][$ne]=x').then(({ status }) => status);
      const slow = sql`select pg_sleep(600)`.execute(harness.database.db).catch((error: unknown) => error);
      expect(await list()).toBe(200);
      pooler?.freeze(true);
      try {
        const began = performance.now();
        expect(await list()).toBe(503);
        expect(isUnavailable(await slow)).toBe(true);
        // a statement of sales may take fifteen seconds
        expect(performance.now() - began).toBeLessThan(9_000);
      } finally {
        pooler?.freeze(false);
      }
      await expect.poll(list).toBe(200);
    });
  },
);
