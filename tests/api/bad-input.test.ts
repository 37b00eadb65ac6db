import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signToken } from '../../service/accounts/token.ts';
import { callsOf } from '../../service/api/calls.ts';
import { readConfig } from '../../service/platform/config.ts';
import { type Answer, type Harness, startHarness } from '../harness.ts';
import { examples } from '../resilience/call-examples.ts';
import type { Example, ExampleRequest } from '../resilience/example.ts';
import {
  bodyText,
  fieldAt,
  fieldsOf,
  type HostileJson,
  hostileBodies,
  hostileNames,
  hostileQueries,
  hostileSegments,
  hostileValue,
  neverTaken,
  withField,
} from '../resilience/hostile-values.ts';
import { fieldsRead, notRefused } from '../resilience/wire-format.ts';
import { manyBookings, setBookingLimits } from '../travellers.ts';

let harness: Harness;
let fingerprint: string;
/** Token of someone who has nothing. */
let visitor: string;
let start: Date;
beforeAll(async () => {
  harness = await startHarness({ TRUST_PROXY: '1' });
  await setBookingLimits(harness, manyBookings);
  visitor = (await harness.signUp()).token;
  start = harness.clock.now;
  await harness.database.pool.query('update sellables set units = 1000');
  const { rows } = await harness.database.pool.query<{ name: string }>(
    // what limits have counted changes with every call, and readiness writes a row
    `select tablename as name from pg_tables
     where schemaname = 'public' and tablename not in ('limit_windows', 'heartbeat')`,
  );
  const tables = [...rows.map(({ name }) => name), 'jobs.job'];
  const each = (table: string) => `select '${table}' as name, count(*), max(xmin::text::bigint) from ${table}`;
  // tables are read side by side, and told in any order
  fingerprint = `${tables.map(each).join(' union all ')} order by name`;
});
// a long run tries for more hours than there are until the days that the examples book
beforeEach(() => {
  harness.clock.now = start;
});
afterAll(() => harness.close());

/** The same text as long as no row of any table is written: how many there are, and which transaction wrote last. */
async function everything(): Promise<string> {
  return JSON.stringify((await harness.database.pool.query(fingerprint)).rows);
}

let callers = 0;
type Method = Parameters<Harness['call']>[0];
function send(
  method: Method,
  path: string,
  text: string | undefined,
  { token, ...headers }: Record<string, string> = {},
) {
  callers += 1;
  const address = `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}`;
  return harness.call(method, path, {
    headers: { 'x-forwarded-for': address, ...headers },
    ...(text === undefined ? {} : { body: text }),
    ...(token === undefined ? {} : { token }),
  });
}

function ask(method: Method, { path, token }: ExampleRequest, body: HostileJson | undefined): Promise<Answer> {
  return send(method, path, bodyText(body), token === undefined ? {} : { token });
}

const long = Boolean(process.env['TEST_LONG']);
/** All of them in a long run; else every so many-th one, and others for the next of what they are tried on. */
const some = <One>(of: readonly One[], every: number, next: number): One[] =>
  of.filter((_, at) => long || (at + next) % every === 0);
const single = hostileNames.filter((value) => !neverTaken.includes(value));
let tried = 0;
/** What is put into the field at that place of a call. What no body may hold anywhere is tried in one field. */
function sample(at: number): readonly string[] {
  if (long) return hostileNames;
  tried += 1;
  return [...some(single, 7, tried), ...(at === 0 ? some(neverTaken, 3, tried) : [])];
}

// a house without a provider of payments has no calls for one
const calls = callsOf(readConfig({}, () => 'a secret of thirty-two characters, for tests'));
const withBody = calls.filter(({ body }) => body !== undefined);

describe.each(withBody.map((call) => [`${call.method} ${call.path}`, call] as const))('%s', (name, call) => {
  const example = examples[name];

  test('has a valid example with every field the call reads', async () => {
    if (!example) throw new Error(`Write an example for ${name} in tests/resilience/call-examples.ts`);
    const request = await example.prepare(harness);
    expect(await ask(call.method, request, request.body)).toMatchObject({ status: call.status ?? 200 });
    const written = fieldsOf(request.body).map((path) => path.join('.'));
    expect(written).toEqual(expect.arrayContaining(fieldsRead(call)));
  });

  /** Fields that get hostile values at once, and which; `harmless` of them the call must take. */
  interface Try {
    readonly ways: readonly string[][];
    readonly refused: readonly string[];
    readonly harmless: readonly string[];
  }
  const put = (body: HostileJson, ways: Try['ways'], value: string) =>
    ways.reduce(
      (changed: HostileJson, path) => withField(changed, path, hostileValue(value, fieldAt(body, path))) ?? null,
      body,
    );

  /** Tries those of some fields: what is refused leaves the ground as it was for all of them. */
  async function refusalFor(example: Example, tries: readonly Try[]): Promise<string[]> {
    const findings: string[] = [];
    const request = await example.prepare(harness);
    const before = await everything();
    for (const { ways, refused } of tries) {
      // limits that count an account start again
      harness.clock.advance(3_600_000);
      for (const value of refused) {
        const answer = await ask(call.method, request, put(request.body, ways, value));
        const finding = example.onlyReads && answer.status === 200 ? undefined : notRefused(answer);
        if (finding) findings.push(`${ways.join(' ')}, ${value}: ${finding}`);
      }
    }
    if ((await everything()) !== before) findings.push(`${tries.map(({ ways }) => ways)}: something changed`);
    return findings;
  }

  async function takenOf(example: Example, { ways, harmless }: Try): Promise<string[]> {
    const findings: string[] = [];
    for (const value of harmless) {
      harness.clock.advance(3_600_000);
      const fresh = await example.prepare(harness);
      const { status, body } = await ask(call.method, fresh, put(fresh.body, ways, value));
      if (status >= 300)
        findings.push(`${ways.join(' ')}, ${value}: ${status} ${JSON.stringify(body)}, though it is harmless`);
    }
    return findings;
  }

  test('refuses invalid values in its fields and changes nothing', async () => {
    if (!example) return;
    const { harmless, ignored = [] } = example;
    const read = fieldsOf((await example.prepare(harness)).body).filter((path) => !ignored.includes(path.join('.')));
    const tryOf = (ways: readonly string[][], names: readonly string[], fits: (what: string) => boolean): Try => ({
      ways,
      refused: names.filter((value) => !fits(value)),
      harmless: names.filter(fits),
    });
    const tries = read.map((path, at) =>
      tryOf([path], sample(at), (value) => harmless[path.join('.')]?.includes(value) ?? false),
    );
    const unread = ignored.map((field) => field.split('.'));
    if (unread.length > 0) tries.push(tryOf(unread, sample(0), (value) => !neverTaken.includes(value)));
    const findings: string[] = [];
    // the caller is signed in for twelve hours
    for (let at = 0; at < tries.length; at += 8) findings.push(...(await refusalFor(example, tries.slice(at, at + 8))));
    for (const entry of tries) findings.push(...(await takenOf(example, entry)));
    expect(findings).toEqual([]);
  });
});

/** A path of the call with that text in place of each of its parameters. */
const pathOf = (path: string, segment: string) => path.replaceAll(/:\w+/g, () => segment);

test('refuses invalid path parameters and changes nothing', async () => {
  const findings: string[] = [];
  const served = calls.filter(({ path }) => path.includes(':'));
  // one after another: a slow machine would refuse some of so many reads at once
  const bodies: (HostileJson | undefined)[] = [];
  for (const { method, path } of served) bodies.push((await examples[`${method} ${path}`]?.prepare(harness))?.body);
  const before = await everything();
  for (const [index, { method, path, body }] of served.entries()) {
    for (const segment of some(hostileSegments, 4, index)) {
      const text = body && bodyText(bodies[index]);
      const finding = notRefused(await send(method, pathOf(path, segment), text, { token: visitor }));
      if (finding) findings.push(`${method} ${path} with ${segment.slice(0, 40)}: ${finding}`);
    }
  }
  expect(findings).toEqual([]);
  expect(await everything()).toBe(before);
});

test('answers hostile query strings with a result or a refusal, never an error, and changes nothing', async () => {
  const findings: string[] = [];
  const before = await everything();
  for (const [index, { method, path, body }] of calls.entries()) {
    for (const query of some(hostileQueries, 6, index)) {
      const at = `${pathOf(path, 'nobody')}?${query}`;
      const answer = await send(method, at, body && '{}', {});
      const finding = method === 'GET' && answer.status === 200 ? undefined : notRefused(answer);
      if (finding) findings.push(`${method} ${at.slice(0, 80)}: ${finding}`);
    }
  }
  expect(findings).toEqual([]);
  expect(await everything()).toBe(before);
});

test.each(hostileBodies)(
  'a body that is %s is refused by every call with a body',
  async (_, text, status, type = 'application/json') => {
    const before = await everything();
    for (const call of withBody) {
      const path = pathOf(call.path, `test_${'0'.repeat(24)}`);
      const answer = await send(call.method, path, text, { 'content-type': type, token: visitor });
      expect([call.path, answer.status, notRefused(answer)]).toEqual([call.path, status, undefined]);
    }
    expect(await everything()).toBe(before);
  },
);

test('a wrong method gets 405 with the allowed ones in Allow', async () => {
  for (const [path, served] of Map.groupBy(calls, (call) => call.path)) {
    const right = served.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).sort();
    for (const method of (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).filter(
      (entry) => !right.includes(entry),
    )) {
      const at = pathOf(path, 'nobody');
      const answer = await send(method, at, method === 'GET' || method === 'DELETE' ? undefined : '{');
      expect([method, at, answer.status, answer.body.error?.name]).toEqual([method, at, 405, 'MethodNotAllowedError']);
      expect(String(answer.headers['allow']).split(', ').sort()).toEqual(right);
    }
  }
});

test.each(['/api', '/api/', '/api/nothing', '/api/stays/a/b', '/api/auth', '/api/__proto__', '/api//stays'])(
  '%s is not found, whatever the method',
  async (path) => {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      const answer = await send(method, path, method === 'GET' ? undefined : '{}');
      expect([method, answer.status, notRefused(answer)]).toEqual([method, 404, undefined]);
    }
  },
);

describe('a bearer', () => {
  const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const bearers: [what: string, make: () => Promise<string>][] = [
    ['is garbage', async () => 'garbage'],
    ['is the word undefined', async () => 'undefined'],
    ['is huge', async () => 'x'.repeat(100_000)],
    ['has three empty parts', async () => '..'],
    ['holds emails beyond ASCII', async () => 'h\u00e9llo'],
    ['is signed by nobody', async () => `${base64({ alg: 'none' })}.${(await harness.signUp()).token.split('.')[1]}.`],
    ['lost its signature', async () => (await harness.signUp()).token.replace(/[^.]+$/, '')],
    [
      'was signed with another secret',
      async () => {
        const claims = JSON.parse(
          Buffer.from((await harness.signUp()).token.split('.')[1] ?? '', 'base64url').toString(),
        );
        return signToken('another secret of thirty-two characters', claims, harness.clock.now);
      },
    ],
    [
      'has expired',
      async () => {
        const claims = JSON.parse(
          Buffer.from((await harness.signUp()).token.split('.')[1] ?? '', 'base64url').toString(),
        );
        return signToken(harness.ctx().config.secret, claims, new Date(harness.clock.now.getTime() - 31 * 86_400_000));
      },
    ],
    [
      'has ended',
      async () => {
        const { token } = await harness.signUp();
        expect((await send('POST', '/api/auth/logout', undefined, { token })).status).toBe(200);
        return token;
      },
    ],
  ];
  test.each(bearers)('that %s is refused by every call', async (value, make) => {
    const token = await make();
    // every call refuses each of them in a long run, else garbage, and one in three of the others
    const request =
      value === 'is garbage'
        ? calls
        : some(
            calls,
            3,
            bearers.findIndex(([name]) => name === value),
          );
    for (const { method, path, body } of request) {
      const answer = await send(method, pathOf(path, 'nobody'), body && '{}', { token });
      expect([method, path, answer.status, answer.body.error?.name]).toEqual([method, path, 401, 'UnauthorizedError']);
    }
  });

  test.each(['', 'Bearer', 'Bearer ', 'bearer    ', 'Basic YTpi', 'Bearerx', 'Token x'])(
    '%j is no one',
    async (authorization) => {
      expect((await send('GET', '/api/stays', undefined, { authorization })).status).toBe(200);
      expect((await send('GET', '/api/users/me', undefined, { authorization })).status).toBe(401);
    },
  );
});
