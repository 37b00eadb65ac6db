import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { type ContentAction, contentActions, type Scopes } from '../../core/viewer.ts';

/** An API token as admins see it; the token itself is shown once, when it is created. */
export const apiTokenAnswer = z.object({
  documentId: z.string(),
  name: z.string(),
  scopes: z.record(z.string(), z.array(z.enum(contentActions))),
  createdAt: z.date(),
  expiresAt: z.date().nullable().describe('null if it does not expire'),
  lastUsedAt: z.date().nullable().describe('Rounded to the minute'),
  revokedAt: z.date().nullable(),
});
export type ApiToken = z.infer<typeof apiTokenAnswer>;

const prefix = 'pat_';

/** A new token: 32 random bytes with a prefix that tells people and secret scanners what it is. */
export function makeApiToken(): string {
  return `${prefix}${randomBytes(32).toString('base64url')}`;
}

/** Whether a bearer token has the form of an API token. */
export function isApiToken(bearer: string): boolean {
  return bearer.startsWith(prefix);
}

/** The hash of a token, which is stored in the database. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The widest scope that a program may get, and the scope of a read-only program. */
export const fullScope: Scopes = { '*': [...contentActions] };
export const readScope: Scopes = { '*': ['find', 'findOne'] };

/** A schema for scopes by type name, restricted to existing types; `*` is every type. */
export function scopesOf(types: readonly string[]) {
  const known = new Set(['*', ...types]);
  const actions = z
    .array(
      z.enum(contentActions, `scopes must hold actions of: ${contentActions.join(', ')}`),
      'scopes must hold lists',
    )
    .min(1, 'scopes must hold at least one action each')
    .max(20, 'scopes must name each action once')
    .transform((list): ContentAction[] => [...new Set(list)]);
  return z
    .record(z.string().max(100), actions, 'scopes must be an object of lists by type')
    .refine((scopes) => Object.keys(scopes).length > 0, 'scopes must name at least one type')
    .refine((scopes) => Object.keys(scopes).every((name) => known.has(name)), {
      error: ({ input }) => {
        const names = typeof input === 'object' && input !== null ? Object.keys(input) : [];
        return `Unknown content type ${names.find((name) => !known.has(name))}`;
      },
    });
}
