import { requireRight } from '../core/may.ts';
import { type Program, roles, type SignedIn, type Viewer } from '../core/viewer.ts';
import type { Context } from '../platform/context.ts';
import { hashOfToken, isApiToken } from './api-tokens/api-token.ts';
import { findLiveToken, touchToken } from './api-tokens/api-tokens.sql.ts';
import { findSession } from './sessions.sql.ts';
import { readToken } from './token.ts';
import { unauthorized } from './user.ts';

const msBetweenNotes = 60_000;

/**
 * Returns the viewer for a bearer token. Throws UnauthorizedError for a token that is invalid or has ended, of a
 * blocked user or of a revoked program.
 *
 * @may everyone
 */
export async function authenticate(ctx: Context, bearer: string): Promise<Viewer> {
  requireRight(ctx.viewer, 'sign in');
  return isApiToken(bearer) ? authenticateProgram(ctx, bearer) : authenticateUser(ctx, bearer);
}

async function authenticateUser(ctx: Context, bearer: string): Promise<SignedIn> {
  const claims = await readToken(ctx.config.secret, bearer, ctx.now);
  if (!claims) throw unauthorized();
  const found = await findSession(ctx.db, { id: claims.sid, userId: claims.id, now: ctx.now });
  if (!found) throw unauthorized();
  return {
    kind: 'user',
    userId: found.userId,
    sessionId: claims.sid,
    // a session opened as a traveller has that role, whatever role the user has in the back office
    role: (found.staff && roles.find((role) => role === found.role)) || 'traveller',
    email: found.email,
    username: found.username,
    confirmed: found.confirmed,
  };
}

/** The program that the token belongs to; records its use. */
async function authenticateProgram(ctx: Context, token: string): Promise<Program> {
  const found = token.length > 200 ? undefined : await findLiveToken(ctx.db, hashOfToken(token), ctx.now);
  if (!found) throw unauthorized();
  const before = new Date(ctx.now.getTime() - msBetweenNotes);
  // so that not every read of a program causes a write
  if (!found.lastUsedAt || found.lastUsedAt <= before) await touchToken(ctx.db, found.id, ctx.now, before);
  return { kind: 'token', tokenId: found.id, name: found.name, scopes: found.scopes };
}
