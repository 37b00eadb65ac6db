import type { CartItem } from '../../catalog/product.ts';
import { makeConcurrencyLimiter } from '../../platform/concurrency-limiter.ts';
import type { Context } from '../../platform/context.ts';
import { heavy } from '../../platform/read-quota.ts';
import { payerOf } from '../payer.ts';
import { quoteCost } from './quote-cost.ts';

/**
 * Limit of light quotes that are read at once in this process, on the connections of sales, so that connections are
 * left to sell with.
 */
const limitLightQuotes = makeConcurrencyLimiter(4, { waiting: 200 });

/** Charges the caller's quota for pricing these items. Throws RateLimitError with `retryAfter` if it is used up. */
export function chargeForQuote(ctx: Context, items: readonly CartItem[]): void {
  ctx.quota?.spend(payerOf(ctx), quoteCost(items), 'prices');
}

/**
 * Prices items and charges the caller's quota. Heavy quotes queue for the read connections. Quotes of the size of a
 * personal cart use the connections of sales, so that a flood of searches does not delay buyers.
 * Throws RateLimitError (see `chargeForQuote`), and ServiceUnavailableError if too many are waiting.
 */
export function priceWithinQuota<Priced>(
  ctx: Context,
  items: readonly CartItem[],
  price: (ctx: Context) => Promise<Priced>,
): Promise<Priced> {
  chargeForQuote(ctx, items);
  const cost = quoteCost(items);
  if (cost < heavy) return limitLightQuotes(() => price(ctx));
  const readContext = { ...ctx, db: ctx.reads ?? ctx.db };
  return ctx.quota ? ctx.quota.pass(payerOf(ctx), cost, () => price(readContext)) : price(readContext);
}
