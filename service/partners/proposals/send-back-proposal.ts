import { requireRight } from '../../core/may.ts';
import { recordAudit } from '../../platform/audit.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { decider, lockWaiting, noteIn, tellPartner } from './decide.ts';
import { decideProposal } from './proposals.sql.ts';

/**
 * Sends a proposal back to its partner with a reason, by email too; he can write it again. Throws NotFoundError, ValidationError,
 * ConflictError when it was decided or written again since it was read (`saves`).
 */
export async function sendBackProposal(
  ctx: Context,
  given: { documentId: string; saves: number; note: string },
): Promise<void> {
  requireRight(ctx.viewer, 'write content');
  const note = noteIn(given.note, 'Please write what should be different.');
  await inTransaction(ctx, async (ctx) => {
    const proposal = await lockWaiting(ctx, given);
    await decideProposal(ctx.db, proposal.id, {
      state: 'returned',
      note,
      taken: null,
      entry: null,
      listing: null,
      by: decider(ctx),
      now: ctx.now,
    });
    await tellPartner(ctx, proposal, { outcome: 'returned', left: [], note });
    await recordAudit(ctx, {
      action: 'send-back',
      subjectType: 'proposal',
      subjectId: given.documentId,
      after: { note },
    });
  });
}
