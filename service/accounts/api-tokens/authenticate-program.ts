import type { Program } from '../../core/viewer.ts';
import type { Context } from '../../platform/context.ts';
import { unauthorized } from '../user.ts';
import { hashOfToken } from './api-token.ts';
import { findLiveToken, touchToken } from './api-tokens.sql.ts';

const msBetweenNotes = 60_000;

/** Which program the token belongs to, and notes its use. Throws UnauthorizedError for one that does not hold. */
export async function authenticateProgram(ctx: Context, token: string): Promise<Program> {
  const found = token.length > 200 ? undefined : await findLiveToken(ctx.db, hashOfToken(token), ctx.now);
  if (!found) throw unauthorized();
  const before = new Date(ctx.now.getTime() - msBetweenNotes);
  // not every read of a program is to become a write
  if (!found.lastUsedAt || found.lastUsedAt <= before) await touchToken(ctx.db, found.id, ctx.now, before);
  return { kind: 'token', tokenId: found.id, name: found.name, scopes: found.scopes };
}
