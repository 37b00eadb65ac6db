import { requireRight } from '../../core/may.ts';
import { recordAudit } from '../../platform/audit.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { closeStaffSessions } from './staff-sessions.sql.ts';
import { expiredStaffCookie } from './staff-sign-in.ts';

/**
 * Ends the current session; returns the cookie that deletes it from the device. Recorded in the audit log.
 *
 * @may everyone
 */
export async function signOutStaff(ctx: Context): Promise<{ cookie: string }> {
  requireRight(ctx.viewer, 'sign in');
  const { viewer } = ctx;
  if (viewer.kind === 'user') {
    await inTransaction(ctx, async (ctx) => {
      const ended = await closeStaffSessions(ctx.db, { userId: viewer.userId, only: viewer.sessionId });
      if (ended > 0) await recordAudit(ctx, { action: 'sign-out', subjectType: 'staff', subjectId: viewer.email });
    });
  }
  return { cookie: expiredStaffCookie(ctx.config) };
}
