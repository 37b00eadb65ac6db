import { requireOwner } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import type { ListedSession } from './session.ts';
import { sessionsOf } from './sessions.sql.ts';

/**
 * The sessions of the signed-in user: the current device first, then by last use.
 *
 * @may traveller, partner, editor, support, admin
 */
export async function listSessions(ctx: Context): Promise<ListedSession[]> {
  const { userId, sessionId } = requireOwner(ctx.viewer, 'own account');
  const sessions = await sessionsOf(ctx.db, userId, ctx.now);
  const listed = sessions.map((session) => ({ ...session, current: session.id === sessionId }));
  return listed.sort((a, b) => Number(b.current) - Number(a.current));
}
