import { isProductType, type ProductType } from '../../../catalog/kinds.ts';
import { addDays, type Day, instantAt } from '../../../core/day.ts';
import { requireRight } from '../../../core/may.ts';
import { type Paise, paiseOf } from '../../../core/money.ts';
import type { Context } from '../../../platform/context.ts';
import { readOccupiedDays } from '../../../stock/grid-days.ts';
import { percentTaken } from '../percent-taken.ts';
import { periodBefore } from './period.ts';
import { readReport } from './read-report.ts';
import { daysAtOnce, type Period, periodError, type ReportRow, totalOf } from './report.ts';
import { findSoldProducts } from './report-rows.sql.ts';
import { reportShapes } from './report-shapes.ts';
import { type SalesDay, salesByDay, sharesOf, type TypeShare } from './sales-shape.ts';

/** The sums of a report of sales. */
interface SalesTotals {
  readonly sales: Paise;
  readonly received: Paise;
  readonly refunded: Paise;
}

export interface SalesShape {
  readonly days: readonly SalesDay[];
  readonly totals: SalesTotals;
  readonly before: SalesTotals & { readonly period: Period };
  readonly shares: readonly TypeShare[];
  /** The taken part of what is available, in percent, by product type and day; null: nothing is available. */
  readonly occupancy: readonly {
    readonly type: ProductType;
    readonly days: readonly { readonly day: Day; readonly percent: number | null }[];
  }[];
}

/**
 * Returns the sales of a period of at most 31 days for its charts: by day beside the period before, by product type,
 * and the occupancy of each day. `rows`: its report of sales. Throws UnauthorizedError or ForbiddenError without the
 * right to see payments, ValidationError for longer periods.
 *
 * @may support, admin, operator
 */
export async function showSalesShape(
  ctx: Context,
  { period, rows }: { readonly period: Period; readonly rows: readonly ReportRow[] },
): Promise<SalesShape> {
  requireRight(ctx.viewer, 'see payments');
  const refused = periodError(period, daysAtOnce);
  if (refused) throw refused;
  const earlier = periodBefore(period);
  const rowsBefore = await readReport(ctx, 'sales', earlier);
  const [from, to] = [period.first, addDays(period.last, 1)];
  const span = { since: instantAt(from, '00:00'), until: instantAt(to, '00:00') };
  const occupied = await readOccupiedDays(ctx, { from, to });
  return {
    days: salesByDay(period, rows, { period: earlier, rows: rowsBefore }),
    totals: totalsOf(rows),
    before: { ...totalsOf(rowsBefore), period: earlier },
    shares: sharesOf(await findSoldProducts(ctx.db, span, { named: false })),
    occupancy: [...Map.groupBy(occupied, ({ type }) => type)].flatMap(([type, days]) =>
      isProductType(type)
        ? [
            {
              type,
              days: days.map(({ day, there, taken }) => ({
                day,
                percent: there > 0 ? percentTaken({ taken, units: there }) : null,
              })),
            },
          ]
        : [],
    ),
  };
}

function totalsOf(rows: readonly ReportRow[]): SalesTotals {
  const [, , sales = 0, received = 0, refunded = 0] = totalOf(reportShapes.sales, rows);
  return { sales: paiseOf(sales), received: paiseOf(received), refunded: paiseOf(refunded) };
}
