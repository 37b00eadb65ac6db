import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import { findPartners } from './partners.sql.ts';

const pageSize = 50;

/**
 * Partners by name, fifty per page; `text`: part of a name or an address, `after`: the `next` of the previous page.
 *
 * @may admin, operator
 */
export async function listPartners(
  ctx: Context,
  { text, after = '' }: { text?: string | undefined; after?: string | undefined },
) {
  requireRight(ctx.viewer, 'manage partners');
  const [, id, name] = /^(\d{1,9}) (.*)$/s.exec(after) ?? [];
  const behind = id === undefined || name === undefined ? undefined : { id: Number(id), name };
  const found = await findPartners(ctx.db, { text, after: behind, limit: pageSize + 1 });
  const rows = found.slice(0, pageSize);
  const last = rows.at(-1);
  return { rows, next: found.length > pageSize && last ? `${last.id} ${last.name}` : null };
}
