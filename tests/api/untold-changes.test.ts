import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { followVersion } from '../../service/content/follow-version.ts';
import { openDatabase } from '../../service/platform/database/open-database.ts';
import { makeLog } from '../../service/platform/log.ts';
import { makePageCache } from '../../service/platform/page-cache.ts';
import type { ProductSet } from '../../service/platform/product-set.ts';
import { type Harness, startHarness } from '../harness.ts';
import { splitStatements } from '../statements.ts';

/** Four seconds on an idle machine; a busy one may take three times as long. */
const within = { timeout: 4_000 * 3, interval: 20 };
/** Until the version was looked at so many times. */
async function looks(times: number): Promise<void> {
  for (let seen = 0; seen < times; ) {
    const statements = await splitStatements(() => new Promise((resolve) => setTimeout(resolve, 100)));
    seen += statements.filter((text) => text.includes('content_versions')).length;
  }
}

describe.skipIf(inject('ground').kind === 'embedded')('where no one tells of changes', () => {
  let harness: Harness;
  let admin: pg.Client;
  beforeAll(async () => {
    harness = await startHarness();
    admin = new pg.Client({ connectionString: harness.url });
    await admin.connect();
  });
  afterAll(async () => {
    await admin?.end();
    await harness?.close();
  });
  const write = (name: string) => admin.query('update stays set name = $1 where slug = $2', [name, 'lake-house']);
  const name = async () => (await harness.call('GET', '/api/stays?filters[slug][$eq]=lake-house')).body.data[0].name;

  test('a change is notified once, with its products, and nothing else', async () => {
    const heard: ProductSet[] = [];
    harness.follow();
    await harness.database.onContentChange((made) => heard.push(made));
    await write('Told');
    await admin.query(`update stays set name = name where false`);
    await expect.poll(() => heard.length).toBe(1);
    await looks(3);
    expect(heard.map((made) => made?.get('stays'))).toEqual([[expect.any(Number)]]);
    expect(await name()).toBe('Told');
  });

  test('a change is in every process within four seconds: its answers, its pages and its searches', async () => {
    const { rows } = await admin.query<{ text: string }>(
      `select pg_get_functiondef(oid) as text from pg_proc where prosrc like '%pg_notify%' and pronamespace = 'public'::regnamespace`,
    );
    expect(rows.length).toBe(1);
    for (const { text } of rows) await admin.query(text.replaceAll('pg_notify', 'num_nonnulls'));
    const log = makeLog({ logLevel: 'silent' });
    const other = await openDatabase({ databaseUrl: harness.url, databasePool: 2, dataDir: '' }, log);
    const end = followVersion(other.pages, other.notifications);
    try {
      const caches = await Promise.all(
        [harness.database, other].map(async (database) => {
          const cache = makePageCache(async (key) => ({ html: Buffer.from(key), headers: {}, products: undefined }));
          await database.onContentChange(cache.drop);
          await cache.get('/stays/lake-house');
          return cache;
        }),
      );
      // asked twice, it is kept
      for (const _ of caches) expect(await name()).toBe('Told');
      // both have looked before it
      await looks(4);
      expect(caches.map((cache) => cache.has('/stays/lake-house'))).toEqual([true, true]);
      await write('Untold');
      // its clock does not move: only notified processes ask again
      expect(await name()).toBe('Told');
      await expect.poll(() => caches.map((cache) => cache.has('/stays/lake-house')), within).toEqual([false, false]);
      expect(await name()).toBe('Untold');
      const found = await harness.call('GET', '/api/stays?filters[name][$eq]=Untold');
      expect(found.body.data).toHaveLength(1);
    } finally {
      end();
      await other.close();
    }
  });
});
