import {
  HTTPAuthorizationError,
  HTTPBadRequestError,
  HTTPError,
  HTTPForbiddenError,
  HTTPNotFoundError,
  strapi,
} from '@strapi/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentActions } from '../../service/core/viewer.ts';
import { type Harness, startHarness } from '../harness.ts';
import { staffToken } from '../staff.ts';
import { clientTypes, writtenTypes } from './strapi-client-types.ts';

let harness: Harness;
let baseURL: string;
/** Tokens of a program that may do everything and of one that only reads. */
let tokens: { writes: string; reads: string };

beforeAll(async () => {
  harness = await startHarness();
  baseURL = `${await harness.app.listen({ port: 0, host: '127.0.0.1' })}/api`;
  const token = await staffToken(harness);
  const give = async (actions: readonly string[]): Promise<string> => {
    const body = { name: 'The public client', scopes: { '*': actions } };
    return (await harness.call('POST', '/api/admin/api-tokens', { token, body })).body.data.token;
  };
  tokens = { writes: await give(contentActions), reads: await give(['find', 'findOne']) };
});
afterAll(() => harness.close());

const visitor = () => strapi({ baseURL });
const program = (auth = tokens.writes) => strapi({ baseURL, auth });

describe.each(clientTypes)('$path', ({ path, asked, total, first }) => {
  test('are found with filters, populate, sort and paging', async () => {
    const entry = await visitor()
      .collection(path)
      .find({ ...asked, pagination: { page: 1, pageSize: 1 } });
    expect(entry.data).toMatchObject([first]);
    expect(entry.meta).toEqual({ pagination: { page: 1, pageSize: 1, pageCount: total, total } });
    const rest = await program(tokens.reads)
      .collection(path)
      .find({ ...asked, pagination: { start: 1, limit: 50 } });
    expect(rest.data).toHaveLength(total - 1);
    expect(rest.meta).toEqual({ pagination: { start: 1, limit: 50, total } });
    expect(rest.data.map(({ documentId }) => documentId)).not.toContain(entry.data[0]?.documentId);
    const { filters: _, ...fields } = asked;
    expect(
      await visitor()
        .collection(path)
        .findOne(entry.data[0]?.documentId ?? '', fields),
    ).toEqual({
      data: entry.data[0],
      meta: {},
    });
  });

  test('tell a visitor and a program that reads that they write nothing', async () => {
    const { data } = await visitor()
      .collection(path)
      .find({ pagination: { limit: 1 } });
    const id = data[0]?.documentId ?? '';
    await expect(visitor().collection(path).update(id, {})).rejects.toBeInstanceOf(HTTPAuthorizationError);
    await expect(program(tokens.reads).collection(path).update(id, {})).rejects.toBeInstanceOf(HTTPForbiddenError);
  });

  test('tell what is wrong with a question', async () => {
    const refused = await visitor()
      .collection(path)
      .find({ filters: { nope: 1 } })
      .catch((error: unknown) => error);
    if (!(refused instanceof HTTPBadRequestError)) throw new Error('was answered');
    expect(await refused.response.json()).toMatchObject({ error: { message: 'Invalid key nope' } });
    await expect(visitor().collection(path).find({ sort: 'nope' })).rejects.toBeInstanceOf(HTTPBadRequestError);
    await expect(visitor().collection(path).findOne('nowhere')).rejects.toBeInstanceOf(HTTPNotFoundError);
  });
});

describe.each(writtenTypes)('$path', ({ path, made, change }) => {
  test('are made, changed and deleted with a token', async () => {
    const entries = program().collection(path);
    const { data } = await entries.create(made);
    expect(data).toMatchObject({ documentId: expect.any(String), publishedAt: expect.any(String) });
    expect((await visitor().collection(path).findOne(data.documentId)).data).toEqual(data);
    const plain = Object.entries(change).filter(([, value]) => typeof value !== 'object' || Array.isArray(value));
    const changed = await entries.update(data.documentId, change);
    expect(changed.data).toMatchObject({ ...data, ...Object.fromEntries(plain), updatedAt: expect.any(String) });
    await entries.delete(data.documentId);
    await expect(visitor().collection(path).findOne(data.documentId)).rejects.toBeInstanceOf(HTTPNotFoundError);
    await expect(entries.delete(data.documentId)).rejects.toBeInstanceOf(HTTPNotFoundError);
  });
});

describe('the client', () => {
  test('writes the settings there are', async () => {
    const settings = program().collection('settings');
    const { data } = await settings.find({ filters: { key: 'hero' } });
    const changed = await settings.update(data[0]?.documentId ?? '', { value: { variant: 'counters' } });
    expect(changed.data['value']).toEqual({ variant: 'counters' });
    await expect(settings.create({ key: 'x', value: 1 })).rejects.toBeInstanceOf(HTTPError);
  });

  test('makes a stay and its house rules, changes these, and deletes both', async () => {
    const [stays, rules] = [program().collection('stays'), program().collection('house-rules')];
    const stay = await stays.create({ name: 'Ruled House', location: 'Agra', description: 'Words.', price: 900 });
    const created = await rules.create({ checkInTime: '13:00', checkOutTime: '10:00', stay: stay.data.documentId });
    const blocks = [{ type: 'paragraph', children: [{ type: 'text', text: 'Dogs, yes.' }] }];
    const changed = await rules.update(created.data.documentId, { petsPolicy: blocks });
    expect(changed.data).toMatchObject({ checkInTime: '13:00', petsPolicy: blocks });
    const whole = await visitor()
      .collection('stays')
      .findOne(stay.data.documentId, { populate: ['house_rules'] });
    expect(whole.data['house_rules']).toEqual(changed.data);
    await rules.delete(created.data.documentId);
    await stays.delete(stay.data.documentId);
    await expect(visitor().collection('stays').findOne(stay.data.documentId)).rejects.toBeInstanceOf(HTTPNotFoundError);
  });

  test('reads a draft with status=draft, and not without', async () => {
    const languages = program().collection('languages');
    const { data } = await languages.create({ name: 'Tulu', code: 'tcy' }, { status: 'draft' });
    expect(data['publishedAt']).toBeNull();
    expect((await languages.find({ filters: { code: 'tcy' } })).data).toEqual([]);
    expect((await languages.find({ filters: { code: 'tcy' }, status: 'draft' })).data).toHaveLength(1);
    await languages.delete(data.documentId);
  });

  test('is told of every finding in what it writes', async () => {
    const refused = await program()
      .collection('languages')
      .create({ name: '' })
      .catch((error: unknown) => error);
    if (!(refused instanceof HTTPBadRequestError)) throw new Error('was taken');
    const { error } = await refused.response.json();
    expect(error.details.errors.map(({ path }: { path: string[] }) => path)).toEqual([['name'], ['code']]);
  });

  test('is told that its token does not hold', async () => {
    const stays = program('pat_of-nobody').collection('stays');
    await expect(stays.find()).rejects.toBeInstanceOf(HTTPAuthorizationError);
  });

  test('asks for locale and fields without harm', async () => {
    const { data } = await visitor()
      .collection('stays')
      .find({ locale: 'en', fields: ['name'], sort: 'id' });
    expect(Object.keys(data[0] ?? {})).toEqual(['id', 'documentId', 'name']);
  });
});
