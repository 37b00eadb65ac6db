import { AppError, invalid, notFound } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import { recordAudit } from '../../platform/audit.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { deleteInvitationsOf, openInvitations } from './invitations.sql.ts';
import { lockStaff, removeStaff, setStaffRole } from './staff.sql.ts';
import type { StaffRole } from './staff.ts';
import { closeStaffSessions } from './staff-sessions.sql.ts';

/**
 * Gives somebody in the back office another role, or none: then their keys are gone, their sessions end, and what they have as a
 * traveller stays. An open invitation of their address ends too: it would give them the role of before once more. Says how
 * many invitations they sent that are still open, where they can send none any more: `keepInvitation` or `withdrawInvitation`
 * decides about those. Throws NotFoundError for somebody who does not work here, ValidationError for oneself: so that an admin stays.
 */
export async function changeStaff(
  ctx: Context,
  { userId, role }: { userId: number; role: StaffRole | null },
): Promise<{ name: string; sent: number }> {
  requireRight(ctx.viewer, 'manage staff');
  if (ctx.viewer.kind === 'user' && ctx.viewer.userId === userId) {
    throw invalid('Another admin has to change this for you: so that an admin stays.');
  }
  return inTransaction(ctx, async (ctx) => {
    // before staff, as whoever accepts one does: two use cases never wait for each other
    const ended = await deleteInvitationsOf(ctx.db, userId);
    const all = await lockStaff(ctx.db);
    const one = all.find((member) => member.userId === userId);
    if (!one) throw notFound('This person does not work here any more.');
    const admins = all.filter((member) => member.role === 'admin' && member.userId !== userId);
    if (role !== 'admin' && admins.length === 0) throw new AppError('ConflictError', 'This is the last admin.');
    if (role === null) await removeStaff(ctx.db, userId, ctx.now);
    else await setStaffRole(ctx.db, { userId, role, now: ctx.now });
    await closeStaffSessions(ctx.db, { userId });
    await recordAudit(ctx, {
      action: role === null ? 'remove' : 'update',
      subjectType: 'staff',
      subjectId: one.email,
      before: { role: one.role, ...(ended > 0 && { openInvitations: ended }) },
      ...(role !== null && { after: { role } }),
    });
    const open = await openInvitations(ctx.db, ctx.now);
    return {
      name: one.name,
      sent: open.filter(({ senderLeft, invitedBy }) => senderLeft && invitedBy === one.email).length,
    };
  });
}
