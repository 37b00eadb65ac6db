import { afterAll, beforeAll, expect, test } from 'vitest';
import { bestAttractions } from '../../service/catalog/experiences/best-attractions.ts';
import { type Harness, startHarness } from '../harness.ts';

let harness: Harness;

beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

test('the best attractions are published ones of four destinations, the best of each, best first', async () => {
  const { db } = harness.database;
  const shown = async () => (await bestAttractions(harness.ctx())).map(({ slug }) => slug);
  const placeOf = async (slug: string) =>
    (await db.selectFrom('attractions').select('destination_id').where('slug', '=', slug).executeTakeFirstOrThrow())
      .destination_id;
  const before = await shown();
  expect(before).toHaveLength(4);
  expect(new Set(await Promise.all(before.map(placeOf))).size).toBe(4);

  const [best = '', second = ''] = before;
  const rival = await db
    .selectFrom('attractions')
    .select('slug')
    .where('destination_id', '=', await placeOf(best))
    .where('slug', '<>', best)
    .executeTakeFirstOrThrow();
  await db.updateTable('attractions').set({ rating: 5, reviews: 100_000 }).where('slug', '=', rival.slug).execute();
  expect(await shown()).toEqual([rival.slug, ...before.slice(1)]);

  await db.updateTable('attractions').set({ published_at: null }).where('slug', '=', second).execute();
  expect(await shown()).not.toContain(second);
});
