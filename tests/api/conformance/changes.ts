import { expect } from 'vitest';
import { type Case, get, post, put, type Request, remove } from './case.ts';
import { notFound, nothing, refuses, shows } from './expected.ts';
import { type Ground, ids } from './ground.ts';

const admin = { bearer: 'admin' } as const;
const rejects = (message: string, ...paths: readonly string[][]) =>
  refuses('ValidationError', message, {
    errors: paths.map((path) => ({ path, message: expect.any(String), name: 'ValidationError' })),
  });
const noData = refuses('ValidationError', 'Missing "data" payload in the request body', {});
const changed = refuses('PreconditionFailedError', 'The entry was changed since it was read', {});

/** Something to do with the language Odia, which is made for it. */
const odia =
  (request: (path: string, etag: string, harness: Ground['harness']) => Promise<Request> | Request) =>
  async ({ harness, bearers }: Ground): Promise<Request> => {
    await harness.database.db.deleteFrom('languages').where('code', '=', 'or').execute();
    const body = { data: { name: 'Odia', code: 'or' } };
    const created = await harness.call('POST', '/api/languages', { token: bearers.admin, body });
    return request(`languages/${created.body.data.documentId}`, String(created.headers['etag']), harness);
  };

/** Entries that staff and programs change, publish, take back and delete. */
export const changes: readonly Case[] = [
  [
    'what is given is changed, the rest stays',
    odia((path) => put(path, { data: { name: 'Oriya' } }, admin)),
    200,
    shows({ name: 'Oriya', code: 'or' }),
  ],
  [
    'nothing is changed by nothing',
    odia((path) => put(path, { data: {} }, admin)),
    200,
    shows({ name: 'Odia', code: 'or' }),
  ],
  [
    'what is required is not emptied',
    odia((path) => put(path, { data: { name: null } }, admin)),
    400,
    rejects('name must be defined.', ['name']),
  ],
  [
    'an unknown field in a change',
    odia((path) => put(path, { data: { foo: 1 } }, admin)),
    400,
    refuses('ValidationError', 'Invalid key foo'),
  ],
  ['no data in a change', odia((path) => put(path, { name: 'Oriya' }, admin)), 400, noData],
  [
    'the version that is known',
    odia((path, etag) => put(path, { data: { name: 'Oriya' } }, { ...admin, headers: { 'if-match': etag } })),
    200,
    shows({ name: 'Oriya' }),
  ],
  [
    'another version',
    odia((path) => put(path, { data: { name: 'Oriya' } }, { ...admin, headers: { 'if-match': '"1-x"' } })),
    412,
    changed,
  ],
  [
    'any version',
    odia((path) => put(path, { data: { name: 'Oriya' } }, { ...admin, headers: { 'if-match': '*' } })),
    200,
    shows({ name: 'Oriya' }),
  ],
  [
    'another version is not deleted',
    odia((path) => remove(path, { ...admin, headers: { 'if-match': '"1-x"' } })),
    412,
    changed,
  ],
  ['an entry is deleted', odia((path) => remove(path, admin)), 204, nothing],
  [
    'with the header of a body that is not there',
    odia((path) => remove(path, { ...admin, headers: { 'content-type': 'application/json' } })),
    204,
    nothing,
  ],
  [
    'and is gone',
    odia(async (path, _etag, harness) => {
      await harness.database.db.deleteFrom('languages').where('code', '=', 'or').execute();
      return get(path);
    }),
    404,
    notFound,
  ],
  ['an unknown entry is not changed', put('languages/nowhere', { data: { name: 'X' } }, admin), 404, notFound],
  ['nor deleted', remove('languages/nowhere', admin), 404, notFound],
  ['nor by its number', remove('languages/1', admin), 404, notFound],
  [
    'an entry is taken back',
    odia((path) => post(`${path}/actions/unpublish`, undefined, admin)),
    200,
    shows({ publishedAt: null }),
  ],
  [
    'and published again',
    odia((path) => post(`${path}/actions/publish`, undefined, admin)),
    200,
    shows({ publishedAt: '2026-11-20T04:30:00.000Z' }),
  ],
  [
    'links are set',
    put(`attractions/${ids.rafting}?populate=languages`, { data: { languages: [3, 1] } }, admin),
    200,
    shows({ languages: [{ code: 'es' }, { code: 'hi' }] }),
  ],
  [
    'links are connected and cut',
    put(
      `attractions/${ids.rafting}?populate=languages`,
      { data: { languages: { connect: [2], disconnect: [3] } } },
      admin,
    ),
    200,
    shows({ languages: [{ code: 'hi' }, { code: 'en' }] }),
  ],
  [
    'links are emptied',
    put(`attractions/${ids.rafting}?populate=languages`, { data: { languages: { set: [] } } }, admin),
    200,
    shows({ languages: [] }),
  ],
  [
    'parts are replaced',
    put(
      `attractions/${ids.rafting}?populate=timeSlots`,
      { data: { timeSlots: [{ name: 'Dawn', availableTimes: ['05:00'] }] } },
      admin,
    ),
    200,
    shows({ timeSlots: [{ name: 'Dawn', availableTimes: ['05:00'] }] }),
  ],
  [
    'a wrong part',
    put(`attractions/${ids.rafting}`, { data: { timeSlots: [{ name: 'Dawn', availableTimes: ['5'] }] } }, admin),
    400,
    rejects('timeSlots.0.availableTimes must be times as HH:MM', ['timeSlots', '0', 'availableTimes']),
  ],
];
