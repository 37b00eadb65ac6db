import { errorStatus } from '../core/app-error.ts';
import { json, type OpenApiAnswer, type OpenApiReference, type Schema, schemaRef } from './openapi-schema.ts';

/** The schema of every error (API-30). */
export const errorSchema: Schema = {
  type: 'object',
  required: ['data', 'error'],
  properties: {
    data: { type: 'null' },
    error: {
      type: 'object',
      required: ['status', 'name', 'message', 'details'],
      properties: {
        status: { type: 'integer' },
        name: { type: 'string', enum: [...Object.keys(errorStatus), 'InternalServerError'] },
        message: { type: 'string' },
        details: { type: 'object' },
      },
    },
  },
};

const refusals = {
  400: ['BadRequest', 'The request is invalid. The message explains why, `details.errors` lists all problems'],
  401: ['Unauthorized', 'The bearer is missing, unknown, expired or revoked'],
  403: ['Forbidden', 'The bearer does not have permission'],
  404: ['NotFound', 'Not found, or not visible to this bearer'],
  409: ['Conflict', 'The request conflicts with the current state'],
  412: ['PreconditionFailed', 'The entry has changed since it was read'],
  413: ['PayloadTooLarge', 'The body is too large'],
  415: ['UnsupportedMediaType', 'The body has an unsupported type'],
  429: ['TooManyRequests', 'Too many requests. Retry-After says when to try again'],
  503: ['ServiceUnavailable', 'The server is busy. Retry-After says when to try again'],
} as const;
export type Refusal = keyof typeof refusals;

const retryAfter = { 'Retry-After': { description: 'Seconds', schema: { type: 'integer' } } };

/** Error answers by component name. */
export const refusalAnswers: Readonly<Record<string, OpenApiAnswer>> = Object.fromEntries(
  Object.entries(refusals).map(([status, [name, description]]) => [
    name,
    {
      description,
      ...(status === '429' || status === '503' ? { headers: retryAfter } : {}),
      content: { [json]: { schema: schemaRef('Error') } },
    },
  ]),
);

/** The error answers of a call by status. */
export function refusalsOf(statuses: Iterable<Refusal>): Record<string, OpenApiReference> {
  return Object.fromEntries(
    [...new Set(statuses)].map((status) => [String(status), { $ref: `#/components/responses/${refusals[status][0]}` }]),
  );
}
