import { languages } from '../../messages/translations.ts';
import { type ContentType, fieldsOf } from '../content/content-type.ts';
import { isTranslatable } from '../content/entry-texts.ts';
import { pageSizeCap, pageSizeDefault } from '../content/parse-paging.ts';
import { manyValues, oneValue } from '../content/query.ts';
import { componentName, type OpenApiReference, type Parameter, type Schema, schemaRef } from './openapi-schema.ts';

const comparisons = ['$eq', '$ne', '$lt', '$lte', '$gt', '$gte'];

function filterSchema(value: Schema, operators: readonly string[]): Schema {
  const one = Object.fromEntries(operators.map((operator) => [operator, value]));
  const many = Object.fromEntries(manyValues.map((operator) => [operator, { type: 'array', items: value }]));
  const none = { $null: { type: 'boolean' }, $notNull: { type: 'boolean' } };
  return { anyOf: [value, { type: 'object', properties: { ...one, ...many, ...none } }] };
}

const reference: Schema = {
  anyOf: [
    { type: 'integer', minimum: 1 },
    { type: 'string', description: 'A documentId, or a number as text' },
    { type: 'object', properties: { id: { type: ['integer', 'string'] } }, required: ['id'] },
    { type: 'object', properties: { documentId: { type: 'string' } }, required: ['documentId'] },
  ],
};
const references: Schema = { anyOf: [schemaRef('Reference'), { type: 'array', items: schemaRef('Reference') }] };
const connect: Schema = {
  type: 'object',
  description: 'Updates the links: entries to add, entries to remove, or the full list',
  properties: { connect: references, disconnect: references, set: references },
};

/** Schemas shared by the query language and the links of bodies. */
export const sharedSchemas: Readonly<Record<string, Schema>> = {
  Reference: reference,
  LinkOne: { anyOf: [schemaRef('Reference'), connect] },
  LinkOneOrNone: { anyOf: [schemaRef('Reference'), connect, { type: 'null' }] },
  LinkMany: { anyOf: [{ type: 'array', items: schemaRef('Reference') }, connect, { type: 'null' }] },
  TextFilter: filterSchema({ type: 'string' }, oneValue),
  NumberFilter: filterSchema({ type: 'number' }, comparisons),
  BooleanFilter: filterSchema({ type: 'boolean' }, ['$eq', '$ne']),
  InstantFilter: filterSchema({ type: 'string', format: 'date-time' }, comparisons),
  Pagination: {
    anyOf: [
      {
        type: 'object',
        required: ['page', 'pageSize'],
        properties: {
          page: { type: 'integer' },
          pageSize: { type: 'integer' },
          pageCount: { type: 'integer' },
          total: { type: 'integer' },
        },
      },
      {
        type: 'object',
        required: ['start', 'limit'],
        properties: { start: { type: 'integer' }, limit: { type: 'integer' }, total: { type: 'integer' } },
      },
    ],
  },
};

/** Parameters common to all types. */
export const sharedParameters: Readonly<Record<string, Parameter>> = {
  documentId: { name: 'documentId', in: 'path', required: true, schema: { type: 'string' } },
  pagination: {
    name: 'pagination',
    in: 'query',
    style: 'deepObject',
    explode: true,
    description: 'Either page and pageSize, or start and limit. `withCount=false` omits the totals.',
    schema: {
      type: 'object',
      properties: {
        page: { type: 'integer', minimum: 1, default: 1 },
        pageSize: { type: 'integer', minimum: 1, maximum: pageSizeCap, default: pageSizeDefault },
        start: { type: 'integer', minimum: 0 },
        limit: { type: 'integer', minimum: 1, maximum: pageSizeCap },
        withCount: { type: 'boolean', default: true },
      },
    },
  },
  q: { name: '_q', in: 'query', description: 'Search words in any text of the entry', schema: { type: 'string' } },
  locale: {
    name: 'locale',
    in: 'query',
    description:
      'The language of the texts. A text that is not translated is in English. Filters, search and order use English. Other languages than these are ignored. Writes are in English: with another `locale` they are refused',
    schema: { type: 'string', enum: languages, default: 'en' },
  },
  status: {
    name: 'status',
    in: 'query',
    description: '`draft` includes unpublished entries, for callers who may edit this type',
    schema: { type: 'string', enum: ['draft', 'published'] },
  },
  newStatus: {
    name: 'status',
    in: 'query',
    description: '`draft` leaves the entry unpublished',
    schema: { type: 'string', enum: ['draft', 'published'] },
  },
  ifMatch: {
    name: 'If-Match',
    in: 'header',
    description: 'The ETag of the entry you read. 412 if it has changed since',
    schema: { type: 'string' },
  },
  idempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'Repeating the same key and request within a day creates only one entry and returns the same answer',
    schema: { type: 'string', maxLength: 200 },
  },
};

export function parameterRef(name: string): OpenApiReference {
  return { $ref: `#/components/parameters/${name}` };
}

/** `fields` and `populate`, which select the content of an answer. */
export function selectionParameters(type: ContentType): Parameter[] {
  const relations = Object.keys(type.relations);
  const list = { in: 'query', style: 'form', explode: false } as const;
  return [
    {
      name: 'fields',
      ...list,
      description: 'Only these fields. `id` and `documentId` are always included',
      schema: {
        type: 'array',
        items: { type: 'string', enum: [...fieldsOf(type).keys(), ...(isTranslatable(type) ? ['locale'] : [])] },
      },
    },
    ...(relations.length === 0
      ? []
      : [
          {
            name: 'populate',
            ...list,
            description: `Relations to include: names, \`*\`, nested names with dots, or objects with their own \`fields\`, \`filters\`, \`sort\` and \`populate\`${type.translated ? '. `localizations`: the entry in its other languages' : ''}`,
            schema: { type: 'array', items: { type: 'string' } },
            example: ['*'],
          },
        ]),
  ];
}

/** What may be asked of entries besides their selection. */
export function readParameters({ shape }: ContentType): OpenApiReference[] {
  return shape === 'entry' ? [parameterRef('status'), parameterRef('locale')] : [];
}

/** The parameters that filter, sort and page a list. */
export function listParameters(type: ContentType): (Parameter | OpenApiReference)[] {
  return [
    {
      name: 'filters',
      in: 'query',
      style: 'deepObject',
      explode: true,
      description: 'Conditions on fields and relations: `filters[price][$lte]=5000`',
      schema: schemaRef(`${componentName(type.name)}Filters`),
    },
    {
      name: 'sort',
      in: 'query',
      style: 'form',
      explode: false,
      description: 'Fields with `:asc` or `:desc`, in order of precedence',
      schema: { type: 'array', items: { type: 'string' }, maxItems: 10 },
      example: ['createdAt:desc'],
    },
    parameterRef('pagination'),
    ...selectionParameters(type),
    parameterRef('q'),
    ...readParameters(type),
  ];
}
