import { errorsEnquiriesTexts } from '../../../messages/en/errors/enquiries.ts';
import { sentence } from '../../../messages/message.ts';
import { invalid, notFound } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import { recordAudit } from '../../platform/audit.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { findEnquiry, listAssignees, updateEnquiryStatus } from './inbox.sql.ts';
import type { EnquiryStatus } from './inbox.ts';

/**
 * Sets the status of an enquiry or its assignee (null: none); a new enquiry that is assigned becomes in hand. Throws
 * NotFoundError for an unknown enquiry, ValidationError for an assignee who may not answer it.
 *
 * @may support, admin, operator
 */
export async function changeEnquiry(
  ctx: Context,
  { documentId, ...change }: { documentId: string; status?: EnquiryStatus; assignedTo?: number | null },
): Promise<void> {
  requireRight(ctx.viewer, 'answer travellers');
  await inTransaction(ctx, async (ctx) => {
    const before = await findEnquiry(ctx.db, documentId, { lock: true });
    if (!before) throw notFound(sentence(errorsEnquiriesTexts.enquiryNotFound));
    const { assignedTo = before.assignedTo } = change;
    if (change.assignedTo && !(await listAssignees(ctx.db)).some(({ userId }) => userId === assignedTo)) {
      throw invalid(sentence(errorsEnquiriesTexts.cannotReply));
    }
    const taken = change.assignedTo && before.status === 'new' ? 'in-hand' : before.status;
    const { status = taken } = change;
    if (status === before.status && assignedTo === before.assignedTo) return;
    await updateEnquiryStatus(ctx.db, before.id, { status, assignedTo });
    await recordAudit(ctx, {
      action: 'update',
      subjectType: 'inbox',
      subjectId: documentId,
      before: { status: before.status, assignedTo: before.assignedTo },
      after: { status, assignedTo },
    });
  });
}
