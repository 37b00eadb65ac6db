import { afterAll, beforeAll, expect, test } from 'vitest';
import { popularTours } from '../../service/catalog/experiences/popular-tours.ts';
import { type Harness, startHarness } from '../harness.ts';

let harness: Harness;

beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

test('the popular tours are published ones, featured first, with their pictures', async () => {
  const tours = await popularTours(harness.ctx());
  const featured = await harness.call('GET', '/api/tour-packages?filters[featured][$eq]=true');
  expect(tours.length).toBeGreaterThan(1);
  expect(tours.map(({ slug }) => slug).slice(0, featured.body.data.length)).toEqual(
    featured.body.data.map(({ slug }: { slug: string }) => slug),
  );
  for (const { image, place, persons } of tours) {
    expect(image?.alt).toMatch(/^Illustration: /);
    expect(place).toMatch(/, India$/);
    expect(persons).toBe('2 Person');
  }
  const [first] = tours;
  await harness.database.db
    .updateTable('tour_packages')
    .set({ published_at: null })
    .where('slug', '=', first?.slug ?? '')
    .execute();
  expect((await popularTours(harness.ctx())).map(({ slug }) => slug)).not.toContain(first?.slug);
});

test('twenty are fetched and no more', async () => {
  const { db } = harness.database;
  const [row] = await db.selectFrom('tour_packages').selectAll().limit(1).execute();
  if (!row) throw new Error('no tour');
  for (let copy = 0; copy < 25; copy += 1) {
    const { id } = await db
      .insertInto('sellables')
      .values({ product_type: 'tour-package', units: 5 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id: _id, document_id: _documentId, duration_hours: _hours, available_ticket_types, ...rest } = row;
    await db
      .insertInto('tour_packages')
      .values({
        ...rest,
        slug: `copy-${copy}`,
        published_at: new Date('2026-01-01T00:00:00Z'),
        available_ticket_types: JSON.stringify(available_ticket_types),
        sellable_id: id,
      })
      .execute();
  }
  expect(await popularTours(harness.ctx())).toHaveLength(20);
});
