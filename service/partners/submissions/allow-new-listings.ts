import { isProductType } from '../../catalog/kinds.ts';
import { notFound } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import { recordAudit } from '../../platform/audit.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { findPartner } from '../partners.sql.ts';
import { setNewKinds } from './submissions.sql.ts';

/**
 * Sets the product types of which a partner may submit new listings; unknown types are ignored. Throws NotFoundError.
 *
 * @may admin, operator
 */
export async function allowNewListings(
  ctx: Context,
  { documentId, kinds }: { documentId: string; kinds: readonly string[] },
): Promise<void> {
  requireRight(ctx.viewer, 'manage partners');
  const allowed = [...new Set(kinds)].filter(isProductType);
  await inTransaction(ctx, async (ctx) => {
    const partner = await findPartner(ctx.db, { documentId });
    if (!partner) throw notFound();
    await setNewKinds(ctx.db, partner.id, allowed);
    await recordAudit(ctx, {
      action: 'allow-new-listings',
      subjectType: 'partner',
      subjectId: documentId,
      before: { kinds: partner.newKinds },
      after: { kinds: allowed },
    });
  });
}
