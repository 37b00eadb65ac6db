import { adminFieldRulesTexts } from '../../../messages/en/admin/field-rules.ts';
import { sentence } from '../../../messages/message.ts';
import { wrongFields } from '../../core/app-error.ts';
import { emailAddressOf } from '../../core/email-address.ts';
import { requireRight } from '../../core/may.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { countInvitation, sendInvitation } from './send-invitation.ts';
import type { StaffRole } from './staff.ts';

/**
 * Invites an address to the back office by an email whose link works once, for 72 hours; an earlier invitation ends.
 * Current staff get new keys by it: the recovery for a lost authenticator. Returns the link, for people who cannot wait
 * for the email. Throws ValidationError with `errors` by field.
 *
 * @may admin, operator
 */
export async function inviteStaff(
  ctx: Context,
  input: { email: string; role: StaffRole },
): Promise<{ email: string; link: string }> {
  requireRight(ctx.viewer, 'manage staff');
  const email = emailAddressOf(input.email);
  if (email === undefined) throw wrongFields({ email: sentence(adminFieldRulesTexts.emailWrong) });
  await countInvitation(ctx);
  return inTransaction(ctx, (ctx) => sendInvitation(ctx, { email, role: input.role }));
}
