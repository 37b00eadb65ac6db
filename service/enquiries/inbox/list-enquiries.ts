import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { findInbox, listAssignees } from './inbox.sql.ts';
import type { InboxSearch } from './inbox.ts';

const pageSize = 50;

/**
 * Matching enquiries, newest first, fifty per page (`after`: the `next` of the previous page), and possible assignees.
 *
 * @may support, admin, operator
 */
export async function listEnquiries(
  ctx: Context,
  { after, ...search }: InboxSearch & { readonly after?: string | undefined },
) {
  requireRight(ctx.viewer, 'answer travellers');
  const before = /^\d{1,9}$/.test(after ?? '') ? Number(after) : undefined;
  const found = await findInbox(ctx.db, { ...search, before, limit: pageSize + 1 });
  const rows = found.slice(0, pageSize);
  const next = found.length > pageSize ? String(rows.at(-1)?.id) : null;
  return { rows, next, colleagues: await listAssignees(ctx.db) };
}
