import type { Translate } from '../../../../messages/translate.ts';
import { sum, zero } from '../../../core/money.ts';
import type { Config } from '../../../platform/config.ts';
import type { Booking } from '../../model/booking.ts';
import type { BookingHeader } from '../../model/change.ts';
import type { LineChange } from '../../model/line-changes.ts';
import { presentQuote } from '../../model/present-quote.ts';
import type { ChangePreviewView } from '../../model/wire/wire.ts';
import type { CalculatedChange } from './calculate-change.ts';
import { signChangeToken } from './change-token.ts';

/** Returns the preview with the token to confirm it. */
export function presentPreview(
  t: Translate,
  config: Config,
  booking: Booking,
  changes: readonly LineChange[],
  { quote, plan }: CalculatedChange,
  now: Date,
): ChangePreviewView {
  return {
    quote: presentQuote(t, quote),
    ends: (plan?.ends ?? []).map(({ line, to, back, retained }) => ({
      line: line.id,
      name: line.name,
      to,
      price: sum([line.subtotal, line.tax]),
      givenBack: back,
      kept: retained,
    })),
    before: totals(booking),
    after: plan ? totals(plan.after) : null,
    toPay: plan?.due ?? zero,
    payBy: plan && plan.due > 0 ? plan.payBy.toISOString() : null,
    toReceive: plan?.refund ?? zero,
    replacesHeld: booking.pendingChange !== null && now < booking.pendingChange.until,
    token: plan ? signChangeToken(config, { booking, changes, plan }, now) : null,
  };
}

function totals({ subtotal, tax, total }: Pick<BookingHeader, 'subtotal' | 'tax' | 'total'>) {
  return { subtotal, tax, total };
}
