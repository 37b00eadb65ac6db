import { adminFieldRulesTexts } from '../../messages/en/admin/field-rules.ts';
import { errorsPartnersTexts } from '../../messages/en/errors/partners.ts';
import { sentence } from '../../messages/message.ts';
import { countInvitation, sendInvitation } from '../accounts/staff/send-invitation.ts';
import { conflict, wrongFields } from '../core/app-error.ts';
import { emailAddressOf } from '../core/email-address.ts';
import { type FieldRule, fieldProblem, isPlain } from '../core/field-rule.ts';
import { requireRight } from '../core/may.ts';
import { recordAudit } from '../platform/audit.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { insertPartner, roleOf } from './partners.sql.ts';

const nameRule: FieldRule = {
  missing: adminFieldRulesTexts.nameMissing,
  most: 200,
  right: (text) => isPlain(text),
  wrong: adminFieldRulesTexts.plainTextOnly,
};

/**
 * Creates a partner and invites the address to the back office. Throws ValidationError with `errors` by field,
 * ConflictError if the person is a partner already or has another back-office role, which is not replaced.
 *
 * @may admin, operator
 */
export async function invitePartner(
  ctx: Context,
  input: { name: string; email: string },
): Promise<{ documentId: string; email: string }> {
  requireRight(ctx.viewer, 'manage partners');
  const [name, email] = [input.name.trim(), emailAddressOf(input.email)];
  const wrong = wrongFields({
    name: fieldProblem(nameRule, name),
    email: email === undefined ? sentence(adminFieldRulesTexts.emailWrong) : undefined,
  });
  if (wrong || email === undefined) throw wrong;
  await countInvitation(ctx);
  return inTransaction(ctx, async (ctx) => {
    const role = await roleOf(ctx.db, email);
    if (role !== undefined && role !== 'partner') throw conflict(sentence(errorsPartnersTexts.otherRole));
    const partner = await insertPartner(ctx.db, { name, email, now: ctx.now });
    if (!partner) throw conflict(sentence(errorsPartnersTexts.alreadyPartner));
    if (role === undefined) await sendInvitation(ctx, { email, role: 'partner' });
    const { documentId } = partner;
    const after = { name, email };
    await recordAudit(ctx, { action: 'create', subjectType: 'partner', subjectId: documentId, after });
    return { documentId, email };
  });
}
