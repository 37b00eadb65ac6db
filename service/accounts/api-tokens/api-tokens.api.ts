import { z } from 'zod';
import { content } from '../../catalog/products/content-types.ts';
import { unknownFields } from '../../platform/body-fields.ts';
import { type Call, call, type Section } from '../../platform/call.ts';
import { apiTokenAnswer, scopesOf } from './api-token.ts';
import { createApiToken } from './create-api-token.ts';
import { listApiTokens } from './list-api-tokens.ts';
import { revokeApiToken } from './revoke-api-token.ts';

const section: Section = {
  name: 'API tokens',
  group: 'Operator',
  description: 'Keys for programs. Only admins create them.',
};

/** Types that a scope may name: those with an API address, and media, which has that of the uploads. */
export const scopedTypes = [...content.values()]
  .filter(({ path, shape }) => path !== undefined || shape === 'media')
  .map(({ name }) => name);

const name = z
  .string('name must be a string')
  .trim()
  .min(1, 'name must be defined.')
  .max(100, 'name must be at most 100 characters')
  .regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'name must be one line of text');
const expiresAt = z.iso
  .datetime('expiresAt must be an instant such as 2027-01-31T00:00:00Z')
  .transform((text) => new Date(text))
  .nullable()
  .default(null);

const newToken = z.strictObject(
  { name, scopes: scopesOf(scopedTypes), expiresAt },
  unknownFields(([key]) => `Invalid key ${key}`),
);

/** The calls with which admins manage API tokens. */
export const apiTokenCalls: readonly Call[] = [
  call({
    method: 'GET',
    path: '/api/admin/api-tokens',
    section,
    summary: 'List API tokens, without their secrets',
    viewer: 'signed-in',
    answer: z.object({ data: z.array(apiTokenAnswer) }),
    run: async (ctx) => ({ data: await listApiTokens(ctx) }),
  }),
  call({
    method: 'POST',
    path: '/api/admin/api-tokens',
    section,
    summary: 'Create an API token. Only this answer contains the token itself',
    viewer: 'signed-in',
    body: newToken,
    answer: z.object({ data: apiTokenAnswer.extend({ token: z.string() }) }),
    status: 201,
    run: async (ctx, { body }) => ({ data: await createApiToken(ctx, body) }),
  }),
  call({
    method: 'DELETE',
    path: '/api/admin/api-tokens/:documentId',
    section,
    summary: 'Revoke an API token',
    viewer: 'signed-in',
    params: z.object({ documentId: z.string().max(100) }),
    status: 204,
    run: (ctx, { params }) => revokeApiToken(ctx, params.documentId),
  }),
];
