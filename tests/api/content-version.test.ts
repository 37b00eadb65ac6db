import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tables } from '../../database/tables.ts';
import { contentVersion, followChanges } from '../../service/content/content-version.ts';
import { inTransaction } from '../../service/platform/context.ts';
import { openDatabase } from '../../service/platform/database/open-database.ts';
import { makeLog } from '../../service/platform/log.ts';
import type { ContentListener } from '../../service/platform/product-set.ts';
import { type Harness, startHarness } from '../harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

let written = 0;
function write(db = harness.database.db) {
  written += 1;
  return db
    .updateTable('stays')
    .set({ description: `Written ${written} times` })
    .execute();
}

/** Connections of their own to the world's database, whose questions are counted. */
function counted() {
  const request = { times: 0 };
  const log = () => {
    request.times += 1;
  };
  const reads = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: harness.database.pool }), log });
  return { request: request, reads, version: () => contentVersion({ ...harness.ctx(), db: reads }) };
}

test('a write is notified before its statement, or the commit of its transaction, returns', async () => {
  const message = { times: 0 };
  await harness.database.onContentChange(() => {
    message.times += 1;
  });
  for (let round = 0; round < 30; round += 1) {
    message.times = 0;
    await write();
    expect(message.times).toBeGreaterThan(0);
  }
  for (let round = 0; round < 30; round += 1) {
    await inTransaction(harness.ctx(), async ({ db }) => {
      await write(db);
      message.times = 0;
    });
    expect(message.times).toBeGreaterThan(0);
  }
});

test('a transaction is one step of the version, however many statements it has', async () => {
  const { version } = counted();
  const before = Number(await version());
  await inTransaction(harness.ctx(), async ({ db }) => {
    for (let statement = 0; statement < 5; statement += 1) await write(db);
  });
  expect(Number(await version())).toBe(before + 1);
});

test('the version is queried once until a change is notified, and then again', async () => {
  const { request, reads, version } = counted();
  let emit: ContentListener = () => {};
  const onContentChange = async (listener: ContentListener) => {
    emit = listener;
  };
  await followChanges({ ...harness.database, reads, onContentChange });
  const first = await version();
  expect(await Promise.all([version(), version()])).toEqual([first, first]);
  expect(request.times).toBe(1);
  await write();
  emit(undefined);
  const second = await version();
  expect(second).not.toBe(first);
  expect(await version()).toBe(second);
  expect(request.times).toBe(2);
});

test('without notifications the version is cached for a quarter of a second, or not at all when not listening', async () => {
  const { request, reads, version } = counted();
  await version();
  await version();
  expect(request.times).toBe(2);
  await followChanges({ ...harness.database, reads, onContentChange: async () => {} });
  const first = await version();
  await write();
  harness.clock.advance(249);
  expect(await version()).toBe(first);
  harness.clock.advance(1);
  expect(await version()).not.toBe(first);
  // a clock that was set back tells nothing
  await write();
  const last = await version();
  harness.clock.advance(-3_600_000);
  expect(await version()).not.toBe(last);
});

test('a failed query is repeated', async () => {
  const { reads, version } = counted();
  await followChanges({ ...harness.database, reads, onContentChange: async () => {} });
  const { connect } = harness.database.pool;
  harness.database.pool.connect = () => Promise.reject(new Error('away'));
  try {
    await expect(version()).rejects.toThrow('away');
  } finally {
    harness.database.pool.connect = connect;
  }
  expect(await version()).toMatch(/^\d+$/);
});

test('another process is notified of a write', async ({ skip }) => {
  if (!harness.url) skip('the embedded database is of one process');
  const other = await openDatabase(
    { databaseUrl: harness.url, databasePool: 2, dataDir: '' },
    makeLog({ logLevel: 'silent' }),
  );
  try {
    await followChanges(other);
    const version = () => contentVersion({ ...harness.ctx(), db: other.reads });
    const first = await version();
    await write();
    // the clock does not move: only the telling makes it ask
    await expect.poll(version).not.toBe(first);
  } finally {
    await other.close();
  }
});
