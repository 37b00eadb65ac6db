import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { openInvitations } from './invitations.sql.ts';
import { allStaff } from './staff.sql.ts';
import type { OpenInvitation, StaffMember } from './staff.ts';

/**
 * All staff by name, and the open invitations.
 *
 * @may admin, operator
 */
export async function listStaff(
  ctx: Context,
): Promise<{ staff: readonly StaffMember[]; invitations: readonly OpenInvitation[] }> {
  requireRight(ctx.viewer, 'manage staff');
  return { staff: await allStaff(ctx.db, ctx.now), invitations: await openInvitations(ctx.db, ctx.now) };
}
