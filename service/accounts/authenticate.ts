import { requireRight } from '../core/may.ts';
import { roles, type SignedIn, type Viewer } from '../core/viewer.ts';
import type { Context } from '../platform/context.ts';
import { isApiToken } from './api-tokens/api-token.ts';
import { authenticateProgram } from './api-tokens/authenticate-program.ts';
import { findSession } from './sessions.sql.ts';
import { readToken } from './token.ts';
import { unauthorized } from './user.ts';

/**
 * Who the bearer is. Throws UnauthorizedError for a token that is not ours or has ended, of a user who is blocked or of a
 * program that was shut out.
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
    // who signed in as a traveller is one, whatever else he may in the back office
    role: (found.staff && roles.find((role) => role === found.role)) || 'traveller',
    email: found.email,
    username: found.username,
    confirmed: found.confirmed,
  };
}
