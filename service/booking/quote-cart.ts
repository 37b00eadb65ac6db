import type { CartItem } from '../catalog/product.ts';
import type { Context } from '../platform/context.ts';
import { currentTaxRules } from './booking.sql.ts';
import { readStock } from './inventory.sql.ts';
import { offersFor } from './offers.ts';
import { presentQuote } from './present-quote.ts';
import { makeQuote, stockKeys } from './quote.ts';
import type { QuoteWire } from './quote-wire.ts';

/** Prices a cart as it could be sold now. Locks and writes nothing. */
export async function quoteCart(ctx: Context, items: readonly CartItem[]): Promise<QuoteWire> {
  const rules = await currentTaxRules(ctx.db);
  const offered = await offersFor(ctx, items);
  const stock = await readStock(ctx.db, stockKeys(offered), ctx.now);
  return presentQuote(makeQuote(items, offered, stock, rules, ctx.now));
}
