import type { Context } from '../platform/context.ts';
import { closeSession } from './sessions.sql.ts';
import { signedIn } from './user.ts';

/** Ends the session of the token it was asked with; other devices stay signed in. */
export async function logOut(ctx: Context): Promise<{ ok: true }> {
  await closeSession(ctx.db, signedIn(ctx.viewer).sessionId);
  return { ok: true };
}
