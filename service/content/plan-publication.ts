import { invalidField, notFound } from '../core/app-error.ts';
import { requireRight } from '../core/may.ts';
import { recordAudit } from '../platform/audit.ts';
import type { Context } from '../platform/context.ts';
import type { ContentAccess } from './content-calls.ts';
import type { ContentType } from './content-type.ts';
import { isPublished, type PlannedAction, planProblem } from './plan.ts';
import { plansOf, savePlan } from './plans.sql.ts';
import { partsOf } from './show-parts.ts';
import { writing } from './write-answer.ts';
import { lockEntry } from './write-entry.sql.ts';

interface WantedPlan {
  readonly access: ContentAccess;
  readonly type: ContentType;
  readonly documentId: string;
  readonly action: PlannedAction;
  readonly dueAt: Date;
  /** Whether its draft parts at that time (rooms, questions) are published with it. */
  readonly drafts: boolean;
}

/**
 * Plans when an entry is published or unpublished; the scheduler does it within a minute of `dueAt`. Replaces an
 * earlier plan of the same kind. Throws NotFoundError, and ValidationError with the field `dueAt`.
 *
 * @may editor, admin, operator, writing program
 */
export async function planPublication(
  ctx: Context,
  { access, type, documentId, action, dueAt, ...wanted }: WantedPlan,
): Promise<void> {
  requireRight(ctx.viewer, 'write content', { type: type.name, action: 'publish' });
  const drafts = wanted.drafts && action === 'publish';
  if (drafts)
    for (const part of partsOf(access.model, type))
      requireRight(ctx.viewer, 'write content', { type: part.type.name, action: 'publish' });
  if (!isPublished(type)) throw notFound();
  await writing(ctx, type, async (ctx) => {
    const entry = await lockEntry(ctx.db, type, documentId);
    if (!entry) throw notFound();
    const plans = await plansOf(ctx.db, type.name, [documentId]);
    const problem = planProblem({ action, dueAt }, { now: ctx.now, published: entry.published, plans });
    if (problem) throw invalidField(['dueAt'], problem);
    await savePlan(ctx.db, { type: type.name, documentId, action, dueAt, drafts }, ctx.now);
    const before = plans.find((plan) => plan.action === action);
    await recordAudit(ctx, {
      action: `plan ${action}`,
      subjectType: type.name,
      subjectId: documentId,
      ...(before && { before: { dueAt: before.dueAt, drafts: before.drafts } }),
      after: { dueAt, drafts },
    });
  });
}
