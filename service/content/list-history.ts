import { requireRight } from '../core/may.ts';
import { listSubjectAudit } from '../platform/audit.ts';
import type { Context } from '../platform/context.ts';
import { dataBefore } from './read-entry.ts';
import type { Subject } from './store-entry.ts';

const pageSize = 20;

/** A recorded change of an entry. */
export interface PastChange {
  readonly id: number;
  readonly at: Date;
  readonly actor: string;
  readonly action: string;
  readonly before: unknown;
  readonly after: unknown;
  /** Whether any field can be restored to its state before. */
  readonly restores: boolean;
}

/**
 * The changes of an entry, newest first, twenty per page.
 *
 * @may editor, admin, operator, writing program
 */
export async function listHistory(
  ctx: Context,
  { subject, documentId, after }: { subject: Subject; documentId: string; after: string | undefined },
): Promise<{ rows: readonly PastChange[]; next: string | null }> {
  requireRight(ctx.viewer, 'write content', { type: subject.type.name, action: 'update' });
  const before = /^\d{1,15}$/.test(after ?? '') ? Number(after) : undefined;
  const of = { subjectType: subject.type.name, subjectId: documentId };
  const found = await listSubjectAudit(ctx, of, { before, limit: pageSize + 1 });
  const rows = found.slice(0, pageSize).map(({ id, at, actor, action, before, after }) => ({
    id,
    at,
    actor,
    action,
    before,
    after,
    restores: action === 'update' && Object.keys(dataBefore(subject, before)).length > 0,
  }));
  return { rows, next: found.length > pageSize ? String(rows.at(-1)?.id) : null };
}
