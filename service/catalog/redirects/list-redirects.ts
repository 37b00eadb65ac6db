import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { redirectsAfter, type StoredRedirect } from './redirects.sql.ts';

const pageSize = 50;

/**
 * Redirects by old path, fifty per page; `next` is where the next page begins, null at the end. For staff who manage
 * SEO; rejects everyone else (401, 403).
 *
 * @may admin, operator
 */
export async function listRedirects(
  ctx: Context,
  { after = '', words = '' }: { readonly after?: string | undefined; readonly words?: string | undefined },
): Promise<{ rows: readonly StoredRedirect[]; next: string | null }> {
  requireRight(ctx.viewer, 'change redirects and search engines');
  const found = await redirectsAfter(ctx.db, { after, words, limit: pageSize + 1 });
  const rows = found.slice(0, pageSize);
  return { rows, next: found.length > pageSize ? (rows.at(-1)?.path ?? null) : null };
}
