import { invalid } from '../../core/app-error.ts';
import { type Day, nightsBetween } from '../../core/day.ts';
import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import type { GridDay } from '../../stock/grid-days.ts';
import { gridDays } from '../../stock/grid-days.ts';

/** More is not asked for at once. */
export const mostSellables = 120;
export const mostGridDays = 62;

/**
 * What is sold, held and free of that stock on the days [from, to), and at what price. For whoever may change stock;
 * refuses everybody else (401, 403).
 */
export async function showStockDays(
  ctx: Pick<Context, 'db' | 'now' | 'viewer'>,
  of: { readonly sellables: readonly number[]; readonly from: Day; readonly to: Day },
): Promise<GridDay[]> {
  requireRight(ctx.viewer, 'change stock');
  const days = nightsBetween(of.from, of.to);
  if (days < 1 || days > mostGridDays || of.sellables.length > mostSellables)
    throw invalid(`Ask for 1 to ${mostGridDays} days of at most ${mostSellables} rows`);
  return gridDays(ctx, of);
}
