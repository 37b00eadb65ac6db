import type { Database } from '../platform/context.ts';
import type { PlannedAction, PlannedPublication } from './plan.ts';

interface PlannedEntry {
  readonly type: string;
  readonly documentId: string;
}

export interface EntryPlan extends PlannedEntry, PlannedPublication {}

const actionOf = (action: string): PlannedAction => (action === 'publish' ? 'publish' : 'unpublish');

const columns = ['subject_type', 'document_id', 'action', 'due_at', 'drafts', 'reason'] as const;

const planIn = (row: {
  subject_type: string;
  document_id: string;
  action: string;
  due_at: Date;
  drafts: boolean;
  reason: string | null;
}): EntryPlan => ({
  type: row.subject_type,
  documentId: row.document_id,
  action: actionOf(row.action),
  dueAt: row.due_at,
  drafts: row.drafts,
  reason: row.reason,
});

/** The plans of these entries of a type, by time. */
export async function plansOf(db: Database, type: string, documentIds: readonly string[]): Promise<EntryPlan[]> {
  if (documentIds.length === 0) return [];
  const rows = await db
    .selectFrom('planned_publications')
    .select(columns)
    .where('subject_type', '=', type)
    .where('document_id', 'in', documentIds)
    .orderBy('due_at')
    .execute();
  return rows.map(planIn);
}

/** Due plans that have not failed, oldest first. */
export async function findDuePlans(db: Database, now: Date, limit: number): Promise<EntryPlan[]> {
  const rows = await db
    .selectFrom('planned_publications')
    .select(columns)
    .where('failed_at', 'is', null)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .execute();
  return rows.map(planIn);
}

/** Failed plans, latest first. */
export async function findFailedPlans(db: Database, limit: number): Promise<EntryPlan[]> {
  const rows = await db
    .selectFrom('planned_publications')
    .select(columns)
    .where('failed_at', 'is not', null)
    .orderBy('failed_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(planIn);
}

/** Stores a plan; replaces an earlier one of the same kind. */
export async function savePlan(
  db: Database,
  { type, documentId, action, dueAt, drafts }: Omit<EntryPlan, 'reason'>,
  now: Date,
): Promise<void> {
  await db
    .insertInto('planned_publications')
    .values({ subject_type: type, document_id: documentId, action, due_at: dueAt, drafts, created_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['subject_type', 'document_id', 'action'])
        .doUpdateSet({ due_at: dueAt, drafts, created_at: now, failed_at: null, reason: null }),
    )
    .execute();
}

const mine = (
  db: Database,
  { type, documentIds }: { type: string; documentIds: readonly string[] },
  actions: readonly PlannedAction[],
) =>
  db
    .deleteFrom('planned_publications')
    .where('subject_type', '=', type)
    .where('document_id', 'in', documentIds)
    .where('action', 'in', actions);

/** Deletes these plans of entries, and returns them. */
export async function deletePlans(
  db: Database,
  entries: { readonly type: string; readonly documentIds: readonly string[] },
  actions: readonly PlannedAction[] = ['publish', 'unpublish'],
): Promise<EntryPlan[]> {
  return (await mine(db, entries, actions).returning(columns).execute()).map(planIn);
}

/** Deletes the plan if it is due and has not failed; false if it was changed in the meantime. */
export async function claimDuePlan(db: Database, { type, documentId, action }: EntryPlan, now: Date): Promise<boolean> {
  const taken = await mine(db, { type, documentIds: [documentId] }, [action])
    .where('due_at', '<=', now)
    .where('failed_at', 'is', null)
    .returning('id')
    .execute();
  return taken.length > 0;
}

/** Stores the reason with a due plan, unless it was changed in the meantime. */
export async function failPlan(
  db: Database,
  { type, documentId, action, dueAt }: EntryPlan,
  failed: { readonly at: Date; readonly reason: string },
): Promise<void> {
  await db
    .updateTable('planned_publications')
    .set({ failed_at: failed.at, reason: failed.reason })
    .where('subject_type', '=', type)
    .where('document_id', '=', documentId)
    .where('action', '=', action)
    .where('due_at', '=', dueAt)
    .execute();
}
