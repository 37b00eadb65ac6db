import { kindOf } from '../../catalog/kinds.ts';
import { sharesOfTotals } from '../../catalog/price.ts';
import { type Day, today } from '../../core/day.ts';
import { paiseOf } from '../../core/money.ts';
import type { Context } from '../../platform/context.ts';
import { findAccountedAmounts, wholeRupeesSince } from './accounted-amounts.sql.ts';
import type { AccountedLine } from './accounted-lines.ts';

/** The fields of an accounted line that sums need. */
export type AccountedAmounts = Pick<
  AccountedLine,
  'type' | 'productId' | 'supply' | 'day' | 'soldOn' | 'whole' | 'trial' | 'price' | 'platformFee' | 'tax'
>;

/**
 * Like `accountedLines`, but for all products that are or were a partner's, without loading their bookings. One
 * statement.
 */
export async function accountedAmounts(
  ctx: Pick<Context, 'db' | 'now'>,
  { from, to }: { from: Day; to: Day },
): Promise<AccountedAmounts[]> {
  const rows = await findAccountedAmounts(ctx.db, { from, to, today: today(ctx.now) });
  const since = await wholeRupeesSince(ctx.db);
  return rows.map(([type, productId, day, soldOn, trial, subtotal, platformFee, tax, kept, supply]) => ({
    type,
    productId,
    day,
    soldOn,
    whole: soldOn >= since,
    trial,
    supply: supply ?? kindOf(type).supplies[0],
    ...sharesOfTotals(
      { cost: paiseOf(subtotal - platformFee), platformFee: paiseOf(platformFee), tax: paiseOf(tax) },
      kept === null ? undefined : paiseOf(kept),
      soldOn >= since,
    ),
  }));
}
