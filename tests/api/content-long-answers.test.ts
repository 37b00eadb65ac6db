import type { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { content } from '../../service/catalog/products/content-types.ts';
import { typeNamed } from '../../service/content/content-type.ts';
import { makeFinder } from '../../service/content/find-entries.ts';
import { makeRowTexts } from '../../service/content/row-texts.ts';
import { type Harness, startHarness } from '../harness.ts';

const written = 600;
let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
  await harness.database.pool.query(
    `insert into reviews (stay_id, name, rating, comment, published_at)
       select 2, 'Guest ' || n, 5, repeat('Good. ', 1000), now() from generate_series(1, ${written}) n`,
  );
});
afterAll(() => harness.close());

/** How many rows each statement of a new process is to put together for an answer, and what came of it. */
async function requests(...searches: readonly string[]): Promise<{ rows: number[]; refusals: string[] }> {
  const rows: number[] = [];
  const { db } = harness.database;
  const listening = new Proxy(db, {
    get: (target, key) => {
      if (key !== 'executeQuery') return Reflect.get(target, key);
      return (query: CompiledQuery) => {
        const ids = query.parameters.find((value) => Array.isArray(value));
        if (/octet_length/.test(query.sql) && Array.isArray(ids)) rows.push(ids.length);
        return target.executeQuery(query);
      };
    },
  });
  const texts = makeRowTexts();
  const finder = makeFinder(content, typeNamed(content, 'review'), () => ({ texts }));
  const refusals: string[] = [];
  for (const search of searches) {
    const refused = await finder.list({ ...harness.ctx(), db: listening }, search).then(
      () => '',
      (error: unknown) => String(error),
    );
    refusals.push(refused);
  }
  return { rows, refusals };
}

const tooLong = expect.stringContaining('The answer would be too long');

test('a far too long answer is refused before a tenth of it is built, the first time too', async () => {
  const { rows, refusals } = await requests('pagination[pageSize]=1000');
  expect(refusals).toEqual([tooLong]);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toBeGreaterThan(written / 20);
  expect(rows[0]).toBeLessThan(written / 10);
});

test('one short row does not predict the size of hundreds', async () => {
  const { rows, refusals } = await requests('sort=id&pagination[pageSize]=1', 'pagination[pageSize]=1000');
  expect(refusals).toEqual(['', tooLong]);
  expect(Math.max(...rows)).toBeLessThan(written / 10);
});

test('an answer within the limit is sent, though its first rows are measured', async () => {
  const { rows, refusals } = await requests('pagination[pageSize]=300', 'pagination[pageSize]=290');
  expect(refusals).toEqual(['', '']);
  expect(rows).toEqual([25, 300]);
});
