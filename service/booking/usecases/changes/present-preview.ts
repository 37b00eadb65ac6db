import { toRupees } from '../../../core/money.ts';
import type { Config } from '../../../platform/config.ts';
import type { Booking } from '../../model/booking.ts';
import type { BookingHeader } from '../../model/change.ts';
import type { LineChange } from '../../model/line-changes.ts';
import { presentQuote } from '../../model/present-quote.ts';
import type { ChangePreviewWire } from '../../model/wire/wire.ts';
import type { CalculatedChange } from './calculate-change.ts';
import { signChangeToken } from './change-token.ts';

/** Returns the preview for the API, with amounts in rupees and the token to confirm it. */
export function presentPreview(
  config: Config,
  booking: Booking,
  changes: readonly LineChange[],
  { quote, plan }: CalculatedChange,
  now: Date,
): ChangePreviewWire {
  return {
    quote: presentQuote(quote),
    ends: (plan?.ends ?? []).map(({ line, to, back, retained }) => ({
      line: line.id,
      name: line.name,
      to,
      price: toRupees(line.subtotal) + toRupees(line.tax),
      givenBack: toRupees(back),
      kept: toRupees(retained),
    })),
    before: totals(booking),
    after: plan ? totals(plan.after) : null,
    toPay: plan ? toRupees(plan.due) : 0,
    payBy: plan && plan.due > 0 ? plan.payBy.toISOString() : null,
    toReceive: plan ? toRupees(plan.refund) : 0,
    replacesHeld: booking.pendingChange !== null && now < booking.pendingChange.until,
    token: plan ? signChangeToken(config, { booking, changes, plan }, now) : null,
  };
}

function totals({ subtotal, tax, total }: Pick<BookingHeader, 'subtotal' | 'tax' | 'total'>) {
  return { subtotal: toRupees(subtotal), tax: toRupees(tax), total: toRupees(total) };
}
