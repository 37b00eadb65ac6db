import { strapi } from '@strapi/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runApiToken } from '../../scripts/operator/api-token.ts';
import { calls } from '../../service/api/calls.ts';
import { contentActions, operator } from '../../service/core/viewer.ts';
import { type Harness, startHarness } from '../harness.ts';
import { staffToken } from '../staff.ts';

let harness: Harness;
let admin: string;
beforeAll(async () => {
  harness = await startHarness();
  admin = await staffToken(harness);
});
afterAll(() => harness.close());

const post = (body: object, token = admin) => harness.call('POST', '/api/admin/api-tokens', { token, body });
const give = async (scopes: object, more: object = {}): Promise<{ token: string; documentId: string }> => {
  const { status, body } = await post({ name: 'A program', scopes, ...more });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data;
};
const list = async () => (await harness.call('GET', '/api/admin/api-tokens', { token: admin })).body.data;
const everything = { '*': [...contentActions] };

describe('a token is created', () => {
  test('and shown once', async () => {
    const { status, body, headers } = await post({
      name: 'Price feed',
      scopes: { stay: ['find', 'find'], 'room-type': ['update'] },
      expiresAt: '2027-01-01T00:00:00Z',
    });
    expect(status).toBe(201);
    expect(headers['cache-control']).toBe('no-store');
    expect(body.data).toEqual({
      documentId: expect.stringMatching(/^[0-9a-f]{24}$/),
      token: expect.stringMatching(/^pat_[\w-]{43}$/),
      name: 'Price feed',
      scopes: { stay: ['find'], 'room-type': ['update'] },
      createdAt: harness.clock.now.toISOString(),
      expiresAt: '2027-01-01T00:00:00.000Z',
      lastUsedAt: null,
      revokedAt: null,
    });
    const { token, ...rest } = body.data;
    expect(await list()).toEqual([rest]);
    const { rows } = await harness.database.pool.query(`select t::text as row from api_tokens t
      union all select a::text from audit_rows a where subject_type = 'api-token'`);
    expect(rows).toHaveLength(2);
    for (const { row } of rows) expect(row).not.toContain(token.slice(4));
  });

  test.each(['traveller', 'partner', 'editor', 'support'] as const)('not by the %s', async (role) => {
    const token = await staffToken(harness, role);
    expect((await post({ name: 'x', scopes: everything }, token)).status).toBe(403);
    expect((await harness.call('GET', '/api/admin/api-tokens', { token })).status).toBe(403);
    const [first] = await list();
    expect((await harness.call('DELETE', `/api/admin/api-tokens/${first.documentId}`, { token })).status).toBe(403);
  });

  test('not by a visitor, and not by a program', async () => {
    expect((await harness.call('GET', '/api/admin/api-tokens')).status).toBe(401);
    const { token } = await give(everything);
    expect((await post({ name: 'x', scopes: everything }, token)).status).toBe(403);
  });

  const refused: [name: string, body: object, message: string][] = [
    ['without a name', { scopes: everything }, 'name must be a string'],
    ['with a blank name', { name: ' ', scopes: everything }, 'name must be defined.'],
    ['with lines for a name', { name: 'a\nb', scopes: everything }, 'name must be one line of text'],
    ['without scopes', { name: 'x' }, 'scopes must be an object of lists by type'],
    ['with no scope', { name: 'x', scopes: {} }, 'scopes must name at least one type'],
    ['for an unknown type', { name: 'x', scopes: { user: ['find'] } }, 'Unknown content type user'],
    ['for a part', { name: 'x', scopes: { 'time-slot': ['find'] } }, 'Unknown content type time-slot'],
    ['with no action', { name: 'x', scopes: { stay: [] } }, 'scopes must hold at least one action each'],
    [
      'for an unknown action',
      { name: 'x', scopes: { stay: ['sell'] } },
      'scopes must hold actions of: find, findOne, create, update, delete, publish',
    ],
    [
      'that has ended',
      { name: 'x', scopes: everything, expiresAt: '2020-01-01T00:00:00Z' },
      'expiresAt must be in the future',
    ],
    ['with more', { name: 'x', scopes: everything, role: 'admin' }, 'Invalid key role'],
  ];
  test.each(refused)('not %s', async (_name, body, message) => {
    const answer = await post(body);
    expect([answer.status, answer.body.error.message]).toEqual([400, message]);
  });
});

describe('a token ends', () => {
  const status = async (token: string) => (await harness.call('GET', '/api/stays', { token })).status;

  test('when it is revoked, at once', async () => {
    const { token, documentId } = await give(everything);
    expect(await status(token)).toBe(200);
    const path = `/api/admin/api-tokens/${documentId}`;
    expect((await harness.call('DELETE', path, { token: admin })).status).toBe(204);
    expect(await status(token)).toBe(401);
    expect((await harness.call('DELETE', path, { token: admin })).status).toBe(404);
    const [revoked] = await list();
    expect(revoked).toMatchObject({ documentId, revokedAt: harness.clock.now.toISOString() });
  });

  test('at its time', async () => {
    const ends = new Date(harness.clock.now.getTime() + 60_000).toISOString();
    const { token } = await give(everything, { expiresAt: ends });
    expect(await status(token)).toBe(200);
    harness.clock.advance(60_000);
    expect(await status(token)).toBe(401);
  });

  test('an unknown token is refused', async () => {
    for (const token of ['pat_', `pat_${'x'.repeat(43)}`, `pat_${'x'.repeat(5_000)}`, "pat_' or 1=1--"]) {
      const { status, body } = await harness.call('GET', '/api/stays', { token });
      expect([status, body.error.message]).toEqual([401, 'Missing or invalid credentials']);
    }
  });
});

test('its use is noted, at most once a minute', async () => {
  const { token, documentId } = await give({ stay: ['find'] });
  const used = async () =>
    (await list()).find((single: { documentId: string }) => single.documentId === documentId).lastUsedAt;
  await harness.call('GET', '/api/stays', { token });
  const first = harness.clock.now.toISOString();
  expect(await used()).toBe(first);
  harness.clock.advance(59_000);
  await harness.call('GET', '/api/stays', { token });
  expect(await used()).toBe(first);
  harness.clock.advance(1_000);
  await harness.call('GET', '/api/stays', { token });
  expect(await used()).toBe(harness.clock.now.toISOString());
});

describe('a token can do what its scopes allow', () => {
  const language = { name: 'Konkani', code: 'kok' };
  /** Which of the six actions on languages are answered with something else than 403. */
  async function allowed(scopes: object): Promise<string[]> {
    const { token } = await give(scopes);
    const { documentId } = (await harness.call('POST', '/api/languages', { token: admin, body: { data: language } }))
      .body.data;
    const path = `/api/languages/${documentId}`;
    const body = { data: { name: 'Konkani' } };
    const tries = {
      find: () => harness.call('GET', '/api/languages', { token }),
      findOne: () => harness.call('GET', path, { token }),
      create: () => harness.call('POST', '/api/languages', { token, body: { data: { name: 'Tulu', code: 'tcy' } } }),
      update: () => harness.call('PUT', path, { token, body }),
      publish: () => harness.call('POST', `${path}/actions/unpublish`, { token }),
      delete: () => harness.call('DELETE', path, { token }),
    };
    const done: string[] = [];
    for (const [action, attempt] of Object.entries(tries)) {
      const { status } = await attempt();
      if (status !== 403) {
        expect(status, action).toBeLessThan(300);
        done.push(action);
      }
    }
    await harness.database.db.deleteFrom('languages').where('code', 'in', ['kok', 'tcy']).execute();
    return done;
  }

  test.each(contentActions)('only %s', async (action) => {
    expect(await allowed({ language: [action] })).toEqual([action]);
  });

  test('everything with *, nothing with another type', async () => {
    expect((await allowed(everything)).sort()).toEqual([...contentActions].sort());
    expect(await allowed({ stay: [...contentActions] })).toEqual([]);
  });

  test('publishing with PUT needs the right to publish', async () => {
    const { token } = await give({ language: ['create', 'update'] });
    const created = await harness.call('POST', '/api/languages?status=draft', { token, body: { data: language } });
    const path = `/api/languages/${created.body.data.documentId}`;
    const put = (query: string) => harness.call('PUT', `${path}${query}`, { token, body: { data: {} } });
    expect((await put('')).status).toBe(200);
    expect((await put('?status=published')).status).toBe(403);
    await harness.call('DELETE', path, { token: admin });
  });

  test('drafts are seen by tokens that may write the type, also where they are populated', async () => {
    const { db } = harness.database;
    await db.updateTable('stays').set({ published_at: null }).where('slug', '=', 'palm-villa').execute();
    await db.updateTable('room_types').set({ published_at: null }).where('name', '=', 'Last Suite').execute();
    const rooms = async (scopes: object, query: string) => {
      const { token } = await give(scopes);
      const { status, body } = await harness.call('GET', `/api/stays?populate=room_types&sort=slug${query}`, { token });
      if (status !== 200) return status;
      return body.data.map((stay: { slug: string; room_types: unknown[] }) => `${stay.slug} ${stay.room_types.length}`);
    };
    const published = ['ganga-hostel 1', 'lake-house 1'];
    expect(await rooms({ '*': ['find'] }, '')).toEqual(published);
    expect(await rooms({ '*': ['find'] }, '&status=draft')).toBe(403);
    expect(await rooms({ stay: ['find', 'update'] }, '')).toEqual(published);
    expect(await rooms({ stay: ['find', 'update'] }, '&status=draft')).toEqual([...published, 'palm-villa 1']);
    expect(await rooms(everything, '&status=draft')).toEqual(['ganga-hostel 1', 'lake-house 2', 'palm-villa 1']);
    // the same address asked by a visitor right after
    const visitor = await harness.call('GET', '/api/stays?populate=room_types&sort=slug&status=draft');
    expect(visitor.body.data).toHaveLength(2);
    await db.updateTable('stays').set({ published_at: new Date() }).where('slug', '=', 'palm-villa').execute();
  });

  test('its name is in the audit log', async () => {
    const { token } = await give(everything);
    const { documentId } = (await harness.call('POST', '/api/languages', { token, body: { data: language } })).body
      .data;
    const row = await harness.database.db
      .selectFrom('audit_rows')
      .select(['actor', 'user_id', 'action'])
      .where('subject_id', '=', documentId)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ actor: 'token A program', user_id: null, action: 'create' });
    await harness.call('DELETE', `/api/languages/${documentId}`, { token });
  });
});

test('a token that only reads writes no review either', async () => {
  const review = { Name: 'Asha', Rating: 5, Comment: 'Lovely.', stay: 1 };
  const status = async (scopes: object) => {
    const { token } = await give(scopes);
    return (await harness.call('POST', '/api/reviews', { token, body: { data: review } })).status;
  };
  expect(await status({ '*': ['find', 'findOne'] })).toBe(403);
  expect(await status({ review: ['create'] })).toBe(201);
});

test('no token, whatever its scopes, reaches people or their bookings', async () => {
  const { token } = await give(everything);
  const personal = calls.filter(({ viewer }) => viewer === 'signed-in');
  expect(personal.length).toBeGreaterThan(8);
  for (const { method, path } of personal) {
    const answer = await harness.call(method, path.replaceAll(/:\w+/g, 'x'), {
      token,
      ...(method === 'POST' || method === 'PUT' ? { body: {} } : {}),
    });
    expect([method, path, answer.status]).toEqual([method, path, 403]);
  }
  for (const path of ['users', 'users/1', 'bookings', 'api-tokens', 'audit-rows', 'sessions', 'emails', 'media']) {
    expect([path, (await harness.call('GET', `/api/${path}`, { token })).status]).toEqual([
      path,
      path === 'bookings' ? 403 : 404,
    ]);
  }
});

test('the operator creates, lists and revokes tokens from the command line', async () => {
  const run = (...words: string[]) =>
    runApiToken(harness.ctx(operator), words, words[0] === 'create' ? '30' : undefined);
  const text = (await run('create', 'Nightly export', 'stay:find', 'room-type:find,findOne')) ?? '';
  const [token = ''] = text.split('\n');
  expect((await harness.call('GET', '/api/stays', { token })).status).toBe(200);
  expect((await harness.call('GET', '/api/faqs', { token })).status).toBe(403);
  const listed = (await run('list')) ?? '';
  const [id = ''] = listed.split(' ');
  expect(listed).toContain('Nightly export  stay:find room-type:find,findOne, until 2026-12-20, used 2026-11-20');
  expect(await run('revoke', id)).toBe('Token revoked.');
  expect((await harness.call('GET', '/api/stays', { token })).status).toBe(401);
  await expect(run('create', 'x', 'stay:sell')).rejects.toThrow('scopes must hold actions of');
  await expect(run('create', 'x', 'users:find')).rejects.toThrow('Unknown content type users');
  expect(await run('create', 'x')).toBeUndefined();
});

test('the public client writes with a token', async () => {
  const { token } = await give(everything);
  await harness.app.listen({ port: 0, host: '127.0.0.1' });
  const address = harness.app.server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  const client = strapi({ baseURL: `http://127.0.0.1:${address.port}/api`, auth: token });
  const cars = client.collection('car-rentals');
  const created = await cars.create({
    name: 'Hill Jeep',
    location: 'Shimla',
    description: 'Old and willing.',
    price: 2100,
    carType: 'SUV',
    transmission: 'Manual',
    fuelType: 'Diesel',
    capacity: 6,
    vehicles: 1,
  });
  expect(created.data).toMatchObject({ slug: 'hill-jeep', price: 2100 });
  const { documentId } = created.data;
  expect((await cars.update(documentId, { price: 1900 })).data).toMatchObject({ price: 1900, name: 'Hill Jeep' });
  expect((await cars.findOne(documentId)).data).toMatchObject({ price: 1900 });
  await expect(cars.create({ name: 'x' })).rejects.toThrow();
  await cars.delete(documentId);
  await expect(cars.findOne(documentId)).rejects.toThrow();
});
