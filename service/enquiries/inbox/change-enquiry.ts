import { adminFieldRulesTexts } from '../../../messages/en/admin/field-rules.ts';
import { errorsEnquiriesTexts } from '../../../messages/en/errors/enquiries.ts';
import { sentence } from '../../../messages/message.ts';
import { invalid, notFound } from '../../core/app-error.ts';
import { type Day, today } from '../../core/day.ts';
import { requireRight } from '../../core/may.ts';
import { recordAudit } from '../../platform/audit.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { type EnquiryDetails, findEnquiry, listAssignees, updateEnquiryStatus } from './inbox.sql.ts';
import type { EnquiryStatus } from './inbox.ts';

/**
 * Sets the status of an enquiry or its assignee (null: none), or snoozes it until a day (null: not any longer); a new
 * enquiry that is assigned becomes in hand. Throws NotFoundError for an unknown enquiry, ValidationError for an assignee
 * who may not answer it or a day that is not in the future.
 *
 * @may support, admin, operator
 */
export async function changeEnquiry(
  ctx: Context,
  {
    documentId,
    ...change
  }: { documentId: string; status?: EnquiryStatus; assignedTo?: number | null; snoozedUntil?: Day | null },
): Promise<void> {
  requireRight(ctx.viewer, 'answer travellers');
  await inTransaction(ctx, async (ctx) => {
    const before = await findEnquiry(ctx.db, documentId, { lock: true });
    if (!before) throw notFound(sentence(errorsEnquiriesTexts.enquiryNotFound));
    const { assignedTo = before.assignedTo, snoozedUntil = before.snoozedUntil } = change;
    if (change.snoozedUntil && change.snoozedUntil <= today(ctx.now))
      throw invalid(sentence(adminFieldRulesTexts.snoozeLater));
    if (change.assignedTo && !(await listAssignees(ctx.db)).some(({ userId }) => userId === assignedTo)) {
      throw invalid(sentence(errorsEnquiriesTexts.cannotReply));
    }
    const taken = change.assignedTo && before.status === 'new' ? 'in-hand' : before.status;
    const { status = taken } = change;
    if (status === before.status && assignedTo === before.assignedTo && snoozedUntil === before.snoozedUntil) return;
    await updateEnquiryStatus(ctx.db, before.id, { status, assignedTo, snoozedUntil });
    await recordAudit(ctx, {
      action: 'update',
      subjectType: 'inbox',
      subjectId: documentId,
      before: valuesOf(before),
      after: valuesOf({ status, assignedTo, snoozedUntil }),
    });
  });
}

/** As the audit log has it: a snooze only while there is one. */
function valuesOf({
  status,
  assignedTo,
  snoozedUntil,
}: Pick<EnquiryDetails, 'status' | 'assignedTo' | 'snoozedUntil'>) {
  return { status, assignedTo, ...(snoozedUntil !== null && { snoozedUntil }) };
}
