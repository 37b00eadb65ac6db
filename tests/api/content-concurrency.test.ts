import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Harness, startHarness } from '../harness.ts';
import { staffToken } from '../staff.ts';

let harness: Harness;
let admin: string;
beforeAll(async () => {
  harness = await startHarness();
  admin = await staffToken(harness);
});
afterAll(() => harness.close());

const first = async (path: string) => (await harness.call('GET', `/api/${path}`)).body.data[0];
const put = (path: string, data: object, headers: Record<string, string> = {}) =>
  harness.call('PUT', path, { token: admin, headers, body: { data } });

describe('If-Match', () => {
  const read = async () => {
    const { documentId } = await first('car-rentals?filters[slug]=city-sedan');
    const path = `/api/car-rentals/${documentId}`;
    return { path, etag: String((await harness.call('GET', path)).headers['etag']) };
  };

  test('accepts the version that was read, and returns the next one', async () => {
    const { path, etag } = await read();
    const changed = await put(path, { price: 2300 }, { 'if-match': etag });
    expect(changed.status).toBe(200);
    const next = String(changed.headers['etag']);
    expect(next).not.toBe(etag);
    expect((await harness.call('GET', path)).headers['etag']).toBe(next);
    expect((await put(path, { price: 2200 }, { 'if-match': next })).status).toBe(200);
  });

  test('refuses a write with an old version and changes nothing', async () => {
    const { path, etag } = await read();
    await put(path, { price: 2400 });
    for (const write of [
      () => put(path, { price: 1 }, { 'if-match': etag }),
      () => harness.call('DELETE', path, { token: admin, headers: { 'if-match': etag } }),
      () => harness.call('POST', `${path}/actions/unpublish`, { token: admin, headers: { 'if-match': etag } }),
    ]) {
      const { status, body } = await write();
      expect(status).toBe(412);
      expect(body.error).toEqual({
        status: 412,
        name: 'PreconditionFailedError',
        message: 'The entry was changed since it was read',
        details: {},
      });
    }
    expect((await harness.call('GET', path)).body.data.price).toBe(2400);
  });

  test('works whatever was populated or selected', async () => {
    const { path } = await read();
    const { headers } = await harness.call('GET', `${path}?populate=*&fields=name`);
    expect((await put(path, { price: 2200 }, { 'if-match': `W/${headers['etag']}` })).status).toBe(200);
    expect((await put(path, { price: 2200 }, { 'if-match': '*' })).status).toBe(200);
    expect((await put(path, { price: 2200 }, { 'if-match': 'x' })).status).toBe(400);
  });

  test('detects changed components and relations', async () => {
    const { documentId } = await first('attractions?filters[slug]=ganga-rafting');
    const path = `/api/attractions/${documentId}`;
    const etag = String((await harness.call('GET', path)).headers['etag']);
    await put(path, { languages: [1] });
    expect((await put(path, { name: 'x' }, { 'if-match': etag })).status).toBe(412);
  });

  test('accepts one of many writes at once', async () => {
    const { path, etag } = await read();
    const answers = await Promise.all([1, 2, 3, 4, 5].map((price) => put(path, { price }, { 'if-match': etag })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412, 412]);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect((await harness.call('GET', path)).body.data.price).toBe(winner + 1);
  });

  test('a current ETag gets 304, and an old one does not', async () => {
    const { path, etag } = await read();
    const again = () => harness.call('GET', path, { headers: { 'if-none-match': etag } });
    expect((await again()).status).toBe(304);
    await put(path, { price: 2200 });
    expect((await again()).status).toBe(200);
  });
});

describe('Idempotency-Key', () => {
  const make = (key: string, name: string, token = admin) =>
    harness.call('POST', '/api/popular-filters?fields=name', {
      token,
      headers: { 'idempotency-key': key },
      body: { data: { name, code: name.toLowerCase() } },
    });
  const count = async () => (await harness.call('GET', '/api/popular-filters')).body.meta.pagination.total;

  test('creates one entry for a repeated request, with the same answer, even after the entry has changed', async () => {
    const before = await count();
    const created = await make('k1', 'Quiet');
    expect(created.status).toBe(201);
    await put(`/api/popular-filters/${created.body.data.documentId}`, { name: 'Silent' });
    const again = await make('k1', 'Quiet');
    expect({ ...again, headers: {} }).toEqual({ ...created, headers: {} });
    expect(again.headers['etag']).toBe(created.headers['etag']);
    expect(await count()).toBe(before + 1);
  });

  test('refuses another request', async () => {
    const { status, body } = await make('k1', 'Loud');
    expect(status).toBe(409);
    expect(body.error.message).toBe('Another request was sent under this Idempotency-Key');
  });

  test('is separate for each sender', async () => {
    expect((await make('k1', 'Shaded', await staffToken(harness, 'editor'))).status).toBe(201);
  });

  test('creates one entry from many requests at once', async () => {
    const before = await count();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => make('k2', 'Windy')));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect(await count()).toBe(before + 1);
  });

  test('of a refused request may be used again', async () => {
    expect((await make('k3', 'Windy')).body.error.message).toBe('This attribute must be unique');
    expect((await make('k3', 'Sunny')).status).toBe(201);
  });

  test('is forgotten after a day, and has a required format', async () => {
    harness.clock.advance(86_400_001);
    expect((await make('k1', 'Rainy')).status).toBe(201);
    expect((await make('a key', 'Foggy')).status).toBe(400);
    expect((await make('k'.repeat(201), 'Foggy')).status).toBe(400);
  });
});

test('a visitor’s next read shows a write', async () => {
  const { documentId } = await first('attractions?filters[slug]=ganga-rafting');
  const path = `/api/attractions/${documentId}`;
  for (const name of ['One', 'Two', 'Three']) {
    await put(path, { name });
    expect((await harness.call('GET', path)).body.data.name).toBe(name);
    expect((await first('attractions?filters[slug]=ganga-rafting')).name).toBe(name);
  }
});
