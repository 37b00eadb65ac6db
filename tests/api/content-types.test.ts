import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Harness, startHarness } from '../harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

describe('every type', () => {
  const types = [
    ...'stays room-types features nearby-places faqs house-rules reviews destinations settings'.split(' '),
    ...'attractions tour-packages car-rentals languages popular-filters'.split(' '),
  ];
  test.each(types)('%s answers lists, populated, and one', async (type) => {
    const { status, body, headers } = await harness.call('GET', `/api/${type}?populate=*`);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['etag']).toMatch(/^W\/"[\w-]+"$/);
    const entry = await harness.call('GET', `/api/${type}/${body.data[0].documentId}?populate=*`);
    expect(entry.body.data).toEqual(body.data[0]);
  });

  test('has no other methods, and there are no other types', async () => {
    expect((await harness.call('DELETE', '/api/stays')).status).toBe(405);
    expect((await harness.call('PATCH', '/api/stays')).status).toBe(405);
    expect((await harness.call('POST', '/api/settings', { body: { data: {} } })).status).toBe(405);
    expect((await harness.call('GET', '/api/users-permissions')).status).toBe(404);
    expect((await harness.call('GET', '/api/media')).status).toBe(404);
  });

  test('has the same tag while it is the same', async () => {
    const before = await harness.call('GET', '/api/features');
    const after = await harness.call('GET', '/api/features');
    expect(after.headers['etag']).toBe(before.headers['etag']);
    const other = await harness.call('GET', '/api/features?pagination[limit]=1');
    expect(other.headers['etag']).not.toBe(before.headers['etag']);
  });
});
