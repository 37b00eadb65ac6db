import { errorsCatalogTexts } from '../../../messages/en/errors/catalog.ts';
import { sentence } from '../../../messages/message.ts';
import { invalid } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import { recordAudit } from '../../platform/audit.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { updateSaleTerms } from '../../stock/seasons.ts';
import { mostTurnaroundDays, type SaleTerms } from '../../stock/stock.ts';
import { kindOf } from '../kinds.ts';
import { findStock, type StockedProduct } from '../products/products.ts';

/** The longest cut-off before the start. */
const mostCutOffHours = 720;

/**
 * Sets how many hours before its time, or before its first day, the sale of a product ends (null: at its time, or with
 * that day), and the turnaround of a car after a hire, rounded up to whole days. Values left out stay. For the
 * operator, admins and editors; rejects everyone else (401, 403). Throws NotFoundError for an unknown product.
 *
 * @may editor, admin, operator
 */
export async function setSaleTerms(
  ctx: Context,
  {
    of,
    cutOffHours,
    turnaroundHours,
  }: {
    readonly of: Omit<StockedProduct, 'time'>;
    readonly cutOffHours?: number | null;
    readonly turnaroundHours?: number;
  },
): Promise<SaleTerms> {
  requireRight(ctx.viewer, 'change stock');
  const whole = (hours: number, most: number) => Number.isInteger(hours) && hours >= 0 && hours <= most;
  if (typeof cutOffHours === 'number' && !whole(cutOffHours, mostCutOffHours))
    throw invalid(sentence(errorsCatalogTexts.cutOff, { hours: mostCutOffHours }));
  if (turnaroundHours !== undefined && !whole(turnaroundHours, mostTurnaroundDays * 24))
    throw invalid(sentence(errorsCatalogTexts.turnaround, { hours: mostTurnaroundDays * 24 }));
  if (turnaroundHours && kindOf(of.type).dates !== 'days') throw invalid(sentence(errorsCatalogTexts.turnaroundOfCars));
  return inTransaction(ctx, async (ctx) => {
    const { sellableId, subject, documentId } = await findStock(ctx, of);
    const { before, after } = await updateSaleTerms(ctx, sellableId, {
      ...(cutOffHours !== undefined && { cutOffHours }),
      ...(turnaroundHours !== undefined && { turnaroundDays: Math.ceil(turnaroundHours / 24) }),
    });
    await recordAudit(ctx, {
      action: 'set-sale-terms',
      subjectType: subject,
      subjectId: documentId,
      before,
      after,
    });
    return after;
  });
}
