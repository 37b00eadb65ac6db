import { errorsAccountsTexts } from '../../../messages/en/errors/accounts.ts';
import { sentence } from '../../../messages/message.ts';
import { notFound } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import { recordAudit } from '../../platform/audit.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { updateInvitationSender } from './invitations.sql.ts';

/**
 * Makes the caller the sender of an invitation whose sender is no longer an admin. Throws NotFoundError if it was
 * accepted or does not exist.
 *
 * @may admin, operator
 */
export async function adoptInvitation(ctx: Context, { id }: { id: number }): Promise<{ email: string }> {
  requireRight(ctx.viewer, 'manage staff');
  const sender = ctx.viewer.kind === 'user' ? ctx.viewer.userId : null;
  return inTransaction(ctx, async (ctx) => {
    const adopted = await updateInvitationSender(ctx.db, { id, sender, now: ctx.now });
    if (!adopted) throw notFound(sentence(errorsAccountsTexts.invitationEnded));
    const { email, invitedBy } = adopted;
    const of = { subjectType: 'invitation', subjectId: String(id) };
    await recordAudit(ctx, { action: 'adopt', ...of, before: { email, invitedBy }, after: { email } });
    return { email };
  });
}
