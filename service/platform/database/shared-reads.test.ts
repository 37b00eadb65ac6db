import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeLog } from '../log.ts';
import { openEmbedded } from './embedded.ts';
import { embeddedDatabase, type OpenDatabase } from './open-database.ts';

let database: OpenDatabase;

beforeAll(async () => {
  database = embeddedDatabase(await openEmbedded({}), makeLog({ logLevel: 'silent' }));
  await database.pool.query('create table counted (n int not null)');
});
afterAll(() => database.close());

async function count(): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from counted where n > ${-1}::int`.execute(
    database.reads,
  );
  return rows[0]?.n ?? -1;
}

test('concurrent readers get their own answers, and a failure affects no other', async () => {
  const asked = Array.from({ length: 40 }, async (_, index) => {
    const { rows } = await sql<{ n: number }>`select 10 / (${index}::int - 7) as n, ${index}::int as i`.execute(
      database.reads,
    );
    return rows[0];
  });
  const settled = await Promise.allSettled(asked);
  expect(settled.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  expect(settled[7]).toMatchObject({ reason: { message: 'division by zero' } });
  expect(settled[9]).toMatchObject({ value: { n: 5, i: 9 } });
});

test('uncommitted changes of a transaction are not visible', async () => {
  const before = await count();
  const seen: Promise<number>[] = [];
  await database.db.transaction().execute(async (open) => {
    await sql`insert into counted values (1)`.execute(open);
    seen.push(count(), count());
    await new Promise((resolve) => setTimeout(resolve, 20));
    await sql`delete from counted where n = 1`.execute(open);
  });
  expect(await Promise.all(seen)).toEqual([before, before]);
});

test('endless readers do not delay a writer', async () => {
  let reading = true;
  let read = 0;
  const slow = () => sql`select pg_sleep(0.02) where ${1}::int = 1`.execute(database.reads);
  // the second asks while the first waits for its answer, and so on: one of them always has the client
  const readers = [0, 10].map(async (after) => {
    await new Promise((resolve) => setTimeout(resolve, after));
    while (reading) {
      await slow();
      read += 1;
    }
  });
  await slow();
  const before = read;
  await sql`insert into counted values (2)`.execute(database.db);
  expect(read - before).toBeLessThan(5);
  expect(await count()).toBe(1);
  reading = false;
  await Promise.all(readers);
});
