import { may, requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import { type LookedUpProduct, lookUpByWords } from './find-products.sql.ts';
import { partnerEmail } from './product-access.ts';

export type { LookedUpProduct } from './find-products.sql.ts';

/**
 * Products that a typed text may mean, the likeliest first, at most `limit`: for partners their own, with drafts for
 * those who may write content.
 *
 * @may partner, editor, support, admin
 */
export async function lookUpProducts(
  ctx: Pick<Context, 'db' | 'viewer'>,
  { text, limit }: { readonly text: string; readonly limit: number },
): Promise<LookedUpProduct[]> {
  requireRight(ctx.viewer, 'own staff account');
  const owner = partnerEmail(ctx);
  const drafts = owner !== undefined || may(ctx.viewer, 'write content');
  return lookUpByWords(ctx.db, { text, owner, drafts }, limit);
}
