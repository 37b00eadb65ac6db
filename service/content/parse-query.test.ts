import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AppError } from '../core/app-error.ts';
import { type ContentType, contentModel } from './content-type.ts';
import { pageSql } from './ids.sql.ts';
import { parseQuery } from './parse-query.ts';
import { shapeOf } from './shape.ts';

const book: ContentType = {
  name: 'book',
  path: 'books',
  table: 'books',
  shape: 'entry',
  fields: {
    title: { kind: 'text', column: 'title' },
    pages: { kind: 'integer', column: 'pages' },
    price: { kind: 'money', column: 'price_paise' },
    secret: { kind: 'text', column: 'secret', private: true },
  },
  relations: {
    author: { kind: 'to-one', target: 'author', column: 'author_id' },
    cover: { kind: 'to-one', target: 'media', column: 'cover_id' },
  },
};
const author: ContentType = {
  name: 'author',
  table: 'authors',
  shape: 'entry',
  fields: { name: { kind: 'text', column: 'name' } },
  relations: { books: { kind: 'to-many', target: 'book', targetColumn: 'author_id' } },
};
const model = contentModel([book, author]);
const parse = (search: string) => parseQuery(model, book, search);
const statement = (search: string) => {
  const query = parse(search);
  return pageSql(model, shapeOf(book, query), query);
};

test('an empty query selects the first 25 entries with every public field', () => {
  const query = parse('');
  expect(query.paging).toEqual({ by: 'page', page: 1, start: 0, limit: 25, withCount: true });
  expect(query.fields.map(([name]) => name)).toEqual([
    'id',
    'documentId',
    'title',
    'pages',
    'price',
    'createdAt',
    'updatedAt',
    'publishedAt',
  ]);
  expect(query.populate).toEqual([]);
});

test('a private field is unknown everywhere', () => {
  for (const search of ['filters[secret]=a', 'sort=secret', 'fields=secret', 'filters[author][books][secret][$ne]=a']) {
    expect(() => parse(search)).toThrow(/^Invalid key secret/);
  }
});

test('rupees become paise', () => {
  expect(parse('filters[price][$gt]=1999.99').where).toMatchObject({
    kind: 'compare',
    operator: '$gt',
    value: 1999.99,
  });
  expect(statement('filters[price][$gt]=1999.99').values).toContain(199_999);
  expect(statement('filters[price][$gt]=0.29').values).toContain(29);
});

test('client input never reaches the text of a statement', () => {
  const hostile = "x'; drop table books; --";
  const { text, values } = statement(
    `filters[title]=${hostile}&_q=${hostile}&filters[author][name][$in][0]=${hostile}`,
  );
  expect(text).not.toContain('drop');
  expect(values).toContain(hostile);
  expect(values).toContainEqual([hostile]);
});

test('queries that differ in values only are the same statement', () => {
  const first = statement('filters[title]=a&pagination[page]=1');
  const second = statement('filters[title]=b&pagination[page]=7');
  expect(second.text).toBe(first.text);
});

test('alternative words in a text are searched at once', () => {
  const { text, values } = statement('filters[$or][0][title][$containsi]=50%25&filters[$or][1][title][$containsi]=a_b');
  expect(text.match(/like any/g)).toHaveLength(2);
  expect(values).toContainEqual(['%50\\%%', '%a\\_b%']);
  expect(text).not.toContain('strpos');
});

describe('a query is refused with', () => {
  const nested = (depth: number) => `filters${'[$not]'.repeat(depth)}[title]=a`;
  const cases: [name: string, search: string][] = [
    ['too long', `filters[title]=${'a'.repeat(20_000)}`],
    ['nested too deep', nested(14)],
    ['nested deeper than brackets are read', nested(200)],
    ['full of conditions', Array.from({ length: 70 }, (_, index) => `filters[$and][${index}][title]=a`).join('&')],
    ['full of parameters', Array.from({ length: 400 }, (_, index) => `a${index}=1`).join('&')],
    ['long in its lists', Array.from({ length: 250 }, () => 'filters[title][$in]=a').join('&')],
    ['long in its texts', `filters[title]=${'a'.repeat(1_001)}`],
    ['populating in circles', 'populate=author.books.author.books.author.books'],
    ['sorting by too much', `sort=${'title,'.repeat(11)}`],
    ['a list of objects where a relation is switched on', 'populate[author][0][x]=1'],
    ['not decodable', 'filters[title]=%'],
    ['not decodable in an unknown parameter', 'x=%ff'],
  ];
  test.each(cases)('%s', (_name, search) => {
    expect(() => parse(search)).toThrow(AppError);
  });
});

test('any input gives a query or an AppError', () => {
  const word = fc.constantFrom(
    'filters',
    'populate',
    'sort',
    'fields',
    'pagination',
    '_q',
    'title',
    'pages',
    'price',
    'author',
    'books',
    'cover',
    'id',

    '$and',
    '$or',
    '$not',
    '$eq',
    '$in',
    '$null',
    '$between',
    '$foo',
    'page',
    'limit',
    '*',
    '',
    '0',
    '1',
    '99999',
    '-1',

    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'length',
    'true',
    '%',
    '%00',
    '%F0%9F',
    'asc',
    'a,b.c:desc',
  );
  const text = fc.oneof(word, fc.string({ maxLength: 12 }), fc.string({ maxLength: 12, unit: 'binary' }));
  const bracket = fc.oneof({ weight: 8, arbitrary: word.map((inner) => `[${inner}]`) }, { weight: 1, arbitrary: text });
  const pair = fc
    .tuple(
      fc.oneof({ weight: 4, arbitrary: word }, { weight: 1, arbitrary: text }),
      fc.array(bracket, { maxLength: 6 }),
      text,
    )
    .map(([key, brackets, value]) => `${key}${brackets.join('')}=${value}`);
  const search = fc.array(pair, { maxLength: 8 }).map((pairs) => pairs.join('&'));
  fc.assert(
    fc.property(search, (search) => {
      try {
        statement(search);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        expect(error.status).toBe(400);
      }
    }),
    { numRuns: process.env['TEST_LONG'] ? 50_000 : 1_500 },
  );
}, 600_000);
