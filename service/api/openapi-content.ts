import type { ContentModel, ContentType } from '../content/content-type.ts';
import type { Call } from '../platform/call.ts';
import type { Refusal } from './openapi-answers.ts';
import { listParameters, parameterRef, readParameters, selectionParameters } from './openapi-query.ts';
import {
  componentName,
  json,
  type OpenApiAnswer,
  type OpenApiReference,
  type Operation,
  type Parameter,
  type Schema,
  schemaRef,
} from './openapi-schema.ts';

export type ContentOperation = 'list' | 'get' | 'create' | 'update' | 'delete' | 'publish' | 'unpublish';

const contentOperations: Readonly<Record<string, ContentOperation>> = {
  GET: 'list',
  POST: 'create',
  'GET /:documentId': 'get',
  'PUT /:documentId': 'update',
  'DELETE /:documentId': 'delete',
  'POST /:documentId/actions/publish': 'publish',
  'POST /:documentId/actions/unpublish': 'unpublish',
};

/** The content type of a path of the content API. */
function typeOfPath(model: ContentModel, path: string): ContentType | undefined {
  const [, api, first = ''] = path.split('/');
  return api === 'api' ? [...model.values()].find((type) => type.path === first) : undefined;
}

/** The action of a call on entries of a type; undefined if it is not a content call. */
export function contentActionOf(model: ContentModel, { method, path }: Pick<Call, 'method' | 'path'>) {
  const type = typeOfPath(model, path);
  const rest = type && path.slice(`/api/${type.path}`.length);
  const operation = contentOperations[[method, rest].filter(Boolean).join(' ')];
  return type && operation ? { type, operation } : undefined;
}

export const session = { session: [] } as const;
export const apiToken = { apiToken: [] } as const;

/** The parts of an operation that differ between the calls of content and the others. */
export interface OperationParts {
  readonly security: Operation['security'];
  readonly parameters: readonly (Parameter | OpenApiReference)[];
  readonly body?: Record<string, { schema: Schema }>;
  readonly answer: OpenApiAnswer;
  readonly refusals: readonly Refusal[];
}

const etag = { ETag: { description: 'Its version, for If-None-Match and If-Match', schema: { type: 'string' } } };

/** The parts of a call of the content API. */
export function contentOperation(type: ContentType, operation: ContentOperation, call: Call): OperationParts {
  const entry = schemaRef(componentName(type.name));
  const writes = [session, apiToken];
  const one = {
    description: 'The entry',
    headers: etag,
    content: { [json]: { schema: dataSchema(entry, { type: 'object' }) } },
  };
  const byId = parameterRef('documentId');
  const shown = selectionParameters(type);
  switch (operation) {
    case 'list':
      return {
        security: [{}, ...writes],
        parameters: listParameters(type),
        answer: {
          description: 'A page of entries',
          headers: etag,
          content: { [json]: { schema: dataSchema({ type: 'array', items: entry }, pageMeta) } },
        },
        refusals: [400, 401, 403],
      };
    case 'get':
      return {
        security: [{}, ...writes],
        parameters: [byId, ...shown, ...readParameters(type)],
        answer: one,
        refusals: [400, 401, 403, 404],
      };
    case 'create': {
      // creates by staff have a status and an idempotency key
      const byStaff = call.limit === undefined;
      return {
        security: byStaff ? writes : [{}, session],
        parameters: byStaff ? [...shown, parameterRef('newStatus'), parameterRef('idempotencyKey')] : [],
        body: { [json]: { schema: dataSchema(schemaRef(`${componentName(type.name)}Create`)) } },
        answer: one,
        refusals: [400, 401, 403, 409, 413, 415],
      };
    }
    case 'update':
      return {
        security: writes,
        parameters: [byId, ...shown, parameterRef('ifMatch')],
        body: { [json]: { schema: dataSchema(schemaRef(`${componentName(type.name)}Update`)) } },
        answer: one,
        refusals: [400, 401, 403, 404, 409, 412, 413, 415],
      };
    case 'delete':
      return {
        security: writes,
        parameters: [byId, parameterRef('ifMatch')],
        answer: { description: 'Deleted' },
        refusals: [400, 401, 403, 404, 409, 412],
      };
    case 'publish':
    case 'unpublish':
      return {
        security: writes,
        parameters: [byId, ...shown, parameterRef('ifMatch')],
        answer: one,
        refusals: [400, 401, 403, 404, 412],
      };
  }
}

const pageMeta: Schema = {
  type: 'object',
  required: ['pagination'],
  properties: { pagination: schemaRef('Pagination') },
};

function dataSchema(data: Schema, meta?: Schema): Schema {
  return {
    type: 'object',
    required: meta ? ['data', 'meta'] : ['data'],
    properties: { data, ...(meta ? { meta } : {}) },
  };
}
