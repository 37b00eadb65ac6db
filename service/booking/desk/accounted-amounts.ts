import { sharesOf } from '../../catalog/price.ts';
import { type Day, today } from '../../core/day.ts';
import { paiseOf } from '../../core/money.ts';
import type { Context } from '../../platform/context.ts';
import { sharedDetails } from '../booking-row.ts';
import { supplyOf } from '../line-taxes.ts';
import { accountedAmountRows } from './accounted-amounts.sql.ts';
import type { AccountedLine } from './accounted-lines.ts';

/** A line as a sum of many takes it: of what it was sold, when it counts and what of its price is whose. */
export type AccountedAmounts = Pick<
  AccountedLine,
  'type' | 'productId' | 'supply' | 'day' | 'soldOn' | 'trial' | 'price' | 'houseFee' | 'tax'
>;

/** What `accountedLines` finds, of all products at once and without the bookings: one statement. */
export async function accountedAmounts(
  ctx: Pick<Context, 'db' | 'now'>,
  { from, to }: { from: Day; to: Day },
): Promise<AccountedAmounts[]> {
  const rows = await accountedAmountRows(ctx.db, { from, to, today: today(ctx.now) });
  return rows.map(([type, productId, day, soldOn, trial, subtotal, quantity, tax, kept, fees, supply]) => {
    const details = sharedDetails.parse({ fees, supply: supply ?? undefined });
    const sold = { subtotal: paiseOf(subtotal), quantity, tax: paiseOf(tax), fees: details.fees };
    return {
      ...{ type, productId, day, soldOn, trial, supply: supplyOf({ type, details }) },
      ...sharesOf(sold, kept === null ? undefined : paiseOf(kept)),
    };
  });
}
