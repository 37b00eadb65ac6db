import type { ContentType } from '../../service/content/content-type.ts';
import { listPlans } from '../../service/content/list-plans.ts';
import type { StaffContext } from '../back-office.ts';
import type { PlanView } from '../content/planned-mark.tsx';

/** Scheduled actions of these entries, by documentId. */
export async function planViews(
  ctx: StaffContext,
  type: ContentType,
  documentIds: readonly string[],
): Promise<ReadonlyMap<string, readonly PlanView[]>> {
  const plans = await listPlans(ctx, { type, documentIds });
  const shown = [...plans].map(
    ([documentId, own]) =>
      [documentId, own.map(({ dueAt, ...plan }) => ({ ...plan, dueAt: dueAt.toISOString() }))] as const,
  );
  return new Map(shown);
}
