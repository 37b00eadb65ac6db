import type { Translate } from '../../../../messages/translate.ts';
import type { Day } from '../../../core/day.ts';
import { sum, zero } from '../../../core/money.ts';
import type { Config } from '../../../platform/config.ts';
import { keyOf, type Stock, unitsFree, withoutHolds } from '../../../stock/stock.ts';
import type { Booking } from '../../model/booking.ts';
import type { BookingHeader } from '../../model/change.ts';
import type { LineChange } from '../../model/line-changes.ts';
import { presentQuote } from '../../model/present-quote.ts';
import { isPriced, type Quote } from '../../model/quote.ts';
import type { ChangePreviewView } from '../../model/wire/wire.ts';
import type { CalculatedChange } from './calculate-change.ts';
import { signChangeToken } from './change-token.ts';

/** Returns the preview with the token to confirm it. */
export function presentPreview(
  t: Translate,
  config: Config,
  booking: Booking,
  changes: readonly LineChange[],
  { quote, plan, stock, held }: CalculatedChange,
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
    soldOut: soldOutDays(quote, withoutHolds(stock, held)),
    token: plan ? signChangeToken(config, { booking, changes, plan }, now) : null,
  };
}

/** Returns the days on which the lines that cannot be sold have too little stock, in order. */
function soldOutDays({ lines }: Quote, stock: ReadonlyMap<string, Stock>): Day[] {
  const short = lines.flatMap((line) => {
    if (!isPriced(line) || line.problem === null) return [];
    const { sellableId, slot, nightly, capacity, unitsPerDay } = line;
    return nightly
      .map(({ day }) => day)
      .filter((day) => unitsFree(stock.get(keyOf({ sellableId, day, slot })), capacity) < unitsPerDay);
  });
  return [...new Set(short)].sort();
}

function totals({ subtotal, tax, total }: Pick<BookingHeader, 'subtotal' | 'tax' | 'total'>) {
  return { subtotal, tax, total };
}
