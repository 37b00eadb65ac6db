import { toRupees } from '../../core/money.ts';
import type { Config } from '../../platform/config.ts';
import type { Booking } from '../booking-row.ts';
import type { Head } from '../change.ts';
import { presentQuote } from '../pricing/present-quote.ts';
import type { ChangePreviewWire } from '../wire.ts';
import type { AskedChange } from './asked.ts';
import type { Calculated } from './calculate.ts';
import { makeToken } from './change-token.ts';

/** The preview as it travels: rupees, and the token that confirms it. */
export function presentPreview(
  config: Config,
  booking: Booking,
  asked: readonly AskedChange[],
  { quote, plan }: Calculated,
  now: Date,
): ChangePreviewWire {
  return {
    quote: presentQuote(quote),
    ends: (plan?.ends ?? []).map(({ line, to, back, kept }) => ({
      line: line.id,
      name: line.name,
      to,
      price: toRupees(line.subtotal) + toRupees(line.tax),
      givenBack: toRupees(back),
      kept: toRupees(kept),
    })),
    before: totals(booking),
    after: plan ? totals(plan.after) : null,
    toPay: plan ? toRupees(plan.due) : 0,
    payBy: plan && plan.due > 0 ? plan.payBy.toISOString() : null,
    toReceive: plan ? toRupees(plan.refund) : 0,
    replacesHeld: booking.proposal !== null && now < booking.proposal.until,
    token: plan ? makeToken(config, { booking, asked, plan }, now) : null,
  };
}

function totals({ subtotal, tax, total }: Pick<Head, 'subtotal' | 'tax' | 'total'>) {
  return { subtotal: toRupees(subtotal), tax: toRupees(tax), total: toRupees(total) };
}
