import { z } from 'zod';
import { notFound } from '../../core/app-error.ts';
import { requireOwner } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { closeStaffSessions } from './staff-sessions.sql.ts';

/** Signs who asks out on one other device, or on all others; gives how many. Throws NotFoundError for a session that is not his or has ended. */
export async function endStaffSessions(
  ctx: Context,
  { only }: { only: string | undefined },
): Promise<{ ended: number }> {
  const { userId, sessionId } = requireOwner(ctx.viewer, 'own desk account');
  if (only === undefined) return { ended: await closeStaffSessions(ctx.db, { userId, but: sessionId }) };
  const known = z.uuid().safeParse(only).success;
  const ended = known ? await closeStaffSessions(ctx.db, { userId, only }) : 0;
  if (ended === 0) throw notFound('This device is signed out already.');
  return { ended };
}
