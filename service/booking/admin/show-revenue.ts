import { addDays, type Day, daysBetween, instantAt, today } from '../../core/day.ts';
import { requireRight } from '../../core/may.ts';
import { type Paise, paiseOf, sum } from '../../core/money.ts';
import type { Context } from '../../platform/context.ts';
import { sumMoneyByDay } from './today.sql.ts';

const days = 30;

interface Revenue {
  /** Payments less refunds on each of the last thirty days, including today. */
  readonly byDay: readonly { readonly day: Day; readonly amount: Paise }[];
  readonly received: Paise;
  readonly returned: Paise;
  /** True if test payments are included, which moved no money. */
  readonly withTests: boolean;
}

/**
 * Returns payments and refunds of the last thirty days, by day in India, including test payments in test mode.
 *
 * @may support, admin, operator
 */
export async function showRevenue(ctx: Context): Promise<Revenue> {
  requireRight(ctx.viewer, 'see payments');
  const last = today(ctx.now);
  const first = addDays(last, 1 - days);
  const moved = await sumMoneyByDay(
    ctx.db,
    instantAt(first, '00:00'),
    ctx.config.testPayments ? ['live', 'test'] : ['live'],
  );
  const byDay = daysBetween(first, addDays(last, 1)).map((day) => {
    const found = moved.find((one) => one.day === day);
    return { day, amount: paiseOf(found ? found.received - found.returned : 0) };
  });
  const total = (of: 'received' | 'returned') => sum(moved.map((one) => paiseOf(one[of])));
  const withTests = moved.some((one) => one.withTests);
  return { byDay, received: total('received'), returned: total('returned'), withTests };
}
