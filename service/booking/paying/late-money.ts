import { readSaleSettings } from '../../catalog/settings/read-sale-settings.ts';
import type { RefundReason } from '../../emails/refund-reason.ts';
import type { Context } from '../../platform/context.ts';
import { lockStock, readHolds } from '../../stock/holds.ts';
import { withoutHolds } from '../../stock/stock.ts';
import type { Booking } from '../booking-row.ts';
import { itemOf } from '../changing/asked.ts';
import { offersFor } from '../pricing/offers.ts';
import { isPriced, makeQuote, policiesMark, stockKeys, termsMark } from '../pricing/quote.ts';

/**
 * Why money that comes after the grace does not buy a locked booking: today the same is not sold, or only dearer or under
 * another cancellation policy. Undefined when today's quote is no dearer. Locks the stock.
 */
export async function problemToday(ctx: Context, booking: Booking): Promise<RefundReason | undefined> {
  const { lines, total } = booking;
  const settings = await readSaleSettings(ctx);
  const items = lines.map((line) => itemOf(line, { line: line.id }));
  const offered = await offersFor(ctx, items, settings);
  // another room or car may have taken the name of the one that was sold
  if (offered.some((one, index) => !('offer' in one) || one.offer.sellableId !== lines[index]?.sellableId))
    return 'late-not-sold';
  const stock = await lockStock(ctx, stockKeys(offered));
  const held = await readHolds(
    ctx,
    lines.map(({ id }) => id),
  );
  const quote = makeQuote(items, offered, withoutHolds(stock, held), settings.taxRules, ctx.now);
  if (quote.lines.some((line) => !isPriced(line) || line.offer.saleEnds <= ctx.now)) return 'late-not-sold';
  if (!quote.available) return 'late-sold-out';
  if (quote.total > total) return { was: total, now: quote.total };
  const sold = policiesMark(lines.map(({ details }) => details.cancellation.policy));
  return termsMark(quote) === sold ? undefined : 'late-other-policy';
}
