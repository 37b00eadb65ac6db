import { adminFieldRulesTexts } from '../../../messages/en/admin/field-rules.ts';
import { sentence } from '../../../messages/message.ts';
import { requireRight } from '../../core/may.ts';
import { recordAudit } from '../../platform/audit.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { decider, decisionNote, lockOpenSubmission, notifyPartner } from './decision.ts';
import { decideSubmission } from './submissions.sql.ts';

/**
 * Returns a submission to its partner with a reason, also by email; the partner can save it again. Throws
 * NotFoundError, ValidationError, ConflictError if it has been decided or saved again since it was read (`saves`).
 *
 * @may editor, admin, operator
 */
export async function returnSubmission(
  ctx: Context,
  input: { documentId: string; saves: number; note: string },
): Promise<void> {
  requireRight(ctx.viewer, 'write content');
  const note = decisionNote(input.note, sentence(adminFieldRulesTexts.requestedChangesMissing));
  await inTransaction(ctx, async (ctx) => {
    const submission = await lockOpenSubmission(ctx, input);
    await decideSubmission(ctx.db, submission.id, {
      state: 'returned',
      note,
      taken: null,
      entry: null,
      listing: null,
      by: decider(ctx),
      now: ctx.now,
    });
    await notifyPartner(ctx, submission, { outcome: 'returned', left: [], note });
    await recordAudit(ctx, {
      action: 'return',
      subjectType: 'submission',
      subjectId: input.documentId,
      after: { note },
    });
  });
}
