import { afterAll, beforeAll, expect, test } from 'vitest';
import { compose } from '../../compose.ts';
import { clock } from '../../service/core/viewer.ts';
import { readConfig } from '../../service/platform/config.ts';
import { openDatabase } from '../../service/platform/database/open-database.ts';
import { deleteEndedLimits } from '../../service/platform/limits/forget-ended.ts';
import { makeLimiter } from '../../service/platform/limits/limiter.ts';
import { makeLog } from '../../service/platform/log.ts';
import { openQueue } from '../../service/platform/queue.ts';
import { type Attacked, openAttacked } from './attacked.ts';

let harness: Attacked;
beforeAll(async () => {
  harness = await openAttacked();
});
afterAll(() => harness.close());

const windows = async () =>
  Number((await harness.database.pool.query('select count(*) as n from limit_windows')).rows[0]?.n);

/** Another process on the same database; they share nothing else. */
async function another() {
  const config = readConfig(
    { DATA_DIR: harness.dataDir, DATABASE_URL: harness.url, PUBLIC_URL: 'http://padharo.test', TRUST_PROXY: '1' },
    () => 'a secret of thirty-two characters, for tests',
  );
  const log = makeLog({ logLevel: 'error' });
  const database = await openDatabase(config, log);
  const queue = await openQueue(database, log);
  const service = await compose({ config, log, database, queue, now: () => harness.clock.now, withPages: false });
  const origin = await service.app.listen({ host: '127.0.0.1', port: 0 });
  const close = async () => {
    await service.close();
    await queue.stop();
    await database.close();
  };
  return { origin, close };
}

test('two processes on one database share their counts', async ({ skip }) => {
  if (!harness.url) skip('the embedded database belongs to one process');
  const second = await another();
  try {
    const statuses = [];
    for (let round = 0; round < 14; round += 1) {
      const answer = await fetch(`${[harness.origin, second.origin][round % 2]}/api/auth/reset-password`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.70' },
        body: JSON.stringify({ code: 'x', password: 'boats-on-the-ganga', passwordConfirmation: 'boats-on-the-ganga' }),
      });
      await answer.arrayBuffer();
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([...Array(10).fill(400), ...Array(4).fill(429)]);
  } finally {
    await second.close();
  }
});

test('calls at the same moment are all counted, and none blocks another for ever', async () => {
  const { limiter, now } = harness.ctx();
  const keys = ['one', 'two', 'three', 'four'].map((key) => ({ key, seconds: 60 }));
  // as many calls as connections: a call that waits half a second is counted by the process alone
  for (let round = 0; round < 10; round += 1) {
    await Promise.all(Array.from({ length: 20 }, (_, at) => limiter.count(at % 2 ? keys : keys.toReversed(), now)));
  }
  expect(await limiter.count(keys, now)).toMatchObject([
    { calls: 201 },
    { calls: 201 },
    { calls: 201 },
    { calls: 201 },
  ]);
  if (!harness.url) return;
  const { rows } = await harness.database.pool.query(
    'select count(*)::int as shared from limit_windows where calls = 201',
  );
  expect(rows).toEqual([{ shared: 4 }]);
});

test('a flood that is already refused costs the database next to nothing', async ({ skip }) => {
  if (!harness.url) skip('nothing is shared');
  const limit = { key: 'flood', seconds: 60, times: 1 };
  const { limiter, now } = harness.ctx();
  const flood = (times: number) => Promise.allSettled(Array.from({ length: times }, () => limiter.count([limit], now)));
  const counted = async () =>
    Number((await harness.database.pool.query('select sum(calls) as n from limit_windows')).rows[0]?.n);
  const before = await counted();
  await flood(3);
  for (let round = 0; round < 100; round += 1) await flood(10);
  expect((await counted()) - before).toBeLessThan(100);
});

test('windows that have ended are deleted', async ({ skip }) => {
  if (!harness.url) skip('nothing is shared');
  const { limiter, now } = harness.ctx();
  await limiter.count([{ key: 'short', seconds: 1 }], now);
  expect(await windows()).toBeGreaterThan(0);
  harness.clock.advance(86_400_000);
  await deleteEndedLimits(harness.ctx(clock));
  expect(await windows()).toBe(0);
});

test('while the database is down each process counts on its own, and no caller gets an error', async () => {
  const log = makeLog({ logLevel: 'silent' });
  const database = await openDatabase(
    { databaseUrl: 'postgres://nobody@127.0.0.1:1/none', databasePool: 2, dataDir: '' },
    log,
  );
  const limiter = makeLimiter({ db: database.db, log });
  const limit = { key: 'a', seconds: 60, times: 3 };
  const outcomes = [];
  for (let call = 0; call < 5; call += 1) {
    outcomes.push((await Promise.allSettled([limiter.count([limit], new Date())]))[0]?.status);
  }
  await database.close();
  expect(outcomes).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected']);
});
