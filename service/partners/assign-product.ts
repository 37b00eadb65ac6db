import { errorsPartnersTexts } from '../../messages/en/errors/partners.ts';
import { sentence } from '../../messages/message.ts';
import type { ProductType } from '../catalog/kinds.ts';
import { productsOf } from '../catalog/product-access.ts';
import { conflict, notFound } from '../core/app-error.ts';
import { today } from '../core/day.ts';
import { requireRight } from '../core/may.ts';
import { recordAudit } from '../platform/audit.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { endOwner, findPartner, insertOwner, lockOwner } from './partners.sql.ts';

interface Assignment {
  /** Document id of the partner. */
  readonly documentId: string;
  readonly type: ProductType;
  readonly productId: number;
}

/**
 * Assigns a product to a partner from today on: they see its calendar and guests, and bookings fulfilled from then on
 * count for them. Repeating it changes nothing. Throws NotFoundError, ConflictError if the product belongs to another
 * partner.
 *
 * @may admin, operator
 */
export async function assignProduct(ctx: Context, of: Assignment): Promise<void> {
  requireRight(ctx.viewer, 'manage partners');
  await inTransaction(ctx, async (ctx) => {
    const partner = await findPartner(ctx.db, of);
    const [product] = await productsOf(ctx, [of]);
    if (!partner || !product) throw notFound();
    const { type, productId } = of;
    if (!(await insertOwner(ctx.db, { partner: partner.id, type, productId, since: today(ctx.now) }))) {
      const owner = await lockOwner(ctx.db, of);
      if (owner && owner.partner !== partner.id)
        throw conflict(sentence(errorsPartnersTexts.assignedElsewhere, { product: product.name, owner: owner.name }));
      return;
    }
    const after = { product: `${type} ${product.slug}` };
    await recordAudit(ctx, { action: 'assign', subjectType: 'partner', subjectId: of.documentId, after });
  });
}

/**
 * Ends the assignment of a product: from today on it belongs to the site. Repeating it changes nothing. Throws
 * NotFoundError.
 *
 * @may admin, operator
 */
export async function releaseProduct(ctx: Context, of: Assignment): Promise<void> {
  requireRight(ctx.viewer, 'manage partners');
  await inTransaction(ctx, async (ctx) => {
    const partner = await findPartner(ctx.db, of);
    if (!partner) throw notFound();
    const owner = await lockOwner(ctx.db, of);
    if (owner?.partner !== partner.id) return;
    await endOwner(ctx.db, owner.id, today(ctx.now));
    const before = { product: `${of.type} ${of.productId}` };
    await recordAudit(ctx, { action: 'release', subjectType: 'partner', subjectId: of.documentId, before });
  });
}
