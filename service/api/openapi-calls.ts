import { z } from 'zod';
import type { ContentModel, ContentType } from '../content/content-type.ts';
import type { Call, FormLimits } from '../platform/call.ts';
import { type Refusal, refusalsOf } from './openapi-answers.ts';
import { listParameters, parameterRef, selectionParameters } from './openapi-query.ts';
import {
  componentName,
  json,
  type OpenApiAnswer,
  type OpenApiReference,
  type Operation,
  type Parameter,
  type Schema,
  schemaOf,
  schemaRef,
} from './openapi-schema.ts';

type ContentOperation = 'list' | 'get' | 'create' | 'update' | 'delete' | 'publish' | 'unpublish';

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

/** The path in OpenAPI's format: `/api/stays/{documentId}`. */
export function openApiPath(path: string): string {
  return path.replace(/:(\w+)/g, '{$1}');
}

const session = { session: [] } as const;
const apiToken = { apiToken: [] } as const;

/** The OpenAPI operation of a call. */
export function operationOf(model: ContentModel, call: Call): Operation {
  const content = contentActionOf(model, call);
  const about = content ? contentOperation(content.type, content.operation, call) : otherOperation(call);
  const refusals = [...about.refusals, ...(call.limit ? ([429] as const) : []), 503 as const];
  return {
    operationId: content ? `${content.operation}${idOf(content.type, content.operation)}` : operationIdOf(call),
    tags: [call.section.name],
    summary: call.summary,
    ...(call.limit ? { description: limitText(call.limit) } : {}),
    security: about.security,
    parameters: about.parameters,
    ...(about.body ? { requestBody: { required: true, content: about.body } } : {}),
    responses: {
      [String(call.status ?? 200)]: about.answer,
      ...(call.also ? { [String(call.also.status)]: answerOf({ ...call.also, path: call.path }) } : {}),
      ...refusalsOf(refusals),
    },
  };
}

function limitText({ times, seconds }: NonNullable<Call['limit']>): string {
  return `At most ${times} times in ${seconds} seconds from one address.`;
}

const idOf = (type: ContentType, operation: ContentOperation) =>
  componentName(operation === 'list' ? (type.path ?? '') : type.name);

function operationIdOf({ method, path }: Call): string {
  const words = path.replace(/^\/api\//, '').split(/[/.]/);
  return method.toLowerCase() + words.map((word) => componentName(word.replace(/^:/, 'by-'))).join('');
}

interface About {
  readonly security: Operation['security'];
  readonly parameters: readonly (Parameter | OpenApiReference)[];
  readonly body?: Record<string, { schema: Schema }>;
  readonly answer: OpenApiAnswer;
  readonly refusals: readonly Refusal[];
}

const etag = { ETag: { description: 'Its version, for If-None-Match and If-Match', schema: { type: 'string' } } };

function contentOperation(type: ContentType, operation: ContentOperation, call: Call): About {
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
        parameters: [byId, ...shown, ...(type.shape === 'entry' ? [parameterRef('status')] : [])],
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
        answer: { description: 'It is gone' },
        refusals: [401, 403, 404, 409, 412],
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

function otherOperation(call: Call): About {
  const parameters: Parameter[] = [
    ...parametersIn(call.params, 'path', call.path),
    ...parametersIn(call.query && 'readBy' in call.query ? call.query.described : call.query, 'query'),
  ];
  const signedIn = call.viewer === 'signed-in';
  const security = call.scope !== undefined ? [session, apiToken] : signedIn ? [session] : [{}, session];
  const closed = signedIn || call.scope !== undefined;
  const body = bodyOf(call);
  return {
    security,
    parameters,
    ...(body ? { body } : {}),
    answer: answerOf(call),
    refusals: [
      ...(body || call.query || call.params ? ([400] as const) : []),
      401,
      ...(closed ? ([403] as const) : []),
      ...(call.params ? ([404] as const) : []),
      ...(call.method !== 'GET' ? ([409] as const) : []),
      ...(body ? ([413, 415] as const) : []),
    ],
  };
}

/** The parameters of a schema; parameters of a path without a schema are strings. */
function parametersIn(schema: z.ZodType | undefined, where: 'path' | 'query', path = ''): Parameter[] {
  const { properties = {}, required = [] } = schema ? schemaOf(schema, 'input') : {};
  const named = z.record(z.string(), z.record(z.string(), z.unknown())).parse(properties);
  const needed = z.array(z.string()).parse(required);
  for (const [, name = ''] of path.matchAll(/:(\w+)/g)) named[name] ??= { type: 'string' };
  return Object.entries(named).map(([name, { description, ...rest }]) => ({
    name,
    in: where,
    ...(where === 'path' || needed.includes(name) ? { required: true } : {}),
    ...(typeof description === 'string' ? { description } : {}),
    schema: rest,
  }));
}

function bodyOf({ body, form, rawBody }: Call): Record<string, { schema: Schema }> | undefined {
  if (rawBody) return { [rawBody]: { schema: { type: 'object', description: 'As the provider writes it' } } };
  if (form) return { 'multipart/form-data': { schema: formSchema(form) } };
  return body && { [json]: { schema: schemaOf(body, 'input') } };
}

const pictureFields = {
  fileInfo: {
    type: 'string',
    contentMediaType: json,
    description:
      'JSON: {alternativeText, caption, name, focalPoint: {x, y} in per cent}, or a list of these in the order of the files',
  },
};

const formSchema = ({ takes, fields }: FormLimits): Schema => ({
  type: 'object',
  properties: {
    files: {
      type: 'array',
      items: { type: 'string', contentMediaType: 'application/octet-stream' },
      description: takes ?? 'JPEG, PNG, WebP, GIF or AVIF, told by their bytes',
    },
    ...(fields ? Object(schemaOf(fields, 'input')['properties']) : pictureFields),
  },
});

function answerOf({
  status = 200,
  description = 'It is done',
  answer,
  file,
  path,
}: Pick<Call, 'status' | 'answer' | 'file' | 'path'> & { description?: string }): OpenApiAnswer {
  if (status === 204) return { description: 'It is done' };
  if (status >= 300) {
    return {
      description: 'On to another page',
      headers: { Location: { description: 'Where', schema: { type: 'string' } } },
    };
  }
  if (path.startsWith('/api/docs')) {
    return { description: 'A page for people', content: { 'text/html': { schema: { type: 'string' } } } };
  }
  if (file)
    return { description: 'The file', content: { [file]: { schema: { type: 'string', contentMediaType: file } } } };
  return { description, content: { [json]: { schema: answer ? schemaOf(answer, 'output') : {} } } };
}
