import { requireOwner } from '../../core/may.ts';
import { recordAudit } from '../../platform/audit.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { requireStaffPassword } from '../current-password.ts';
import { hashOfRecoveryCode, makeRecoveryCodes } from './second-factor.ts';
import { replaceRecoveryCodes } from './staff.sql.ts';

/**
 * Creates new recovery codes for the caller, replacing all earlier ones; they cannot be read again.
 *
 * @may partner, editor, support, admin
 */
export async function renewRecoveryCodes(
  ctx: Context,
  { current }: { current: string },
): Promise<{ recoveryCodes: readonly string[] }> {
  const { userId, email } = requireOwner(ctx.viewer, 'own staff account');
  await requireStaffPassword(ctx, userId, current);
  const recoveryCodes = makeRecoveryCodes();
  const hashes = recoveryCodes.map((code) => hashOfRecoveryCode(code) ?? '');
  await inTransaction(ctx, async (ctx) => {
    await replaceRecoveryCodes(ctx.db, userId, hashes);
    await recordAudit(ctx, { action: 'renew recovery codes', subjectType: 'staff', subjectId: email });
  });
  return { recoveryCodes };
}
