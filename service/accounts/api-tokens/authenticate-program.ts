import type { Program } from '../../core/viewer.ts';
import type { Context } from '../../platform/context.ts';
import { unauthorized } from '../user.ts';
import { hashOfToken } from './api-token.ts';
import { findLiveToken, touchToken } from './api-tokens.sql.ts';

const msBetweenNotes = 60_000;

/**
 * Returns the program that the token belongs to, and records its use. Throws UnauthorizedError for an invalid token.
 */
export async function authenticateProgram(ctx: Context, token: string): Promise<Program> {
  const found = token.length > 200 ? undefined : await findLiveToken(ctx.db, hashOfToken(token), ctx.now);
  if (!found) throw unauthorized();
  const before = new Date(ctx.now.getTime() - msBetweenNotes);
  // so that not every read of a program causes a write
  if (!found.lastUsedAt || found.lastUsedAt <= before) await touchToken(ctx.db, found.id, ctx.now, before);
  return { kind: 'token', tokenId: found.id, name: found.name, scopes: found.scopes };
}
