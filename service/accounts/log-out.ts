import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import { hashOfCode } from '../platform/secret-code.ts';
import { closeRenewed, closeSession } from './sessions.sql.ts';
import { unauthorized } from './user.ts';

/**
 * Ends the session of the request's token, or of its cookie if the token has expired; other devices stay signed in.
 * Throws UnauthorizedError if there is neither.
 *
 * @may everyone
 */
export async function logOut(
  ctx: Context,
  renewal: { sid: string; secret: string } | undefined,
): Promise<{ ok: true }> {
  requireRight(ctx.viewer, 'sign in');
  if (ctx.viewer.kind === 'user') await closeSession(ctx.db, ctx.viewer.sessionId);
  else if (!renewal) throw unauthorized();
  if (renewal) await closeRenewed(ctx.db, { id: renewal.sid, renewalHash: hashOfCode(renewal.secret) });
  return { ok: true };
}
