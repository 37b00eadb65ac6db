import { adminFieldRulesTexts } from '../../../messages/en/admin/field-rules.ts';
import { fieldRulesTexts } from '../../../messages/en/field-rules.ts';
import { sentence } from '../../../messages/message.ts';
import { wrongFields } from '../../core/app-error.ts';
import { fieldProblem } from '../../core/field-rule.ts';
import { requireOwner } from '../../core/may.ts';
import { recordAudit } from '../../platform/audit.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { requireStaffPassword } from '../current-password.ts';
import { passwordProblem } from '../password.ts';
import { hashPassword, knownHashingTurn } from '../password-hash.ts';
import { replaceStaffPassword } from './staff.sql.ts';
import { staffPassword } from './staff.ts';
import { closeStaffSessions } from './staff-sessions.sql.ts';

/**
 * Changes the caller's password and ends the sessions on all other devices. Throws ValidationError by the fields
 * `current`, `password` and `again`, RateLimitError after too many wrong ones.
 *
 * @may partner, editor, support, admin
 */
export async function changeStaffPassword(
  ctx: Context,
  { current, password, again }: { current: string; password: string; again: string },
): Promise<void> {
  const { userId, sessionId, email, username } = requireOwner(ctx.viewer, 'own staff account');
  const keys = await requireStaffPassword(ctx, userId, current);
  const same = password === current ? sentence(adminFieldRulesTexts.samePassword) : undefined;
  const refused = wrongFields({
    password: fieldProblem(staffPassword, password) ?? same ?? passwordProblem(password, { email, username }),
    again: password === again ? undefined : sentence(fieldRulesTexts.passwordsDiffer),
  });
  if (refused) throw refused;
  const to = await hashPassword(password, knownHashingTurn(`account ${userId}`, 'staff'));
  await inTransaction(ctx, async (ctx) => {
    const changed = await replaceStaffPassword(ctx.db, { userId, from: keys.passwordHash, to, now: ctx.now });
    if (!changed) throw wrongFields({ current: sentence(adminFieldRulesTexts.passwordChanged) });
    await closeStaffSessions(ctx.db, { userId, but: sessionId });
    await recordAudit(ctx, { action: 'change password', subjectType: 'staff', subjectId: email });
  });
}
