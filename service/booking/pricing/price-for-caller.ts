import type { CartItem } from '../../catalog/product.ts';
import type { Context } from '../../platform/context.ts';
import { heavy } from '../../platform/read-budget.ts';
import { makeTurns } from '../../platform/turns.ts';
import { payerOf } from '../payer.ts';
import { quoteCost } from './quote-cost.ts';

/** Light quotes read beside sales: so many at once in this process, so that connections are left to sell with. */
const lightTurns = makeTurns(4, { waiting: 200 });

/** Charges a caller for pricing these lines. Throws RateLimitError with `retryAfter` when they have asked too much. */
export function chargeForQuote(ctx: Context, items: readonly CartItem[]): void {
  ctx.budget?.spend(payerOf(ctx), quoteCost(items), 'prices');
}

/**
 * Prices lines for a caller who is charged for them. A heavy quote has its turn on the connections of reads; one of the size
 * of a person's cart reads where sales do, so that no flood of searches keeps a buyer from a price.
 * Throws RateLimitError (see `chargeForQuote`), and ServiceUnavailableError when too many wait.
 */
export function priceForCaller<Priced>(
  ctx: Context,
  items: readonly CartItem[],
  price: (ctx: Context) => Promise<Priced>,
): Promise<Priced> {
  chargeForQuote(ctx, items);
  const cost = quoteCost(items);
  if (cost < heavy) return lightTurns(() => price(ctx));
  const reading = { ...ctx, db: ctx.reads ?? ctx.db };
  return ctx.budget ? ctx.budget.pass(payerOf(ctx), cost, () => price(reading)) : price(reading);
}
