import { invalid, notFound } from '../core/app-error.ts';
import { type Day, daysBetween } from '../core/day.ts';
import { requireRight } from '../core/may.ts';
import { recordAudit } from '../platform/audit.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { allotmentRuns } from '../stock/allotment-runs.ts';
import { allot, allottedDays } from '../stock/allotments.ts';
import type { AllotmentChange } from '../stock/stock.ts';
import type { ProductType } from './kinds.ts';
import type { StockAsked } from './product.ts';
import { products } from './products.ts';

/** What has stock: a room type by its stay's slug and its name, or another product by its slug, at one of its times. */
export interface Stocked extends StockAsked {
  readonly type: ProductType;
}

/**
 * The operator, an admin or an editor changes stock or price of what is sold for the days [from, to), or closes or opens
 * them: of every time that it has, unless one is named. `price: null` goes back to its own price. What is not given stays.
 * Refuses everybody else (401, 403); throws NotFoundError for what is unknown, ConflictError when less is given than is
 * already sold.
 */
export async function setAllotment(
  ctx: Context,
  asked: AllotmentChange & { readonly of: Stocked; readonly from: Day; readonly to: Day },
): Promise<{ days: number }> {
  requireRight(ctx.viewer, 'change stock');
  const days = daysBetween(asked.from, asked.to);
  if (days.length === 0 || days.length > 730) throw invalid('Give between 1 and 730 days');
  return inTransaction(ctx, async (ctx) => {
    const found = await products[asked.of.type].stock(ctx, asked.of);
    if (!found) throw notFound('There is no such product, room type or time');
    const before = allotmentRuns(await allottedDays(ctx, found, days));
    await allot(ctx, found, days, asked);
    await recordAudit(ctx, {
      action: 'set-allotment',
      subjectType: found.subject,
      subjectId: found.documentId,
      before,
      after: allotmentRuns(await allottedDays(ctx, found, days)),
    });
    return { days: days.length };
  });
}
