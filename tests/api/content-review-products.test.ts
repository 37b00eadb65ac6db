import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Harness, startHarness } from '../harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

const good = { Name: 'Ravi', Rating: 2, Comment: 'Late, and the jackets were wet.' };
let networks = 0;
const post = (data: object) => {
  networks += 1;
  return harness.call('POST', '/api/reviews', { body: { data }, headers: { 'x-forwarded-for': `10.9.1.${networks}` } });
};
const first = async (path: string) => (await harness.call('GET', path)).body.data[0];

describe('an anonymous review belongs to one product and changes neither its score nor its count', () => {
  const cases: [of: string, path: string, slug: string, before: object, after: object][] = [
    ['stay', 'stays', 'lake-house', { reviews: 2, rating: 9 }, { reviews: 2, rating: 9 }],
    ['attraction', 'attractions', 'ganga-rafting', { reviews: 2, rating: 4.5 }, { reviews: 2, rating: 4.5 }],
    ['tourPackage', 'tour-packages', 'two-shrines', { reviews: 2, rating: 4.5 }, { reviews: 2, rating: 4.5 }],
    ['carRental', 'car-rentals', 'tempo-17', { reviews: 0, rating: 0 }, { reviews: 1, rating: 0 }],
  ];
  test.each(cases)('%s', async (of, path, slug, before, after) => {
    const product = await first(`/api/${path}?filters[slug]=${slug}`);
    expect(product).toMatchObject(before);
    const { status, body } = await post({ ...good, [of]: product.documentId });
    expect(status, JSON.stringify(body)).toBe(201);
    expect(await first(`/api/${path}?filters[slug]=${slug}`)).toMatchObject(after);
    const listed = await harness.call(
      'GET',
      `/api/reviews?filters[${of}][id][$eq]=${product.id}&populate=*&sort=createdAt:desc`,
    );
    expect(listed.body.data[0]).toMatchObject({ Rating: 2, [of]: { slug } });
    const populated = await first(`/api/${path}?filters[slug]=${slug}&populate=guest_reviews`);
    expect(populated.guest_reviews).toHaveLength(listed.body.data.length);
  });
});

test('a review of two products, of none, or of an unknown car is refused', async () => {
  const message = async (data: object) => (await post({ ...good, ...data })).body.error.message;
  expect(await message({ stay: 1, attraction: 1 })).toBe('A review is of one product, not of stay and attraction');
  expect(await message({})).toBe('Stay ID not provided.');
  expect(await message({ carRental: 999 })).toBe('The car of this review does not exist');
  expect(await message({ attraction: {} })).toBe('attraction must be defined.');
});

test('reviews of unpublished products are not visible', async () => {
  const { db } = harness.database;
  const rafting = await first('/api/attractions?filters[slug]=ganga-rafting');
  const of = `filters[attraction]=${rafting.id}`;
  expect((await harness.call('GET', `/api/reviews?${of}`)).body.meta.pagination.total).toBe(3);
  await db.updateTable('attractions').set({ published_at: null }).where('id', '=', rafting.id).execute();
  expect((await harness.call('GET', `/api/reviews?${of}`)).body.meta.pagination.total).toBe(0);
  const all = await harness.call('GET', '/api/reviews?filters[Comment]=Cold and fast.&populate=*');
  expect(all.body.data.map((review: Record<string, unknown>) => review['attraction'])).not.toContainEqual(
    expect.objectContaining({ slug: 'ganga-rafting' }),
  );
  expect(all.body.data).toHaveLength(2);
});
