import { requireOwner } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import type { ListedSession } from './session.ts';
import { sessionsOf } from './sessions.sql.ts';

/** Where the signed-in user is signed in, the device that asks first, then the latest used. */
export async function listSessions(ctx: Context): Promise<ListedSession[]> {
  const { userId, sessionId } = requireOwner(ctx.viewer, 'own account');
  const sessions = await sessionsOf(ctx.db, userId, ctx.now);
  const listed = sessions.map((session) => ({ ...session, current: session.id === sessionId }));
  return listed.sort((a, b) => Number(b.current) - Number(a.current));
}
