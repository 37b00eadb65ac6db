import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import { findPartners } from './partners.sql.ts';

const pageSize = 50;

/**
 * Partners by name, `size` (fifty) per page; `text`: part of a name or an address, `after`: the `next` of the previous
 * page.
 *
 * @may admin, operator
 */
export async function listPartners(
  ctx: Context,
  { text, after = '', size = pageSize }: { text?: string | undefined; after?: string | undefined; size?: number },
) {
  requireRight(ctx.viewer, 'manage partners');
  const [, id, name] = /^(\d{1,9}) (.*)$/s.exec(after) ?? [];
  const behind = id === undefined || name === undefined ? undefined : { id: Number(id), name };
  const found = await findPartners(ctx.db, { text, after: behind, limit: size + 1 });
  const rows = found.slice(0, size);
  const last = rows.at(-1);
  return { rows, next: found.length > size && last ? `${last.id} ${last.name}` : null };
}
