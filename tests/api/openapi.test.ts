import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '../../service/api/calls.ts';
import type { OpenApi, OpenApiReference, Operation, Parameter } from '../../service/api/openapi-schema.ts';
import { content } from '../../service/catalog/products/content-types.ts';
import { fieldsOf } from '../../service/content/content-type.ts';
import { type Harness, startHarness } from '../harness.ts';

/** Every call of the table exists. */
const everyGateway = {
  PAYMENTS: 'test',
  RAZORPAY_KEY_ID: 'rzp_test_1',
  RAZORPAY_KEY_SECRET: 'x',
  RAZORPAY_WEBHOOK_SECRET: 'a secret of some length',
};

let harness: Harness;
let doc: OpenApi;
beforeAll(async () => {
  harness = await startHarness(everyGateway);
  const answer = await harness.call('GET', '/api/openapi.json');
  expect(answer.status).toBe(200);
  doc = answer.body;
});
afterAll(() => harness.close());

function operations(): { method: string; path: string; operation: Operation }[] {
  return Object.entries(doc.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
}

function parameters({ parameters }: Operation): Parameter[] {
  const named = (entry: Parameter | OpenApiReference) =>
    '$ref' in entry ? doc.components.parameters[entry.$ref.split('/').at(-1) ?? ''] : entry;
  return parameters.flatMap((parameter) => named(parameter) ?? []);
}

describe('the OpenAPI document', () => {
  test('is valid OpenAPI 3.1, and everything that it points to is there', async () => {
    const validator = new Validator();
    expect(await validator.validate(JSON.parse(JSON.stringify(doc)))).toMatchObject({ valid: true });
    expect(validator.version).toBe('3.1');
    expect(() => validator.resolveRefs()).not.toThrow();
    const names = [...JSON.stringify(doc).matchAll(/"#\/components\/(\w+)\/(\w+)"/g)];
    for (const [, part = '', name = ''] of names) {
      expect(Object.keys(Object.entries(doc.components).find(([key]) => key === part)?.[1] ?? {})).toContain(name);
    }
  });

  test('has every row of the table of calls, and nothing else', () => {
    const described = operations().map(({ method, path }) => `${method} ${path}`);
    const served = calls.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
    expect(described.sort()).toEqual(served.sort());
  });

  test('names each operation once, and every parameter of its path', () => {
    const ids = operations().map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { path, operation } of operations()) {
      const needed = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
      const named = parameters(operation)
        .filter((entry) => entry.in === 'path')
        .map(({ name }) => name)
        .sort();
      expect([path, named]).toEqual([path, needed]);
    }
  });

  test('names what each query is parsed for, and only three grammars are read by a use case itself', () => {
    const own = calls.filter(({ query }) => query && 'readBy' in query).map(({ path }) => path);
    const content = (path: string) => /^\/api\/[a-z-]+(\/:documentId(\/actions\/\w+)?)?$/.test(path);
    expect(own.filter((path) => !content(path)).sort()).toEqual([
      '/api/connect/:provider/callback',
      '/api/upload/files',
    ]);
    const declared = calls.filter(({ query }) => query && !('readBy' in query));
    expect(declared.map(({ path }) => path)).toContain('/api/bookings');
    for (const { method, path, query } of declared) {
      const operation = doc.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
      const named = operation ? parameters(operation).filter((entry) => entry.in === 'query') : [];
      expect([path, named.map(({ name }) => name)]).toEqual([
        path,
        query && 'shape' in query ? Object.keys(query.shape) : [],
      ]);
    }
  });

  test('has each call in the section that its row names, and says what each section is about', () => {
    for (const { method, path, section } of calls) {
      const tags = doc.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]?.tags;
      expect([method, path, tags]).toEqual([method, path, [section.name]]);
    }
    expect(new Set(doc.tags.map(({ name }) => name))).toEqual(new Set(calls.map(({ section }) => section.name)));
    expect(doc.tags.filter(({ description }) => description === '')).toEqual([]);
  });

  test('says what each call answers', () => {
    const silent = operations().filter(({ operation }) => {
      const [answer] = Object.values(operation.responses);
      const content = answer && 'content' in answer ? Object.values(answer.content ?? {}) : [];
      return content.some(({ schema }) => Object.keys(schema).length === 0);
    });
    expect(silent.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });

  test('says who may: content writes need a bearer, reads do not, and what belongs to a person needs a session', () => {
    const security = (path: string, method: string) => doc.paths[path]?.[method]?.security;
    expect(security('/api/stays', 'get')).toContainEqual({});
    expect(security('/api/stays', 'post')).toEqual([{ session: [] }, { apiToken: [] }]);
    expect(security('/api/reviews', 'post')).toContainEqual({});
    expect(security('/api/upload', 'post')).toEqual([{ session: [] }, { apiToken: [] }]);
    expect(security('/api/users/me', 'get')).toEqual([{ session: [] }]);
    expect(security('/api/admin/webhooks', 'get')).toEqual([{ session: [] }]);
  });

  test('does not tell what a type keeps to itself', () => {
    const text = JSON.stringify(doc);
    for (const type of content.values()) {
      for (const field of Object.values(type.fields)) {
        const isShownElsewhere = [...content.values()].some((entry) =>
          [...fieldsOf(entry).keys()].includes(field.column),
        );
        if (field.column.includes('_') && !isShownElsewhere) expect(text).not.toContain(`"${field.column}"`);
      }
    }
    expect(text).not.toContain('sellable');
  });
});

describe.each([...content.values()].filter(({ path }) => path !== undefined))('$path', (type) => {
  const list = () => {
    const operation = doc.paths[`/api/${type.path}`]?.['get'];
    if (!operation) throw new Error(`${type.path} is not described`);
    return operation;
  };
  const ask = async (search: Record<string, string>) =>
    (await harness.call('GET', `/api/${type.path}?${new URLSearchParams(search)}`)).status;

  test('answers every field, filter and relation that is described, and no other', async () => {
    const filters = Object.entries(doc.components.schemas).find(
      ([name]) =>
        list().parameters.some((parameter) => JSON.stringify(parameter).includes(`/${name}"`)) &&
        name.endsWith('Filters'),
    )?.[1];
    const names = Object.keys(Object(filters?.['properties'])).filter((name) => !name.startsWith('$'));
    expect(names.sort()).toEqual([...fieldsOf(type).keys(), ...Object.keys(type.relations)].sort());
    for (const name of names) {
      const key = name in type.relations ? `filters[${name}][id][$notNull]` : `filters[${name}][$notNull]`;
      expect([name, await ask({ [key]: 'true' })]).toEqual([name, 200]);
    }
    const fields = parameters(list()).find(({ name }) => name === 'fields')?.schema['items'];
    expect(await ask({ fields: Object(fields).enum.join(',') })).toBe(200);
    for (const name of [...fieldsOf(type).keys()].slice(0, 9)) expect(await ask({ sort: `${name}:desc` })).toBe(200);
    expect(await ask({ fields: 'xmin' })).toBe(400);
  });
});
