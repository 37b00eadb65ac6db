import { notFound } from '../../core/app-error.ts';
import { requireOwner } from '../../core/may.ts';
import { recordAudit } from '../../platform/audit.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { deleteProposal, lockPartner, lockProposal } from './proposals.sql.ts';

/** Takes back what the signed-in partner has proposed. Throws NotFoundError for what is not his or was taken already. */
export async function withdrawProposal(ctx: Context, { documentId }: { documentId: string }): Promise<void> {
  const viewer = requireOwner(ctx.viewer, 'own listings');
  await inTransaction(ctx, async (ctx) => {
    const partner = await lockPartner(ctx.db, viewer.email);
    const proposal = partner && (await lockProposal(ctx.db, { documentId, partner: partner.id }));
    if (!proposal || proposal.state === 'accepted') throw notFound();
    await deleteProposal(ctx.db, proposal.id);
    await recordAudit(ctx, {
      action: 'withdraw',
      subjectType: 'proposal',
      subjectId: documentId,
      before: proposal.data,
    });
  });
}
