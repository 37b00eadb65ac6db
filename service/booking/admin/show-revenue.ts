import { type Day, instantAt, today } from '../../core/day.ts';
import { requireRight } from '../../core/may.ts';
import { type Paise, paiseOf, sum } from '../../core/money.ts';
import type { Context } from '../../platform/context.ts';
import { type DailySeries, dailySeries, seriesRange } from './daily-series.ts';
import { pastDays } from './past-days.ts';
import { type DailyRevenue, sumMoneyByDay } from './today.sql.ts';

const pastMoney = pastDays<readonly DailyRevenue[]>();

interface Revenue {
  /** Payments less refunds by day, in paise. */
  readonly series: DailySeries;
  /** Of the last thirty days, including today. */
  readonly received: Paise;
  readonly returned: Paise;
  /** Payments less refunds of the thirty days before. */
  readonly before: Paise;
  /** True if test payments are included, which moved no money. */
  readonly withTests: boolean;
}

/**
 * Returns payments and refunds of the last thirty days and of the thirty days before, by day in India, including test
 * payments in test mode.
 *
 * @may support, admin, operator
 */
export async function showRevenue(ctx: Context): Promise<Revenue> {
  requireRight(ctx.viewer, 'see payments');
  const day = today(ctx.now);
  const modes = ctx.config.testPayments ? ['live', 'test'] : ['live'];
  const { from, to } = seriesRange(day);
  const moneyOf = (first: Day, until: Day) =>
    sumMoneyByDay(ctx.db, { since: instantAt(first, '00:00'), until: instantAt(until, '00:00') }, modes);
  const past = await pastMoney.load(ctx.db, () => moneyOf(from, day), { version: `${day} ${modes}` });
  const moved = [...past, ...(await moneyOf(day, to))];
  const series = dailySeries(day, new Map(moved.map(({ day, received, returned }) => [day, received - returned])));
  const [first] = series.days;
  const own = moved.filter(({ day }) => first && day >= first.day);
  const total = (of: 'received' | 'returned') => sum(own.map((one) => paiseOf(one[of])));
  const withTests = own.some((one) => one.withTests);
  const before = sum(series.before.map(paiseOf));
  return { series, received: total('received'), returned: total('returned'), before, withTests };
}
