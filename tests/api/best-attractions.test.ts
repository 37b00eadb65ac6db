import { afterAll, beforeAll, expect, test } from 'vitest';
import { bestAttractions } from '../../service/catalog/experiences/best-attractions.ts';
import { type Harness, startHarness } from '../harness.ts';

let harness: Harness;

beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

test('the best attractions are the best published one of each destination, best first', async () => {
  const { db } = harness.database;
  const all = await db.selectFrom('attractions').select(['slug', 'destination_id']).orderBy('id').execute();
  const shown = async () => (await bestAttractions(harness.ctx())).map(({ slug }) => slug);
  const rate = (slug: string, rating: number) =>
    db.updateTable('attractions').set({ rating, reviews: 1000 }).where('slug', '=', slug).execute();
  const [first] = all;
  const elsewhere = all.find(({ destination_id }) => destination_id !== first?.destination_id);
  if (!first || !elsewhere) throw new Error('attractions of two destinations are needed');

  await rate(first.slug, 4.9);
  await rate(elsewhere.slug, 4.8);
  expect((await shown()).slice(0, 2)).toEqual([first.slug, elsewhere.slug]);

  await db.updateTable('attractions').set({ destination_id: first.destination_id }).execute();
  expect(await shown()).toEqual([first.slug]);

  await db.updateTable('attractions').set({ published_at: null }).where('slug', '=', first.slug).execute();
  expect(await shown()).toEqual([elsewhere.slug]);
});
