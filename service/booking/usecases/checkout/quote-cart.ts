import { textIn } from '../../../../messages/translate.ts';
import type { SelectedLine } from '../../../catalog/product.ts';
import { readSaleSettings } from '../../../catalog/settings/read-sale-settings.ts';
import { requireRight } from '../../../core/may.ts';
import type { Context } from '../../../platform/context.ts';
import { readStock } from '../../../stock/holds.ts';
import { offersFor, priceWithinQuota } from '../../lifecycle/offers.ts';
import { presentQuote } from '../../model/present-quote.ts';
import { makeQuote, stockKeys } from '../../model/quote.ts';
import { payLaterProblem } from '../../model/unpaid-limits.ts';
import type { QuoteView } from '../../model/wire/wire.ts';

/**
 * Prices a cart at the current prices and availability. Locks and writes nothing. Throws RateLimitError if the caller's
 * quota is used up.
 *
 * @may everyone
 */
export async function quoteCart(ctx: Context, lines: readonly SelectedLine[]): Promise<QuoteView> {
  requireRight(ctx.viewer, 'ask for a price');
  return priceWithinQuota(ctx, lines, async (ctx) => {
    const settings = await readSaleSettings(ctx);
    const offered = await offersFor(ctx, lines, settings);
    const stock = await readStock(ctx, stockKeys(offered));
    const t = textIn(ctx.language);
    const quote = makeQuote(t, lines, offered, stock, settings.taxRules, ctx.now);
    return presentQuote(t, quote, payLaterProblem(t, { quote, stock, now: ctx.now }, settings.limits));
  });
}
