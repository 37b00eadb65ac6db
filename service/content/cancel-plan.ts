import { notFound } from '../core/app-error.ts';
import { requireRight } from '../core/may.ts';
import { recordAudit } from '../platform/audit.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import type { PlannedAction } from './plan.ts';
import { deletePlans } from './plans.sql.ts';
import type { Subject } from './store-entry.ts';

/**
 * Cancels a plan before its time, or removes a failed one from the list. Throws NotFoundError.
 *
 * @may editor, admin, operator, writing program
 */
export async function cancelPlan(
  ctx: Context,
  { subject: { type }, documentId, action }: { subject: Subject; documentId: string; action: PlannedAction },
): Promise<void> {
  requireRight(ctx.viewer, 'write content', { type: type.name, action: 'publish' });
  await inTransaction(ctx, async (ctx) => {
    const [plan] = await deletePlans(ctx.db, { type: type.name, documentIds: [documentId] }, [action]);
    if (!plan) throw notFound();
    const { dueAt, drafts } = plan;
    await recordAudit(ctx, {
      action: `drop plan to ${action}`,
      subjectType: type.name,
      subjectId: documentId,
      before: { dueAt, drafts },
    });
  });
}
