import { catalogOfferTexts } from '../../../messages/en/catalog/offer.ts';
import { textIn } from '../../../messages/translate.ts';
import { translateOffers } from '../../catalog/offer-names.ts';
import type { Offered, SelectedLine } from '../../catalog/product.ts';
import { products } from '../../catalog/products/products.ts';
import type { SaleSettings } from '../../catalog/settings/read-sale-settings.ts';
import type { Context } from '../../platform/context.ts';
import { heavy, workLimits } from '../../platform/load/work-limits.ts';
import { WorkQueue } from '../../platform/load/work-queue.ts';
import { quoteCost } from '../model/cart-items.ts';
import { payerOf } from './booking-access.ts';

/**
 * Returns the offers for the lines of a cart, in their order. Each product type is read once. `namesIn`: the language in
 * which they are named as well.
 */
export async function offersFor(
  ctx: Context,
  lines: readonly SelectedLine[],
  settings: SaleSettings,
  namesIn: string = ctx.language,
): Promise<Offered[]> {
  const t = textIn(ctx.language);
  const offered = new Map<SelectedLine, Offered>();
  for (const [type, own] of Map.groupBy(lines, ({ type }) => type)) {
    const answers = await translateOffers(ctx, type, await products[type].offer(ctx, own, settings), namesIn);
    for (const [index, line] of own.entries()) {
      offered.set(line, answers[index] ?? { problem: t(catalogOfferTexts.notYet) });
    }
  }
  return lines.map((line) => offered.get(line) ?? { problem: t(catalogOfferTexts.notAvailable) });
}

const lightQuotes = new WorkQueue(workLimits.lightQuotes);

/** Charges the caller's quota for pricing these lines. Throws RateLimitError with `retryAfter` if it is used up. */
export function chargeForQuote(ctx: Context, lines: readonly SelectedLine[]): void {
  ctx.quota?.spend(payerOf(ctx), quoteCost(lines), 'prices');
}

/**
 * Prices lines and charges the caller's quota. Heavy quotes queue for the read connections. Quotes of the size of a
 * personal cart use the connections of sales, so that a flood of searches does not delay buyers.
 * Throws RateLimitError (see `chargeForQuote`), and ServiceUnavailableError if too many are waiting.
 */
export function priceWithinQuota<Priced>(
  ctx: Context,
  lines: readonly SelectedLine[],
  price: (ctx: Context) => Promise<Priced>,
): Promise<Priced> {
  chargeForQuote(ctx, lines);
  const cost = quoteCost(lines);
  if (cost < heavy) return lightQuotes.run(() => price(ctx));
  const readContext = { ...ctx, db: ctx.reads ?? ctx.db };
  return ctx.quota ? ctx.quota.pass(payerOf(ctx), cost, () => price(readContext)) : price(readContext);
}
