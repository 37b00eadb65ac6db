import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataErrorOf } from '../../service/platform/database/database-error.ts';
import { openEmbedded } from '../../service/platform/database/embedded.ts';
import { migrate } from '../../service/platform/database/migrate.ts';
import { embeddedDatabase, type OpenDatabase } from '../../service/platform/database/open-database.ts';
import { makeLog } from '../../service/platform/log.ts';

// the embedded database on a directory of its own: it has one thread, which cannot be interrupted
let folder: string;
let database: OpenDatabase;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'padharo-readyz-'));
  const embedded = await openEmbedded({ dataDir: join(folder, 'database') });
  database = embeddedDatabase(embedded, makeLog({ logLevel: 'silent' }), { milliseconds: 3_000 });
  await migrate(database);
  await database.pool.query('create table written (n int primary key)');
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A query that would take many minutes. */
const endless = () =>
  sql`select count(*) from generate_series(1, 20000) a, generate_series(1, 20000) b where md5(a::text) < md5(b::text) and a <> ${0}::int`.execute(
    database.reads,
  );

test('the readiness check does not wait behind an endless query', async () => {
  await database.probe();
  let ended = false;
  const slow = endless()
    .catch((error: unknown) => error)
    .finally(() => {
      ended = true;
    });
  await new Promise((resolve) => setTimeout(resolve, 200));
  await database.probe();
  expect(ended).toBe(false);
  expect(dataErrorOf(await slow)?.because).toBe('too-slow');
});

test('an endless query is cancelled, acknowledged data is there, and waiting callers are answered', async () => {
  for (let n = 1; n <= 200; n += 1) await database.pool.query('insert into written values ($1)', [n]);
  const slow = endless().catch((error: unknown) => error);
  const behind = sql<{ n: number }>`select count(*)::int as n from written where n > ${0}::int`.execute(database.reads);
  const written = database.pool.query('insert into written values (201)');
  expect(dataErrorOf(await slow)?.because).toBe('too-slow');
  expect((await behind).rows[0]?.n).toBeGreaterThanOrEqual(200);
  await written;
  const { rows } = await database.pool.query('select count(*)::int as n, max(n) as last from written');
  expect(rows).toEqual([{ n: 201, last: 201 }]);
});
