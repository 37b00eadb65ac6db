import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { noStaffCookie } from './staff-cookie.ts';
import { closeStaffSessions } from './staff-sessions.sql.ts';

/** Ends the session that asks; gives the cookie that takes it from the device. */
export async function signOutStaff(ctx: Context): Promise<{ cookie: string }> {
  requireRight(ctx.viewer, 'sign in');
  const { viewer } = ctx;
  if (viewer.kind === 'user') await closeStaffSessions(ctx.db, { userId: viewer.userId, only: viewer.sessionId });
  return { cookie: noStaffCookie(ctx.config) };
}
