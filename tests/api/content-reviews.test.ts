import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { completedBooking } from '../completed.ts';
import { type Harness, startHarness } from '../harness.ts';

let harness: Harness;
let documentId: string;

beforeAll(async () => {
  harness = await startHarness();
  const { body } = await harness.call('GET', '/api/stays?filters[id]=3');
  documentId = body.data[0].documentId;
});
// a fresh window of the limit for every test
beforeEach(() => harness.clock.advance(600_000));
afterAll(() => harness.close());

const good = { Name: 'Ravi', Rating: 4, Comment: 'Clean bunks.', stay: 3 };
let networks = 0;
function elsewhere(): string {
  networks += 1;
  return `10.9.${networks >> 8}.${networks & 255}`;
}
/** Each from a network of its own, unless told. */
const post = (data: unknown, token?: string, from = elsewhere()) =>
  harness.call('POST', '/api/reviews', {
    body: { data },
    headers: { 'x-forwarded-for': from },
    ...(token === undefined ? {} : { token }),
  });
const ganga = async () => (await harness.call('GET', '/api/stays?filters[id]=3')).body.data[0];

test('a review is published at once and counted', async () => {
  const before = await ganga();
  expect(before).toMatchObject({ reviews: 0, rating: 0 });
  const { status, body } = await post(good);
  expect(status).toBe(201);
  expect(body).toEqual({
    data: {
      id: expect.any(Number),
      documentId: expect.stringMatching(/^[0-9a-f]{24}$/),
      Name: 'Ravi',
      Rating: 4,
      Comment: 'Clean bunks.',
      verified: false,
      travellerType: null,
      cleanliness: null,
      location: null,
      value: null,
      service: null,
      createdAt: harness.clock.now.toISOString(),
      updatedAt: harness.clock.now.toISOString(),
      publishedAt: harness.clock.now.toISOString(),
    },
    meta: {},
  });
  // decision 21: no anonymous review makes a score
  expect(await ganga()).toMatchObject({ reviews: 1, rating: 0 });
  await post({ ...good, Rating: 5 });
  await post({ ...good, Rating: 5 });
  expect(await ganga()).toMatchObject({ reviews: 3, rating: 0 });
  const listed = await harness.call('GET', '/api/reviews?filters[stay][id][$eq]=3&populate=*&sort=createdAt:desc');
  expect(listed.body.data).toHaveLength(3);
  expect(listed.body.data[0].stay.name).toBe('Ganga Hostel');
});

test('a hidden review is out of the next count', async () => {
  await harness.database.db.updateTable('reviews').set({ hidden: true }).where('stay_id', '=', 3).execute();
  await post({ ...good, Rating: 2 });
  expect(await ganga()).toMatchObject({ reviews: 1, rating: 0 });
});

describe('the stay is named', () => {
  const ways: [name: string, way: () => unknown][] = [
    ['by its id', () => 3],
    ['by its id as a text', () => '3'],
    ['by its documentId', () => documentId],
    ['by {id}', () => ({ id: 3 })],
    ['by {id} as a text', () => ({ id: '3' })],
    ['by {documentId}', () => ({ documentId })],
    ['by connect of ids', () => ({ connect: [3] })],
    ['by connect of documentIds', () => ({ connect: [documentId] })],
    ['by connect of {id}', () => ({ connect: [{ id: 3 }] })],
    ['by connect of {documentId}', () => ({ connect: [{ documentId }] })],
    ['by set', () => ({ set: [documentId] })],
    ['by a list of one', () => [3]],
  ];
  test.each(ways)('%s', async (_name, change) => {
    const { status, body } = await post({ ...good, stay: change() });
    expect(status, JSON.stringify(body)).toBe(201);
    const answer = await harness.call('GET', `/api/reviews/${body.data.documentId}?populate=stay`);
    expect(answer.body.data.stay.id).toBe(3);
  });
});

describe('a review is refused', () => {
  const unknown = 'The stay of this review does not exist';
  const none = 'Stay ID not provided.';
  const cases: [name: string, data: unknown, message: string][] = [
    ['without anything', {}, '3 errors occurred'],
    ['without a name', { ...good, Name: undefined }, 'Name must be defined.'],
    ['with a blank name', { ...good, Name: '  ' }, 'Name must be defined.'],
    ['with a number for a name', { ...good, Name: 5 }, 'Name must be a string'],
    ['with a name too long', { ...good, Name: 'x'.repeat(121) }, 'Name must be at most 120 characters'],
    ['with a comment too long', { ...good, Comment: 'x'.repeat(4001) }, 'Comment must be at most 4000 characters'],
    ['without a rating', { ...good, Rating: null }, 'Rating must be defined.'],
    ['rated 0', { ...good, Rating: 0 }, 'Rating must be greater than or equal to 1'],
    ['rated 6', { ...good, Rating: 6 }, 'Rating must be less than or equal to 5'],
    ['rated 4.5', { ...good, Rating: 4.5 }, 'Rating must be an integer'],
    ['rated in words', { ...good, Rating: 'good' }, 'Rating must be a number'],
    ['with two mistakes', { ...good, Rating: 9, Comment: '' }, '2 errors occurred'],
    ['with an unknown field', { ...good, foo: 1 }, 'Invalid key foo'],
    ['calling itself verified', { ...good, verified: true }, 'Invalid key verified'],
    ['with NUL', { ...good, Comment: 'a\0b' }, 'Texts must not contain a NUL character'],
    ['without a stay', { ...good, stay: undefined }, none],
    ['with a stay that is nothing', { ...good, stay: {} }, none],
    ['with a stay in circles', { ...good, stay: { connect: [{ connect: [3] }] } }, none],
    ['for an unknown id', { ...good, stay: 999 }, unknown],
    ['for an id that no column holds', { ...good, stay: 99_999_999_999 }, unknown],
    ['for a negative id', { ...good, stay: -1 }, unknown],
    ['for an unknown documentId', { ...good, stay: 'nope' }, unknown],
    ['with a list for data', [], 'Missing "data" payload in the request body'],
    ['with null for data', null, 'Missing "data" payload in the request body'],
  ];
  test.each(cases)('%s', async (_name, data, message) => {
    const before = await ganga();
    const { status, body } = await post(data);
    expect({ status, name: body.error?.name, message: body.error?.message }).toEqual({
      status: 400,
      name: 'ValidationError',
      message,
    });
    expect(await ganga()).toEqual(before);
  });

  test('with each finding by name', async () => {
    const { body } = await post({});
    expect(body.error.details.errors).toEqual(
      ['Name', 'Rating', 'Comment'].map((field) => ({
        path: [field],
        message: `${field} must be defined.`,
        name: 'ValidationError',
      })),
    );
  });

  test('without data in the body', async () => {
    const { body } = await harness.call('POST', '/api/reviews', { body: { Name: 'x' } });
    expect(body.error.message).toBe('Missing "data" payload in the request body');
  });

  test('for a stay that is not published', async () => {
    await harness.database.db.updateTable('stays').set({ published_at: null }).where('id', '=', 2).execute();
    expect((await post({ ...good, stay: 2 })).body.error.message).toBe(unknown);
  });

  test('after five within ten minutes', async () => {
    const from = '10.10.0.1';
    for (let count = 0; count < 5; count += 1) {
      expect((await post(good, undefined, from)).status).toBe(count === 0 ? 201 : 409);
    }
    const { status, headers, body } = await post(good, undefined, from);
    expect(status).toBe(429);
    expect(headers['retry-after']).toBe('600');
    expect(body.error.name).toBe('RateLimitError');
  });
});

test('reviews written at once are all counted', async () => {
  const before = await ganga();
  const answers = await Promise.all([1, 2, 3, 4, 5].map((Rating) => post({ ...good, Rating })));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
  expect((await ganga()).reviews).toBe(before.reviews + 5);
});

test('a review is verified if its author completed a booking there', async () => {
  const stranger = await harness.signUp();
  expect((await post(good, stranger.token)).body.data.verified).toBe(false);
  const { token, id: userId } = await harness.signUp();
  await completedBooking(harness, { userId, type: 'stay', productId: 3 });
  expect((await post(good, token)).body.data.verified).toBe(true);
  expect((await post({ ...good, stay: 1 }, token)).body.data.verified).toBe(false);
  expect((await post(good)).body.data.verified).toBe(false);
});
