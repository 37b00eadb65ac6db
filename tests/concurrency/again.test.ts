import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { inTransaction } from '../../service/platform/context.ts';
import { type Harness, startHarness } from '../harness.ts';

// the embedded database has one connection, so no transaction waits for another
describe.skipIf(inject('ground').kind === 'embedded')("two transactions that get in each other's way", () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await startHarness();
    await harness.database.pool.query('create table counted (name text primary key, n int not null)');
    await harness.database.pool.query(`insert into counted values ('one', 0), ('other', 0)`);
  });
  afterAll(() => harness.close());

  test('a transaction that PostgreSQL aborts runs again from its beginning, and each takes effect once', async () => {
    let both: (() => void) | undefined;
    const met = new Promise<void>((resolve) => {
      both = resolve;
    });
    let begun = 0;
    let runs = 0;
    const add = async (first: string, second: string) =>
      inTransaction(harness.ctx(), async ({ db }) => {
        runs += 1;
        await sql`update counted set n = n + 1 where name = ${first}`.execute(db);
        begun += 1;
        if (begun === 2) both?.();
        await met;
        await sql`update counted set n = n + 1 where name = ${second}`.execute(db);
      });
    await Promise.all([add('one', 'other'), add('other', 'one')]);
    expect(runs).toBe(3);
    const { rows } = await harness.database.pool.query('select n from counted');
    expect(rows).toEqual([{ n: 2 }, { n: 2 }]);
  });

  test('a transaction that never succeeds is given up after three attempts, with an error', async () => {
    let runs = 0;
    const refused = inTransaction(harness.ctx(), async ({ db }) => {
      runs += 1;
      await sql`do $$ begin raise exception 'again' using errcode = 'serialization_failure'; end $$`.execute(db);
    });
    await expect(refused).rejects.toMatchObject({ code: '40001' });
    expect(runs).toBe(3);
  });
});
