import { errorsAccountsTexts } from '../../../messages/en/errors/accounts.ts';
import { sentence } from '../../../messages/message.ts';
import { notFound } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import { recordAudit } from '../../platform/audit.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { deleteInvitation } from './invitations.sql.ts';

/**
 * Withdraws an invitation: its link stops working. Throws NotFoundError if it was accepted or does not exist.
 *
 * @may admin, operator
 */
export async function withdrawInvitation(ctx: Context, { id }: { id: number }): Promise<{ email: string }> {
  requireRight(ctx.viewer, 'manage staff');
  return inTransaction(ctx, async (ctx) => {
    const email = await deleteInvitation(ctx.db, id);
    if (email === undefined) throw notFound(sentence(errorsAccountsTexts.invitationEnded));
    const before = { email };
    await recordAudit(ctx, { action: 'withdraw', subjectType: 'invitation', subjectId: String(id), before });
    return { email };
  });
}
