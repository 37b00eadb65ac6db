import { z } from 'zod';
import type { ContentModel, ContentType } from '../content/content-type.ts';
import type { Call, FormLimits } from '../platform/call.ts';
import { refusalsOf } from './openapi-answers.ts';
import {
  apiToken,
  type ContentOperation,
  contentActionOf,
  contentOperation,
  type OperationParts,
  session,
} from './openapi-content.ts';
import {
  componentName,
  json,
  type OpenApiAnswer,
  type Operation,
  type Parameter,
  type Schema,
  schemaOf,
} from './openapi-schema.ts';

/** The path in OpenAPI's format: `/api/stays/{documentId}`. */
export function openApiPath(path: string): string {
  return path.replace(/:(\w+)/g, '{$1}');
}

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
  return `Limit: ${times} calls in ${seconds} seconds per address.`;
}

const idOf = (type: ContentType, operation: ContentOperation) =>
  componentName(operation === 'list' ? (type.path ?? '') : type.name);

function operationIdOf({ method, path }: Call): string {
  const words = path.replace(/^\/api\//, '').split(/[/.]/);
  return method.toLowerCase() + words.map((word) => componentName(word.replace(/^:/, 'by-'))).join('');
}

function otherOperation(call: Call): OperationParts {
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
  if (rawBody) return { [rawBody]: { schema: { type: 'object', description: 'As the provider sends it' } } };
  if (form) return { 'multipart/form-data': { schema: formSchema(form) } };
  return body && { [json]: { schema: schemaOf(body, 'input') } };
}

const pictureFields = {
  fileInfo: {
    type: 'string',
    contentMediaType: json,
    description:
      'JSON: {alternativeText, caption, name, focalPoint: {x, y} as percentages}, or a list of these in file order',
  },
};

const formSchema = ({ takes, fields }: FormLimits): Schema => ({
  type: 'object',
  properties: {
    files: {
      type: 'array',
      items: { type: 'string', contentMediaType: 'application/octet-stream' },
      description: takes ?? 'JPEG, PNG, WebP, GIF or AVIF, detected by content',
    },
    ...(fields ? Object(schemaOf(fields, 'input')['properties']) : pictureFields),
  },
});

function answerOf({
  status = 200,
  description = 'Done',
  answer,
  file,
  path,
}: Pick<Call, 'status' | 'answer' | 'file' | 'path'> & { description?: string }): OpenApiAnswer {
  if (status === 204) return { description: 'Done' };
  if (status >= 300) {
    return {
      description: 'Redirect to another page',
      headers: { Location: { description: 'Address of that page', schema: { type: 'string' } } },
    };
  }
  if (path.startsWith('/api/docs')) {
    return { description: 'A page for people', content: { 'text/html': { schema: { type: 'string' } } } };
  }
  if (file)
    return { description: 'The file', content: { [file]: { schema: { type: 'string', contentMediaType: file } } } };
  return { description, content: { [json]: { schema: answer ? schemaOf(answer, 'output') : {} } } };
}
