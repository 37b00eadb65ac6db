import { notFound } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import { recordAudit } from '../../platform/audit.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { takeOverInvitation } from './invitations.sql.ts';

/**
 * Keeps an invitation of somebody who is no admin any more: the caller is its sender from then on. Throws NotFoundError for
 * one that was accepted or is gone.
 */
export async function keepInvitation(ctx: Context, { id }: { id: number }): Promise<{ email: string }> {
  requireRight(ctx.viewer, 'manage staff');
  const sender = ctx.viewer.kind === 'user' ? ctx.viewer.userId : null;
  return inTransaction(ctx, async (ctx) => {
    const kept = await takeOverInvitation(ctx.db, { id, sender, now: ctx.now });
    if (!kept) throw notFound('This invitation was accepted, or taken back before.');
    const { email, invitedBy } = kept;
    const of = { subjectType: 'invitation', subjectId: String(id) };
    await recordAudit(ctx, { action: 'keep', ...of, before: { email, invitedBy }, after: { email } });
    return { email };
  });
}
