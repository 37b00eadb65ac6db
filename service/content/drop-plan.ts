import { notFound } from '../core/app-error.ts';
import { requireRight } from '../core/may.ts';
import { recordAudit } from '../platform/audit.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import type { PlannedAction } from './plan.ts';
import { dropPlans } from './plans.sql.ts';
import type { Subject } from './store-entry.ts';

/** Takes a plan back before its time, or one that could not be done off the list. Throws NotFoundError where there is none. */
export async function dropPlan(
  ctx: Context,
  { subject: { type }, documentId, action }: { subject: Subject; documentId: string; action: PlannedAction },
): Promise<void> {
  requireRight(ctx.viewer, 'write content', { type: type.name, action: 'publish' });
  await inTransaction(ctx, async (ctx) => {
    const [plan] = await dropPlans(ctx.db, { type: type.name, documentIds: [documentId] }, [action]);
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
