import { errorsCatalogTexts } from '../../../messages/en/errors/catalog.ts';
import { sentence } from '../../../messages/message.ts';
import { invalid } from '../../core/app-error.ts';
import { type Day, daysBetween } from '../../core/day.ts';
import { requireRight } from '../../core/may.ts';
import { isWholeRupees } from '../../core/money.ts';
import { recordAudit } from '../../platform/audit.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { allot, allottedDays } from '../../stock/allotments.ts';
import { type AllotmentChange, allotmentRuns } from '../../stock/stock.ts';
import { findStock, type StockedProduct } from '../products/products.ts';

/**
 * Changes units or price, or closes or opens, for the days [from, to): at `time`, or at all times without it. Null
 * returns to the season's or ordinary value; values left out stay. Returns the number of days. For the operator, admins
 * and editors; rejects everyone else (401, 403). Throws NotFoundError for an unknown product, ConflictError when fewer
 * units would be offered than are already sold.
 *
 * @may editor, admin, operator
 */
export async function setAllotment(
  ctx: Context,
  input: AllotmentChange & { readonly of: StockedProduct; readonly from: Day; readonly to: Day },
): Promise<{ days: number }> {
  requireRight(ctx.viewer, 'change stock');
  const days = daysBetween(input.from, input.to);
  if (input.price && !isWholeRupees(input.price)) throw invalid(sentence(errorsCatalogTexts.wholeRupees));
  if (days.length === 0 || days.length > 730) throw invalid(sentence(errorsCatalogTexts.daysCount));
  return inTransaction(ctx, async (ctx) => {
    const found = await findStock(ctx, input.of);
    const before = allotmentRuns(await allottedDays(ctx, found, days));
    await allot(ctx, found, days, input);
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
