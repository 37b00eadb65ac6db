import { errorsCatalogTexts } from '../../../messages/en/errors/catalog.ts';
import { sentence } from '../../../messages/message.ts';
import { invalid, notFound } from '../../core/app-error.ts';
import { type Day, nightsBetween } from '../../core/day.ts';
import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import type { GridDay } from '../../stock/grid-days.ts';
import { gridDays } from '../../stock/grid-days.ts';
import { mayManageProducts, partnerEmail } from '../product-access.ts';
import { rowsOfSellables } from './stock-rows.sql.ts';

/** Limits of one request. */
export const mostSellables = 120;
export const mostGridDays = 62;

/**
 * Sold, held and free units of those sellables on the days [from, to), with prices. For staff who manage the calendar,
 * and for partners on their own products; rejects everyone else (401, 403).
 *
 * @may partner, editor, admin, operator
 */
export async function showStockDays(
  ctx: Pick<Context, 'db' | 'now' | 'viewer'>,
  of: { readonly sellables: readonly number[]; readonly from: Day; readonly to: Day },
): Promise<GridDay[]> {
  requireRight(ctx.viewer, 'change the calendar');
  const days = nightsBetween(of.from, of.to);
  if (days < 1 || days > mostGridDays || of.sellables.length > mostSellables)
    throw invalid(sentence(errorsCatalogTexts.gridTooLarge, { days: mostGridDays, rows: mostSellables }));
  if (partnerEmail(ctx) !== undefined && !(await mayManageProducts(ctx, await rowsOfSellables(ctx.db, of.sellables))))
    throw notFound(sentence(errorsCatalogTexts.rowGone));
  return gridDays(ctx, of);
}
