import { isProductType, type ProductType } from '../../../catalog/kinds.ts';
import { addDays, type Day, daysBetween } from '../../../core/day.ts';
import { type Paise, paiseOf } from '../../../core/money.ts';
import type { Period, ReportRow } from './report.ts';
import type { SoldProduct } from './report-rows.sql.ts';

/** Sales of a day: the value of paid bookings by booking date. */
export interface SalesDay {
  readonly day: Day;
  readonly sales: Paise;
  /** Of the day at that place in the period before; null if that is not known. */
  readonly before: Paise | null;
}

/** The days of a period from the rows of its report of sales, beside those of the period before. */
export function salesByDay(
  { first, last }: Period,
  rows: readonly ReportRow[],
  before: { readonly period: Period; readonly rows: readonly ReportRow[] } | null,
): SalesDay[] {
  const salesOn = (of: readonly ReportRow[], day: Day) => paiseOf(of.find(({ key }) => key[0] === day)?.sums[2] ?? 0);
  return daysBetween(first, addDays(last, 1)).map((day, at) => ({
    day,
    sales: salesOn(rows, day),
    before: before && salesOn(before.rows, addDays(before.period.first, at)),
  }));
}

/** The sales of a product type. */
export interface TypeShare {
  readonly type: ProductType;
  readonly bookings: number;
  readonly total: Paise;
  /** Of all sales, rounded. */
  readonly percent: number;
}

/** The shares of product types in what was sold, largest first. */
export function sharesOf(sold: readonly SoldProduct[]): TypeShare[] {
  const whole = sold.reduce((sum, { sums }) => sum + (sums.at(-1) ?? 0), 0);
  return [...Map.groupBy(sold, ({ type }) => type)]
    .flatMap(([type, own]): TypeShare[] => {
      if (!isProductType(type)) return [];
      const total = paiseOf(own.reduce((sum, { sums }) => sum + (sums.at(-1) ?? 0), 0));
      const bookings = own.reduce((sum, { sums }) => sum + (sums[0] ?? 0), 0);
      return total > 0 ? [{ type, bookings, total, percent: Math.round((total / whole) * 100) }] : [];
    })
    .sort((a, b) => b.total - a.total);
}
