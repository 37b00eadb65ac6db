import { notFound } from '../../core/app-error.ts';
import { requireOwner } from '../../core/may.ts';
import { recordAudit } from '../../platform/audit.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { deleteSubmission, lockPartner, lockSubmission } from './submissions.sql.ts';

/**
 * Withdraws a submission of the signed-in partner. Throws NotFoundError if it is not theirs or was accepted.
 *
 * @may partner
 */
export async function withdrawSubmission(ctx: Context, { documentId }: { documentId: string }): Promise<void> {
  const viewer = requireOwner(ctx.viewer, 'own listings');
  await inTransaction(ctx, async (ctx) => {
    const partner = await lockPartner(ctx.db, viewer.email);
    const submission = partner && (await lockSubmission(ctx.db, { documentId, partner: partner.id }));
    if (!submission || submission.state === 'accepted') throw notFound();
    await deleteSubmission(ctx.db, submission.id);
    await recordAudit(ctx, {
      action: 'withdraw',
      subjectType: 'submission',
      subjectId: documentId,
      before: submission.data,
    });
  });
}
