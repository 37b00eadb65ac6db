import { invalid, notFound } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import { recordAudit } from '../../platform/audit.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { findEnquired, setStanding, whoCanAnswer } from './inbox.sql.ts';
import type { EnquiryStatus } from './inbox.ts';

/**
 * Says how an enquiry stands, or who sees to it (null: nobody); a new one that somebody takes is in hand. Throws
 * NotFoundError for an unknown enquiry, ValidationError for somebody who may not answer it.
 */
export async function changeEnquiry(
  ctx: Context,
  { documentId, ...change }: { documentId: string; status?: EnquiryStatus; assignedTo?: number | null },
): Promise<void> {
  requireRight(ctx.viewer, 'answer travellers');
  await inTransaction(ctx, async (ctx) => {
    const before = await findEnquired(ctx.db, documentId, { lock: true });
    if (!before) throw notFound('There is no such enquiry');
    const { assignedTo = before.assignedTo } = change;
    if (change.assignedTo && !(await whoCanAnswer(ctx.db)).some(({ userId }) => userId === assignedTo)) {
      throw invalid('This person does not answer enquiries.');
    }
    const taken = change.assignedTo && before.status === 'new' ? 'in-hand' : before.status;
    const { status = taken } = change;
    if (status === before.status && assignedTo === before.assignedTo) return;
    await setStanding(ctx.db, before.id, { status, assignedTo });
    await recordAudit(ctx, {
      action: 'update',
      subjectType: 'inbox',
      subjectId: documentId,
      before: { status: before.status, assignedTo: before.assignedTo },
      after: { status, assignedTo },
    });
  });
}
