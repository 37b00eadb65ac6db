import { type Case, get, post, put, remove } from './case.ts';
import { both, finds, forbidden, header, lists, notFound, nothing, refuses, shows, unauthorized } from './expected.ts';
import { ids } from './ground.ts';

const bearing = (authorization: string, path = 'languages?fields=code&pagination[limit]=1') =>
  get(path, { headers: { authorization } });
const hindi = finds('Hindi');
const read = both(finds('Hindi'), header('etag', /^W\/"/));
const firstLanguage = 'languages?pagination[limit]=1';

/** Who may read: everyone, but no one with a bearer that does not hold. */
export const bearers: readonly Case[] = [
  ['none', firstLanguage, 200, read],
  ['an empty one', bearing('Bearer ', firstLanguage), 200, hindi],
  ['only the word', bearing('Bearer', firstLanguage), 200, hindi],
  ['an empty header', bearing('', firstLanguage), 200, hindi],
  ['Basic', bearing('Basic YWRtaW46YWRtaW4=', firstLanguage), 200, hindi],
  ['a scheme that nobody knows', bearing('Token abc', firstLanguage), 200, hindi],
  ['Bearer undefined', bearing('Bearer undefined'), 401, unauthorized],
  ['Bearer null', bearing('Bearer null'), 401, unauthorized],
  ['Bearer {token}', bearing('Bearer {token}'), 401, unauthorized],
  ['in lower case', bearing('bearer undefined'), 401, unauthorized],
  ['no jwt', bearing('Bearer a.b.c'), 401, unauthorized],
  ['a jwt that nobody signed', bearing('Bearer eyJhbGciOiJub25lIn0.eyJpZCI6MX0.'), 401, unauthorized],
  ['a long one', bearing(`Bearer ${'x'.repeat(4_000)}`), 401, unauthorized],
  ['an API token that nobody made', bearing(`Bearer pat_${'A'.repeat(43)}`), 401, unauthorized],
  ['an API token that was ended', get(firstLanguage, { bearer: 'ended' }), 401, unauthorized],
  ['an API token that has expired', get(firstLanguage, { bearer: 'expired' }), 401, unauthorized],
  ['an invalid one at one entry', bearing('Bearer undefined', `stays/${ids.lake}`), 401, unauthorized],
  [
    'an invalid one that writes a review',
    post('reviews', { data: {} }, { headers: { authorization: 'Bearer undefined' } }),
    401,
    unauthorized,
  ],
  ['a traveller', get(firstLanguage, { bearer: 'traveller' }), 200, hindi],
  ['an editor', get(firstLanguage, { bearer: 'editor' }), 200, hindi],
  [
    'an API token that reads',
    get(firstLanguage, { bearer: 'reader' }),
    200,
    both(hindi, header('cache-control', 'no-store')),
  ],
  ['one entry for it', get(`stays/${ids.lake}`, { bearer: 'reader' }), 200, shows({ slug: 'lake-house' })],
  ['an API token for one type', get('stays?filters[id]=1', { bearer: 'stays only' }), 200, finds('lake-house')],
  ['nothing else for it', get('faqs', { bearer: 'stays only' }), 403, forbidden],
  ['and only what it may do', get(`stays/${ids.lake}`, { bearer: 'stays only' }), 403, forbidden],
  ['an API token is nobody', get('users/me', { bearer: 'reader' }), 403, forbidden],
  ['and has no bookings', get('bookings', { bearer: 'reader' }), 403, forbidden],
  ['a visitor is nobody', 'users/me', 401, unauthorized],
  ['a visitor has no bookings', 'bookings', 401, unauthorized],
  ['a visitor writes nothing', post('languages', { data: { name: 'Odia', code: 'or' } }), 401, unauthorized],
  [
    'a traveller writes nothing',
    post('languages', { data: { name: 'Odia', code: 'or' } }, { bearer: 'traveller' }),
    403,
    forbidden,
  ],
  ['nor changes', put(`languages/${ids.hindi}`, { data: { name: 'X' } }, { bearer: 'traveller' }), 403, forbidden],
  ['nor deletes', remove(`languages/${ids.hindi}`, { bearer: 'traveller' }), 403, forbidden],
  ['nor publishes', post(`languages/${ids.hindi}/actions/publish`, undefined, { bearer: 'traveller' }), 403, forbidden],
  [
    'an API token that reads writes nothing',
    post('languages', { data: { name: 'Odia', code: 'or' } }, { bearer: 'reader' }),
    403,
    forbidden,
  ],
  [
    'one that writes another type',
    post('features', { data: { name: 'X', type: 'Activities' } }, { bearer: 'languages writer' }),
    403,
    forbidden,
  ],
  [
    'one that may not publish',
    post(`languages/${ids.hindi}/actions/unpublish`, undefined, { bearer: 'languages writer' }),
    403,
    forbidden,
  ],
];

const wrongMethod = refuses('MethodNotAllowedError', 'Method Not Allowed', {});
const types = [
  'stays',
  'room-types',
  'features',
  'nearby-places',
  'faqs',
  'house-rules',
  'reviews',
  'destinations',
  'settings',
  'attractions',
  'tour-packages',
  'car-rentals',
  'languages',
  'popular-filters',
];

/** What can be done where. */
export const methods: readonly Case[] = [
  ...types.flatMap((type): Case[] => [
    [`DELETE of all ${type}`, remove(type), 405, both(wrongMethod, header('allow', /GET/))],
    [`PATCH of all ${type}`, { method: 'PATCH', path: type, body: {} }, 405, wrongMethod],
    [`PATCH of one of ${type}`, { method: 'PATCH', path: `${type}/x`, body: {} }, 405, wrongMethod],
  ]),
  ['PUT of a list', put('stays', { data: {} }), 405, wrongMethod],
  ['POST to one', post(`stays/${ids.lake}`, { data: {} }), 405, wrongMethod],
  ['settings are not made', post('settings', { data: {} }, { bearer: 'admin' }), 405, wrongMethod],
  ['settings are not deleted', remove('settings/x', { bearer: 'admin' }), 405, wrongMethod],
  ['reading is no action', get(`stays/${ids.lake}/actions/publish`), 405, wrongMethod],
  ['an action that nobody knows', post(`stays/${ids.lake}/actions/explode`, {}, { bearer: 'admin' }), 404, notFound],
  ['GET of a login', 'auth/local', 405, both(wrongMethod, header('allow', 'POST'))],
  [
    'a wrong method with a broken body',
    { method: 'PATCH', path: 'stays', body: '{', headers: { 'content-type': 'application/json' } },
    405,
    wrongMethod,
  ],
  [
    'OPTIONS of who asks for no leave',
    { method: 'OPTIONS', path: 'stays' },
    405,
    both(wrongMethod, header('allow', /GET/)),
  ],
  ['any method of an unknown type', post('castles', {}), 404, notFound],
  ['HEAD of a list', { method: 'HEAD', path: 'stays' }, 200, both(nothing, header('etag', /^W\/"/))],
  ['HEAD of one', { method: 'HEAD', path: `stays/${ids.lake}` }, 200, nothing],
  ['HEAD of an unknown one', { method: 'HEAD', path: 'stays/nowhere' }, 404, nothing],
];

const tagged =
  (path: string, known: (etag: string) => string): Case[1] =>
  async ({ harness }) => {
    const { headers } = await harness.call('GET', `/api/${path}`);
    return get(path, { headers: { 'if-none-match': known(String(headers['etag'])) } });
  };
const same: Case[3] = both(nothing, header('etag', /"/));

/** Reads carry a tag, and a caller with that tag gets nothing twice. */
export const caching: readonly Case[] = [
  ['a list has a tag', 'stays', 200, header('etag', /^W\/"[\w-]+"$/)],
  ['one has a tag that begins with its version', `stays/${ids.lake}`, 200, header('etag', /^"\d+-[\w-]+"$/)],
  ['a list that is known', tagged('stays?populate=*', (etag) => etag), 304, same],
  ['one that is known', tagged(`stays/${ids.lake}?populate=*`, (etag) => etag), 304, same],
  ['a list that is known among others', tagged('stays', (etag) => `"other", ${etag}, W/"more"`), 304, same],
  ['a weak tag without its mark', tagged('stays', (etag) => etag.replace('W/', '')), 304, same],
  ['a strong tag with the mark of a proxy', tagged(`stays/${ids.lake}`, (etag) => `W/${etag}`), 304, same],
  [
    'a tag of something else',
    tagged('stays', () => '"something-else"'),
    200,
    finds('lake-house', 'palm-villa', 'ganga-hostel'),
  ],
  ['an empty tag', tagged('stays', () => ''), 200, finds('lake-house', 'palm-villa', 'ganga-hostel')],
  [
    'a tag of the same list with other fields',
    async ({ harness }) => {
      const { headers } = await harness.call('GET', '/api/stays?fields=name');
      return get('stays?fields=slug', { headers: { 'if-none-match': String(headers['etag']) } });
    },
    200,
    finds('lake-house', 'palm-villa', 'ganga-hostel'),
  ],
  [
    'HEAD with a known tag',
    async ({ harness }) => {
      const { headers } = await harness.call('GET', '/api/stays');
      return { method: 'HEAD', path: 'stays', headers: { 'if-none-match': String(headers['etag']) } };
    },
    304,
    nothing,
  ],
  ['errors have no tag', 'stays?sort=nope', 400, header('etag', undefined)],
  [
    'a tag ends with the first change of what is shown',
    async ({ harness, bearers }) => {
      const { body, headers } = await harness.call('GET', '/api/popular-filters');
      await harness.call('PUT', `/api/popular-filters/${body.data[0].documentId}`, {
        token: bearers.admin,
        body: { data: { name: 'No queue' } },
      });
      return get('popular-filters', { headers: { 'if-none-match': String(headers['etag']) } });
    },
    200,
    lists({ name: 'No queue', code: 'skip_line' }),
  ],
];
