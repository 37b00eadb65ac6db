import { requireRight } from '../core/may.ts';
import { type AuditRow, type AuditSearch, findAuditRows, listAuditFilters } from './audit-rows.sql.ts';
import type { Context } from './context.ts';

const pageSize = 50;

interface AuditPage {
  readonly rows: readonly AuditRow[];
  /** Cursor of the next page; null at the end. */
  readonly next: string | null;
  readonly actions: readonly string[];
  readonly subjectTypes: readonly string[];
}

/**
 * The audit log, newest first, fifty rows per page, with the options of its search form.
 *
 * @may admin, operator
 */
export async function listAudit(
  ctx: Context,
  { after, ...search }: AuditSearch & { readonly after?: string | undefined },
): Promise<AuditPage> {
  requireRight(ctx.viewer, 'read the audit log');
  const before = /^\d{1,15}$/.test(after ?? '') ? Number(after) : undefined;
  const found = await findAuditRows(ctx.db, { ...search, before, limit: pageSize + 1 });
  const rows = found.slice(0, pageSize);
  const next = found.length > pageSize ? String(rows.at(-1)?.id) : null;
  return { rows, next, ...(await listAuditFilters(ctx.db)) };
}
