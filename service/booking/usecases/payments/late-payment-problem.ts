import { textIn } from '../../../../messages/translate.ts';
import { readSaleSettings } from '../../../catalog/settings/read-sale-settings.ts';
import type { RefundReason } from '../../../emails/refund-due.email.ts';
import type { Context } from '../../../platform/context.ts';
import { lockStock, readHolds } from '../../../stock/holds.ts';
import { withoutHolds } from '../../../stock/stock.ts';
import { offersFor } from '../../lifecycle/offers.ts';
import type { Booking } from '../../model/booking.ts';
import { selectedLineOf } from '../../model/line-changes.ts';
import { isPriced, makeQuote, policiesFingerprint, stockKeys, termsFingerprint } from '../../model/quote.ts';

/**
 * Returns why a payment after the grace period cannot confirm a locked booking: it is not sold today, costs more or has
 * another cancellation policy. Undefined if today's quote is at most as high. Locks the stock.
 */
export async function latePaymentProblem(ctx: Context, booking: Booking): Promise<RefundReason | undefined> {
  const { lines, total } = booking;
  const settings = await readSaleSettings(ctx);
  const selected = lines.map((line) => selectedLineOf(line));
  const offered = await offersFor(ctx, selected, settings);
  // another room or car may have the name of the one that was sold
  if (offered.some((one, index) => !('offer' in one) || one.offer.sellableId !== lines[index]?.sellableId))
    return 'late-not-sold';
  const stock = await lockStock(ctx, stockKeys(offered));
  const held = await readHolds(
    ctx,
    lines.map(({ id }) => id),
  );
  const quote = makeQuote(
    textIn(ctx.language),
    selected,
    offered,
    withoutHolds(stock, held),
    settings.taxRules,
    ctx.now,
  );
  if (quote.lines.some((line) => !isPriced(line) || line.saleEnds <= ctx.now)) return 'late-not-sold';
  if (!quote.available) return 'late-sold-out';
  if (quote.total > total) return { was: total, now: quote.total };
  const sold = policiesFingerprint(lines.map(({ cancellation }) => cancellation.policy));
  return termsFingerprint(quote) === sold ? undefined : 'late-other-policy';
}
