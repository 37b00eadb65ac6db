import { adminFieldRulesTexts } from '../../../messages/en/admin/field-rules.ts';
import { sentence } from '../../../messages/message.ts';
import { wrongFields } from '../../core/app-error.ts';
import { requireOwner } from '../../core/may.ts';
import { recordAudit } from '../../platform/audit.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { requireStaffPassword } from '../current-password.ts';
import { sealSecret, secretToSetUp, stepOfCode, wordOfNext } from './second-factor.ts';
import { replaceSecondFactor } from './staff.sql.ts';
import { closeStaffSessions } from './staff-sessions.sql.ts';

/**
 * Replaces the caller's authenticator (by that of `showStaffAccount`, with its first code), and ends the sessions on
 * all other devices. Throws ValidationError by the fields `current` and `code`.
 *
 * @may partner, editor, support, admin
 */
export async function renewSecondFactor(
  ctx: Context,
  { current, code }: { current: string; code: string },
): Promise<void> {
  const { userId, sessionId, email } = requireOwner(ctx.viewer, 'own staff account');
  const keys = await requireStaffPassword(ctx, userId, current);
  const base32 = secretToSetUp(ctx.config.secret, wordOfNext(keys, sessionId));
  const step = stepOfCode(base32, code, ctx.now);
  if (step === undefined) throw wrongFields({ code: sentence(adminFieldRulesTexts.codeWrong) });
  await inTransaction(ctx, async (ctx) => {
    const sealed = sealSecret(ctx.config.secret, base32);
    await replaceSecondFactor(ctx.db, { userId, sealed, step, now: ctx.now });
    await closeStaffSessions(ctx.db, { userId, but: sessionId });
    await recordAudit(ctx, { action: 'change second factor', subjectType: 'staff', subjectId: email });
  });
}
