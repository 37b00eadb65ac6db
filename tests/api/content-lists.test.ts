import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Harness, startHarness } from '../harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

/** The names (or slugs) of a list, in order, after a check that it was answered. */
async function names(path: string): Promise<string[]> {
  const { status, body } = await harness.call('GET', path);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.map(
    (entry: Record<string, string>) => entry['slug'] ?? entry['Name'] ?? entry['name'] ?? entry['question'],
  );
}

const lake = 'lake-house';
const palm = 'palm-villa';
const ganga = 'ganga-hostel';
const every = [lake, palm, ganga];

describe('lists are sorted', () => {
  const cases: [name: string, query: string, order: string[]][] = [
    ['by id', '', every],
    ['ascending', 'sort=price', [ganga, lake, palm]],
    ['descending', 'sort=price:desc', [palm, lake, ganga]],
    ['whatever the case of the order', 'sort=price:DESC', [palm, lake, ganga]],
    ['by several in one text', 'sort=rating:desc,price:desc', [palm, lake, ganga]],
    ['by a list', 'sort[0]=rating:desc&sort[1]=price:asc', [lake, palm, ganga]],
    ['by an object', 'sort[price]=desc', [palm, lake, ganga]],
    ['by a list of objects', 'sort[0][price]=desc', [palm, lake, ganga]],
    ['by text', 'sort=name', [ganga, lake, palm]],
    ['by a relation', 'sort=image.url:asc', [ganga, lake, palm]],
    ['by a relation, as an object', 'sort[image][url]=desc', [palm, lake, ganga]],
    ['equal ones by id', 'sort=noCard', every],
  ];
  test.each(cases)('%s', async (_name, query, order) => {
    expect(await names(`/api/stays?${query}`)).toEqual(order);
  });
});

describe('lists are paged', () => {
  const cases: [name: string, query: string, found: string[], pagination: object][] = [
    ['25 a page by default', '', every, { page: 1, pageSize: 25, pageCount: 1, total: 3 }],
    [
      'second page',
      'pagination[page]=2&pagination[pageSize]=2',
      [ganga],
      { page: 2, pageSize: 2, pageCount: 2, total: 3 },
    ],
    [
      'beyond the end',
      'pagination[page]=9&pagination[pageSize]=2',
      [],
      { page: 9, pageSize: 2, pageCount: 2, total: 3 },
    ],
    [
      'far beyond the end',
      'pagination[page]=9007199254740991&pagination[pageSize]=1000',
      [],
      { page: 9007199254740991, pageSize: 1000, pageCount: 1, total: 3 },
    ],
    ['page 0 is the first', 'pagination[page]=0', every, { page: 1, pageSize: 25, pageCount: 1, total: 3 }],
    ['up to 1000', 'pagination[pageSize]=1000', every, { page: 1, pageSize: 1000, pageCount: 1, total: 3 }],
    ['not more', 'pagination[pageSize]=1001', every, { page: 1, pageSize: 1000, pageCount: 1, total: 3 }],
    ['0 is 1', 'pagination[pageSize]=0', [lake], { page: 1, pageSize: 1, pageCount: 3, total: 3 }],
    ['negative is 1', 'pagination[pageSize]=-5', [lake], { page: 1, pageSize: 1, pageCount: 3, total: 3 }],
    ['empty is 1', 'pagination[pageSize]=', [lake], { page: 1, pageSize: 1, pageCount: 3, total: 3 }],
    ['no number is the default', 'pagination[pageSize]=many', every, { page: 1, pageSize: 25, pageCount: 1, total: 3 }],
    ['by offset', 'pagination[start]=1&pagination[limit]=1', [palm], { start: 1, limit: 1, total: 3 }],
    ['limit alone', 'pagination[limit]=2', [lake, palm], { start: 0, limit: 2, total: 3 }],
    ['start alone', 'pagination[start]=2', [ganga], { start: 2, limit: 25, total: 3 }],
    ['limit -1 is 1', 'pagination[limit]=-1', [lake], { start: 0, limit: 1, total: 3 }],
    ['negative start is 0', 'pagination[start]=-1', every, { start: 0, limit: 25, total: 3 }],
    ['without totals', 'pagination[withCount]=false', every, { page: 1, pageSize: 25 }],
    ['by offset without totals', 'pagination[limit]=1&pagination[withCount]=0', [lake], { start: 0, limit: 1 }],
    [
      'the total is of what was asked for',
      'filters[type]=Hotels',
      [lake],
      { page: 1, pageSize: 25, pageCount: 1, total: 1 },
    ],
    ['nothing found', 'filters[type]=Castles', [], { page: 1, pageSize: 25, pageCount: 0, total: 0 }],
  ];
  test.each(cases)('%s', async (_name, query, expected, pagination) => {
    expect(await names(`/api/stays?${query}`)).toEqual(expected);
    const { body } = await harness.call('GET', `/api/stays?${query}`);
    expect(body.meta).toEqual({ pagination });
  });
});
