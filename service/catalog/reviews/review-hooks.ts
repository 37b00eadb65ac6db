import type { WriteHooks } from '../../content/write-hooks.ts';
import type { Context } from '../../platform/context.ts';
import { lockProduct, recountReviews, reviewedBy } from './reviews.sql.ts';

async function recount(ctx: Context, product: Awaited<ReturnType<typeof reviewedBy>>): Promise<void> {
  if (!product) return;
  await lockProduct(ctx.db, product.of, { id: product.id }, 'any');
  await recountReviews(ctx.db, product.of, product.id);
}

/** A review that is changed, hidden or deleted counts otherwise for what it is of. */
export const reviewHooks: WriteHooks = {
  follow: async (ctx, { id }) => recount(ctx, await reviewedBy(ctx.db, id)),
  leave: async (ctx, id) => {
    const product = await reviewedBy(ctx.db, id);
    return () => recount(ctx, product);
  },
};
