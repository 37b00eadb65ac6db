import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadSampleOnce } from '../../database/sample/sample.ts';
import { content } from '../../service/catalog/products/content-types.ts';
import { type ContentType, fieldsOf, relationOf, typeNamed } from '../../service/content/content-type.ts';
import { type Harness, startHarness } from '../harness.ts';
import { canary, hideCanary } from './canary.ts';
import { among, type Chance, rightQuestion, sometimes, written } from './content-queries.ts';
import { askingFor, hidden, nonsense, spoiled } from './hostile-queries.ts';

const long = Boolean(process.env['TEST_LONG']);
const runs = (ofAll: number) => Math.round((long ? 50_000 : 800) * ofAll);
const slow = 200;
const types = [...content.values()].filter(({ path }) => path !== undefined);

let harness: Harness;
let slowest = { ms: 0, path: '' };
const suspects: string[] = [];
/** documentIds of entries, by type. */
const entries = new Map<string, string[]>();

beforeAll(async () => {
  harness = await startHarness();
  const { db, pool } = harness.database;
  // a site that was filled before there were kinds of product
  await db.insertInto('settings').values({ key: 'sample-catalogue', value: '{}' }).execute();
  await loadSampleOnce(db, harness.clock.now);
  await hideCanary(harness);
  await pool.query('analyze');
  for (const type of types) {
    const { body } = await harness.call('GET', `/api/${type.path}?fields=id&pagination[limit]=20`);
    entries.set(
      type.name,
      body.data.map(({ documentId }: { documentId: string }) => documentId),
    );
  }
});

afterAll(async () => {
  process.stdout.write(`  slowest: ${Math.round(slowest.ms)} ms, ${slowest.path.slice(0, 600)}\n`);
  await harness.close();
});

interface Asked {
  readonly status: number;
  readonly text: string;
}

async function timed(url: string): Promise<Asked & { readonly ms: number }> {
  const began = performance.now();
  const { statusCode: status, body: text } = await harness.app.inject({ method: 'GET', url });
  return { status, text, ms: performance.now() - began };
}

let again = 0;
/** The time of the same question under another query string, whose answer no one has kept. */
async function timeAgain(path: string): Promise<number> {
  again += 1;
  return (await timed(`${path}&again=${again}`)).ms;
}

/** Asks, and notes how long the answer took; others use this machine too, so what seems slow is asked again. */
async function ask(path: string): Promise<Asked> {
  const answer = await timed(path);
  const ms = answer.ms > slowest.ms ? Math.min(answer.ms, await timeAgain(path)) : answer.ms;
  if (ms > slowest.ms) slowest = { ms, path };
  if (ms > slow) suspects.push(path);
  return answer;
}

/** Whether it is never answered in time, however often it is asked. */
async function isSlow(path: string): Promise<boolean> {
  for (let attempt = 0; attempt < 20; attempt += 1) if ((await timeAgain(path)) <= slow) return false;
  return true;
}

/** What an entry shows that its type does not declare. */
function undeclared(type: ContentType, entry: object, at = type.name): string[] {
  return Object.entries(entry).flatMap(([key, value]) => {
    if (fieldsOf(type).has(key)) return [];
    const relation = relationOf(type, key);
    if (!relation) return [`${at}.${key}`];
    const related: object[] = Array.isArray(value) ? value : value === null ? [] : [value];
    const target = typeNamed(content, relation.target);
    return related.flatMap((item) => undeclared(target, item, `${at}.${key}`));
  });
}

/** The message of a refusal. Throws when an answer is none of the wire format, shows what is private, or blames us. */
function check(
  type: ContentType,
  path: string,
  { status, text }: Asked,
  allowed: readonly number[],
): string | undefined {
  const body = JSON.parse(text);
  const problems: string[] = [];
  if (!allowed.includes(status)) problems.push(`answered ${status} ${text.slice(0, 300)}`);
  if (text.includes(canary)) problems.push('shows what nobody may see');
  if (status === 200) {
    const visible: object[] = Array.isArray(body.data) ? body.data : [body.data];
    problems.push(...visible.flatMap((entry) => undeclared(type, entry)));
  } else if (body.data !== null || body.error?.status !== status || !body.error.message) {
    problems.push(`is no error of the wire format: ${text.slice(0, 300)}`);
  }
  if (problems.length > 0) throw new Error(`${path}\n${problems.slice(0, 5).join('\n')}`);
  return body.error?.message;
}

/** Properties over questions that are made by chance. */
async function always(ofAll: number, property: (chance: Chance) => Promise<void>): Promise<void> {
  await fc.assert(fc.asyncProperty(fc.gen(), property), { numRuns: runs(ofAll), endOnFailure: true });
}

function pathOf(chance: Chance, type: ContentType, search: string): string {
  const entry = sometimes(chance, 8) ? among(chance, entries.get(type.name) ?? []) : undefined;
  return `/api/${type.path}${entry === undefined ? '' : `/${entry}`}?${search}`;
}

const limits = /at most|costs too much|too (many|long)|in a circle|takes too long|more than/;

describe('whatever is asked', { timeout: 3_600_000 }, () => {
  test('a valid query is answered, or refused as too large', () =>
    always(0.5, async (chance) => {
      const type = among(chance, types);
      const path = pathOf(chance, type, written(chance, rightQuestion(chance, type)));
      const refusal = check(type, path, await ask(path), [200, 400]);
      if (refusal !== undefined && !limits.test(refusal)) throw new Error(`${path}\nis refused: ${refusal}`);
    }));

  test('a nearly valid query is answered or refused', () =>
    always(0.25, async (chance) => {
      const type = among(chance, types);
      const search = spoiled(chance, rightQuestion(chance, type));
      const path = pathOf(chance, type, search);
      check(type, path, await ask(path), [200, 400, 404]);
    }));

  test('nonsense is answered or refused', () =>
    always(0.15, async (chance) => {
      const type = among(chance, types);
      const search = nonsense(chance);
      const path = pathOf(chance, type, search);
      check(type, path, await ask(path), [200, 400, 404]);
    }));

  test('private fields are unknown keys everywhere', () =>
    always(0.1, async (chance) => {
      const type = among(chance, types);
      const name = among(chance, hidden);
      const right = rightQuestion(chance, type).filter(({ keys: [first] }) => first !== 'sort' && first !== 'fields');
      const path = `/api/${type.path}?${written(chance, [...right, askingFor(chance, type, name)])}`;
      check(type, path, await ask(path), [400]);
    }));

  test.each(types.map((type) => [type.path, type] as const))('a query finds nothing of %s', async (_path, type) => {
    for (const [name, { kind }] of fieldsOf(type)) {
      if (kind === 'boolean' || kind === 'datetime') continue;
      const { body } = await harness.call('GET', `/api/${type.path}?filters[${name}][$containsi]=${canary}`);
      expect(body.meta.pagination.total, name).toBe(0);
    }
    expect((await harness.call('GET', `/api/${type.path}?_q=${canary}`)).body.meta.pagination.total).toBe(0);
  });

  test.runIf(long)(`no answer takes more than ${slow} ms`, async () => {
    const found: string[] = [];
    for (const path of suspects) if (await isSlow(path)) found.push(path);
    expect(found).toEqual([]);
  });
});
