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
  400: ['BadRequest', 'Something in the request is wrong; the message says what, `details.errors` all of it'],
  401: ['Unauthorized', 'No bearer where one is needed, or one that is not known, has ended or was revoked'],
  403: ['Forbidden', 'The bearer is known and may not do this'],
  404: ['NotFound', 'There is no such thing, or none that the bearer may see'],
  409: ['Conflict', 'It does not go together with what is there'],
  412: ['PreconditionFailed', 'The entry was changed since it was read'],
  413: ['PayloadTooLarge', 'The body is too large'],
  415: ['UnsupportedMediaType', 'The body is of another type'],
  429: ['TooManyRequests', 'Asked too often; Retry-After says when to come back'],
  503: ['ServiceUnavailable', 'Busy; Retry-After says when to come back'],
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
