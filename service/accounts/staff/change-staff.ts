import { errorsAccountsTexts } from '../../../messages/en/errors/accounts.ts';
import { sentence } from '../../../messages/message.ts';
import { AppError, invalid, notFound } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import { recordAudit } from '../../platform/audit.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { deleteInvitationsOf, openInvitations } from './invitations.sql.ts';
import { lockStaff, removeStaff, setStaffRole } from './staff.sql.ts';
import type { StaffRole } from './staff.ts';
import { closeStaffSessions } from './staff-sessions.sql.ts';

/**
 * Gives a member of staff another role, or none: then their keys are deleted and their sessions end; their data as a
 * traveller stays. An open invitation of their address ends too, because it would restore the old role. If they may no
 * longer invite, returns the number of open invitations that they sent; `adoptInvitation` or `withdrawInvitation`
 * decides about those. Throws NotFoundError for a person who is not staff, ValidationError for oneself, so that an
 * admin remains.
 *
 * @may admin, operator
 */
export async function changeStaff(
  ctx: Context,
  { userId, role }: { userId: number; role: StaffRole | null },
): Promise<{ name: string; sent: number }> {
  requireRight(ctx.viewer, 'manage staff');
  if (ctx.viewer.kind === 'user' && ctx.viewer.userId === userId) {
    throw invalid(sentence(errorsAccountsTexts.ownRole));
  }
  return inTransaction(ctx, async (ctx) => {
    // locked before staff, as when an invitation is accepted, so that two use cases cannot deadlock
    const ended = await deleteInvitationsOf(ctx.db, userId);
    const all = await lockStaff(ctx.db);
    const one = all.find((member) => member.userId === userId);
    if (!one) throw notFound(sentence(errorsAccountsTexts.noAccess));
    const admins = all.filter((member) => member.role === 'admin' && member.userId !== userId);
    if (role !== 'admin' && admins.length === 0)
      throw new AppError('ConflictError', sentence(errorsAccountsTexts.lastAdmin));
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
