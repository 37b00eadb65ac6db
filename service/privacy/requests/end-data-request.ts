import { adminFieldRulesTexts } from '../../../messages/en/admin/field-rules.ts';
import { errorsPrivacyTexts } from '../../../messages/en/errors/privacy.ts';
import { sentence } from '../../../messages/message.ts';
import { conflict, notFound, wrongFields } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import { recordAudit } from '../../platform/audit.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { actorOf, type DataRequest, requestOutcomes } from './data-request.ts';
import { endRequestRow, lockRequest, reopenRow } from './data-requests.sql.ts';

async function held(ctx: Context, documentId: string): Promise<DataRequest> {
  const request = await lockRequest(ctx.db, documentId);
  if (!request) throw notFound(sentence(errorsPrivacyTexts.requestNotFound));
  return request;
}

/**
 * Records how a request was answered. A refusal needs a reason, which is sent to the requester. Throws NotFoundError;
 * ValidationError by field; ConflictError if it has ended.
 *
 * @may admin, operator
 */
export async function endDataRequest(
  ctx: Context,
  given: { documentId: string; outcome: string; note: string },
): Promise<void> {
  requireRight(ctx.viewer, 'answer for personal data');
  const [outcome, note] = [requestOutcomes.find((one) => one === given.outcome), given.note.trim()];
  const unsaid = outcome === 'refused' && note === '' ? sentence(adminFieldRulesTexts.refusalReasonMissing) : undefined;
  const wrong = wrongFields({
    outcome: outcome ? undefined : sentence(adminFieldRulesTexts.outcomeMissing),
    note: note.length > 2_000 ? sentence(adminFieldRulesTexts.tooLong, { most: '2,000' }) : unsaid,
  });
  if (wrong || !outcome) throw wrong;
  await inTransaction(ctx, async (ctx) => {
    const { id, outcome: before, ...request } = await held(ctx, given.documentId);
    if (before !== null) throw conflict(sentence(errorsPrivacyTexts.alreadyAnswered));
    await endRequestRow(ctx.db, { id, outcome, note: note || request.note, by: actorOf(ctx.viewer), now: ctx.now });
    await recordAudit(ctx, {
      action: outcome === 'done' ? 'answer' : 'refuse',
      subjectType: 'data-request',
      subjectId: given.documentId,
      before: { outcome: before },
      after: { outcome },
    });
  });
}

/**
 * Reopens a request that was ended by mistake. Throws NotFoundError, ConflictError if the person's data was deleted.
 *
 * @may admin, operator
 */
export async function reopenDataRequest(ctx: Context, { documentId }: { documentId: string }): Promise<void> {
  requireRight(ctx.viewer, 'answer for personal data');
  await inTransaction(ctx, async (ctx) => {
    const { id, email, outcome } = await held(ctx, documentId);
    if (email === null) throw conflict(sentence(errorsPrivacyTexts.dataDeleted));
    if (outcome === null) return;
    await reopenRow(ctx.db, id);
    await recordAudit(ctx, {
      action: 'reopen',
      subjectType: 'data-request',
      subjectId: documentId,
      before: { outcome },
      after: { outcome: null },
    });
  });
}
