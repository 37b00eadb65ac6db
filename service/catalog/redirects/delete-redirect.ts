import { errorsCatalogTexts } from '../../../messages/en/errors/catalog.ts';
import { sentence } from '../../../messages/message.ts';
import { notFound } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import { recordAudit } from '../../platform/audit.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { removeRedirect } from './redirects.sql.ts';

/**
 * Deletes a redirect. For staff who manage SEO; rejects everyone else (401, 403). Throws NotFoundError.
 *
 * @may admin, operator
 */
export async function deleteRedirect(ctx: Context, { id }: { readonly id: number }): Promise<{ path: string }> {
  requireRight(ctx.viewer, 'change redirects and search engines');
  return inTransaction(ctx, async (ctx) => {
    const deleted = await removeRedirect(ctx.db, id);
    if (!deleted) throw notFound(sentence(errorsCatalogTexts.redirectRemoved));
    const { path, ...before } = deleted;
    await recordAudit(ctx, { action: 'delete', subjectType: 'redirect', subjectId: path, before });
    return { path };
  });
}
